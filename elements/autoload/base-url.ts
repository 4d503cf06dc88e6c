/**
 * The currently running script: classic scripts are known to the browser; a module is found by its attribute (`<script
 * type="module" data-till src="...">`) or by its file name.
 */
export function ownScript(): HTMLScriptElement | null {
  // An SVG script element has no `src`.
  const current = document.currentScript as HTMLScriptElement | null;
  if (current?.src) return current;
  return (
    document.querySelector<HTMLScriptElement>('script[data-till][src]') ??
    document.querySelector<HTMLScriptElement>('script[src*="till.js"]')
  );
}
