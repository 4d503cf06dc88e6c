const END = '<!-- End of the generated table. -->';

/** The comment that begins a table which `npm run docs` writes from `source`. */
const startOf = (source: string): string => `<!-- Written by \`npm run docs\` from ${source}. -->`;

/**
 * Returns a page with a new table between its marks; the rest of the page is written by hand.
 *
 * @throws Error when the page has no place for the table
 */
export function withTable(page: string, source: string, table: string): string {
  const start = startOf(source);
  const before = page.indexOf(start);
  const after = page.indexOf(END, before);
  if (before === -1 || after === -1) throw new Error(`The page lacks "${start}" and "${END}".`);
  return `${page.slice(0, before + start.length)}\n\n${table}\n\n${page.slice(after)}`;
}
