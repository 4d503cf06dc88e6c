import { isRecord } from '../../src/platform/record';
import { jsonStorage } from '../../src/platform/storage/storage';
import type { CommerceItem, ListDetail } from '../../src/platform/page/commerce.types';

/** The list from which the shopper opened a product, and its categories, the outermost first. */
export type ItemOrigin = Pick<CommerceItem, 'listId' | 'listName' | 'categories'>;

interface Opened extends ItemOrigin {
  readonly productId: string;
}

/** The products that were opened from lists in this window, the latest last. */
const opened = jsonStorage('till-measured-lists', 'sessionStorage');

/** So many products are remembered. */
const MAX_OPENED = 50;

const UNKNOWN: ItemOrigin = { listId: null, listName: null, categories: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

const isOpened = (value: unknown): value is Opened =>
  isRecord(value) &&
  isText(value.productId) &&
  isText(value.listId) &&
  isText(value.listName) &&
  Array.isArray(value.categories) &&
  value.categories.every(isText);

function read(): readonly Opened[] {
  const stored = opened.read();
  return Array.isArray(stored) ? stored.filter(isOpened) : [];
}

/** Remembers the list that a product was opened or added from. Nothing is remembered where storage is blocked. */
export function rememberOrigin(
  { productId, categories }: CommerceItem,
  { listId, listName }: Pick<ListDetail, 'listId' | 'listName'>,
): void {
  if (productId === null) return;
  const others = read().filter((one) => one.productId !== productId);
  opened.write([...others, { productId, listId, listName, categories }].slice(-MAX_OPENED));
}

/** Where products came from, by product id; a product that was not opened from a list has no origin. */
export function readOrigins(): (productId: string | null) => ItemOrigin {
  const origins = new Map(read().map(({ productId, ...origin }) => [productId, origin]));
  return (productId) => (productId === null ? undefined : origins.get(productId)) ?? UNKNOWN;
}
