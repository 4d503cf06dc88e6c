import type { PageConfig } from './context.types';

/** JSON that can stand inside a script element: no `<`, so it can neither close it nor open a comment. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** An init script. */
export const printInit = (entry: PageConfig['init'][number]): string =>
  `<script type="text/x-magento-init">${jsonText(entry)}</script>`;

/**
 * The script elements that carry a page's configuration: one `data-till-config` block and one block for each init entry.
 * None of them is script to the browser, so a strict CSP lets them stand.
 */
export function printPageConfig(config: PageConfig): string {
  const till = `<script type="application/json" data-till-config>${jsonText(config.till)}</script>`;
  return [till, ...config.init.map(printInit)].join('\n');
}
