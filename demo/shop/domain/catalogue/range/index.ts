import type { ProductDraft } from '../product.types';
import { fiction } from './fiction';
import { moreFilms } from './films';
import { moreGoods } from './goods';
import { nonFiction } from './non-fiction';
import { moreRecords } from './records';

/** The ordinary titles that make the shelves full enough to sort and filter. */
export const range: readonly ProductDraft[] = [
  ...fiction,
  ...nonFiction,
  ...moreRecords,
  ...moreFilms,
  ...moreGoods,
];
