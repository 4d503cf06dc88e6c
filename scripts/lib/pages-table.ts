import { pageLimit, type Limits, type PageFiles } from './sizes';

/** The part of budgets.json that the table is generated from. */
interface Budgets {
  readonly size: { readonly limits: Limits; readonly pages: PageFiles };
}

const START = '<!-- Written by `npm run docs` from budgets.json. -->';
const END = '<!-- End of the generated table. -->';

/** The files that a standard page loads before it renders, and the limit of their size in kB. */
function pagesTable({ size: { limits, pages } }: Budgets): string {
  const rows = Object.entries(pages).map(
    ([page, files]) =>
      `| ${page} | ${files.join(', ')} | ${pageLimit(page, limits)?.toFixed(1) ?? ''} |`,
  );
  return ['| page | files | kB at most |', '|---|---|---|', ...rows].join('\n');
}

/**
 * Returns docs/build.md with an updated table of pages; the rest of the page is written by hand.
 *
 * @throws Error when the page has no place for the table
 */
export function withPagesTable(page: string, budgets: Budgets): string {
  const [before, after] = [page.indexOf(START), page.indexOf(END)];
  if (before === -1 || after < before)
    throw new Error(`docs/build.md lacks "${START}" and "${END}"`);
  const head = page.slice(0, before + START.length);
  return `${head}\n\n${pagesTable(budgets)}\n\n${page.slice(after)}`;
}
