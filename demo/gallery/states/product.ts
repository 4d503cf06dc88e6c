import type { GalleryState } from '../states.types';
import { failing, few, hostile, loading, one, rightToLeft } from './usual';

/** For elements of a product page, with an empty cart. */
const product: readonly GalleryState[] = [
  { ...few, id: 'product', label: 'A product', shows: 'A product with options.', lines: 0 },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For elements around server-rendered fields of a product. */
export const fieldsOf = (shows: string): readonly GalleryState[] =>
  product.map((state) => (state.id === 'product' ? { ...state, shows } : state));

/** For breadcrumbs. */
export const trail: readonly GalleryState[] = fieldsOf('The page of a product in a category.');

/** For the options of a configurable product. */
export const variants: readonly GalleryState[] = [
  {
    ...few,
    id: 'product',
    label: 'Colours',
    shows: 'Choose rust: the shop has no dotted one of it.',
    lines: 0,
  },
  {
    ...few,
    id: 'pictures',
    label: 'Pictures',
    shows: 'Values with a picture each.',
    lines: 0,
    product: 'BK-TIDE',
  },
  {
    ...few,
    id: 'words',
    label: 'Words',
    shows: 'Values that are words; one of them is sold out.',
    lines: 0,
    product: 'BK-ATLAS',
  },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For a text that can be expanded. */
export const text: readonly GalleryState[] = [
  {
    ...few,
    id: 'long',
    label: 'Long',
    shows: 'A text of many lines, of which the first ones show.',
    lines: 0,
  },
  {
    ...one,
    id: 'short',
    label: 'Short',
    shows: 'A text that fits stays as it is.',
    lines: 0,
    product: 'BK-SALT',
  },
  { ...rightToLeft, lines: 0 },
];

/** For the bar that appears when the button of the product's form is scrolled out of view. */
export const pastButton: readonly GalleryState[] = product.map((state) => ({
  ...state,
  scrolledPast: true,
}));

/** For reviews of a product. */
export const reviews: readonly GalleryState[] = [
  {
    ...few,
    label: 'Reviews',
    shows: 'A product that readers have written about, and the form to write more.',
    lines: 0,
  },
  { id: 'empty', label: 'Empty', shows: 'Nobody has written yet.', lines: 0, product: 'LT-CLIP' },
  { ...rightToLeft, lines: 0 },
  { ...loading, shows: 'The server’s own list stays until the new one is loaded.', lines: 0 },
  { ...failing, shows: 'The list cannot be loaded again: the server’s own stays.', lines: 0 },
];
