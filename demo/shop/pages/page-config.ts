import type { PageConfig } from './context.types';

/** JSON for a script element: without `<`, so that it can neither close it nor open a comment. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** An init script. */
export const printInit = (entry: PageConfig['init'][number]): string =>
  `<script type="text/x-magento-init">${jsonText(entry)}</script>`;

/**
 * The script elements with a page's configuration: one `data-till-config` block and one block for each init entry.
 * Browsers do not execute them, so a strict CSP allows them.
 */
export function printPageConfig(config: PageConfig): string {
  const till = `<script type="application/json" data-till-config>${jsonText(config.till)}</script>`;
  return [till, ...config.init.map(printInit)].join('\n');
}
