import { compareKindOf } from '../../../domain/compare-posts';
import { readDataPost, type DataPost } from '../../../domain/data-post';
import { ownValue } from '../../../domain/own-value';

/** A compared product: one column of the table. */
export interface CompareColumn {
  readonly id: string;
  readonly name: string;
  /** The post that removes the product. */
  readonly removal: DataPost;
  readonly link: HTMLElement;
  /** The column's cells, one per row. */
  readonly cells: readonly HTMLElement[];
}

/** A row for one attribute, with the cells of the products. */
export interface CompareRow {
  readonly row: HTMLTableRowElement;
  /** By product id. */
  readonly cells: Readonly<Record<string, HTMLElement>>;
}

/** The server-rendered table. */
export interface CompareTable {
  readonly table: HTMLTableElement;
  /** The element in which the table scrolls. */
  readonly wrapper: HTMLElement;
  readonly columns: readonly CompareColumn[];
  readonly attributes: readonly CompareRow[];
}

const textIn = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const NAME = '.product-item-name, .product.name';

function columnsOf(table: HTMLTableElement): readonly CompareColumn[] {
  const rows = [...table.rows];
  return [...table.querySelectorAll<HTMLElement>('[data-post]')].flatMap((link) => {
    const removal = readDataPost(link.dataset.post ?? null);
    const cell = link.closest('td');
    const id = removal?.data.product;
    if (removal === null || cell === null || id === undefined) return [];
    if (compareKindOf(removal) !== 'remove') return [];
    const cells = rows.flatMap((row) => row.cells[cell.cellIndex] ?? []);
    const name = textIn(cells.map((one) => one.querySelector(NAME)).find((one) => one !== null));
    return [{ id, name, removal, link, cells }];
  });
}

function attributesOf(
  table: HTMLTableElement,
  columns: readonly CompareColumn[],
): readonly CompareRow[] {
  const rows = [...table.rows].filter((row) => row.querySelector('td.attribute') !== null);
  return rows.map((row) => ({
    row,
    cells: Object.fromEntries(
      columns.flatMap(({ id, cells }) => {
        const cell = cells.find((one) => one.parentElement === row);
        return cell === undefined ? [] : [[id, cell] as const];
      }),
    ),
  }));
}

const known = new WeakMap<HTMLTableElement, CompareTable>();

/** The table inside the element; null if the server rendered none, as for an empty list. */
export function compareTableOf(host: HTMLElement | null): CompareTable | null {
  const table = host?.querySelector<HTMLTableElement>(
    'table#product-comparison, table.table-comparison',
  );
  if (table == null) return null;
  const read = known.get(table);
  if (read !== undefined) return read;
  const columns = columnsOf(table);
  const wrapper = table.closest<HTMLElement>('.table-wrapper') ?? table;
  const made = { table, wrapper, columns, attributes: attributesOf(table, columns) };
  known.set(table, made);
  return made;
}

/** The value of a cell: its text and its images. */
const valueOf = (cell: HTMLElement | undefined): string =>
  [textIn(cell), ...[...(cell?.querySelectorAll('img') ?? [])].map(({ src }) => src)].join('\n');

/** Whether the products have the same value in a row. */
export const isSame = ({ cells }: CompareRow, productIds: readonly string[]): boolean =>
  new Set(productIds.map((id) => valueOf(ownValue(cells, id)))).size < 2;
