import { withTable } from './generated-table';
import { pageLimit, type Limits, type PageFiles } from './sizes';

/** The part of budgets.json that the table is generated from. */
interface Budgets {
  readonly size: { readonly limits: Limits; readonly pages: PageFiles };
}

/** The files that a standard page loads before it renders, and the limit of their size in kB. */
function pagesTable({ size: { limits, pages } }: Budgets): string {
  const rows = Object.entries(pages).map(
    ([page, files]) =>
      `| ${page} | ${files.join(', ')} | ${pageLimit(page, limits)?.toFixed(1) ?? ''} |`,
  );
  return ['| page | files | kB at most |', '|---|---|---|', ...rows].join('\n');
}

/** Returns docs/build.md with an updated table of pages. */
export const withPagesTable = (page: string, budgets: Budgets): string =>
  withTable(page, 'budgets.json', pagesTable(budgets));
