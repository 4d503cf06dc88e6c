/**
 * The script that runs now: the browser says so for classic scripts; a module has to be found by its mark
 * (`<script type="module" data-till src="...">`) or by its file's name.
 */
export function ownScript(): HTMLScriptElement | null {
  const current = document.currentScript;
  if (current instanceof HTMLScriptElement && current.src !== '') return current;
  return (
    document.querySelector<HTMLScriptElement>('script[data-till][src]') ??
    document.querySelector<HTMLScriptElement>('script[src*="till.js"]')
  );
}
