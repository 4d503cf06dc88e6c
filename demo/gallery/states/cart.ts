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

/** For the coupon box, which depends on the coupon, not on the lines of the cart. */
export const coupon: readonly GalleryState[] = [
  { ...few, label: 'No coupon', shows: 'Try TENOFF, or EXPIRED1, which the shop refuses.' },
  { ...few, id: 'applied', label: 'Applied', shows: 'A coupon that holds.', coupon: 'TENOFF' },
  { id: 'empty', label: 'Empty', shows: 'A visitor without a cart.', lines: 0 },
  rightToLeft,
  { ...loading, shows: 'Try TENOFF: the shop takes its time.' },
  { ...failing, shows: 'Try TENOFF: the shop fails, and the box says so.' },
];
