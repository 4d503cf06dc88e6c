import type { GalleryState } from '../states.types';
import { few, one, many, hostile, rightToLeft, loading, failing } from './usual';

/** For elements that show the cart. */
export const cart: readonly GalleryState[] = [
  few,
  { id: 'empty', label: 'Empty', shows: 'A visitor without a cart.', lines: 0 },
  one,
  many,
  hostile,
  rightToLeft,
  loading,
  failing,
];
