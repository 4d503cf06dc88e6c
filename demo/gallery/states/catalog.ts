import type { GalleryState } from '../states.types';
import { failing, few, hostile, loading, rightToLeft } from './usual';

/** For elements of the catalogue: what is in the cart does not matter. */
export const catalogue: readonly GalleryState[] = [
  { ...few, label: 'Idle', shows: 'As it stands on most pages.', lines: 0 },
  { ...rightToLeft, lines: 0 },
  { ...loading, lines: 0 },
  { ...failing, lines: 0 },
];

/** For elements of a product's page: what they show is printed, and nothing of it is in the cart. */
export const product: readonly GalleryState[] = [
  { ...few, id: 'product', label: 'A product', shows: 'A product with options.', lines: 0 },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For elements that show what a product costs. */
export const price: readonly GalleryState[] = [
  ...product,
  {
    ...few,
    id: 'unpriced',
    label: 'No price',
    shows: 'The page says no price of the product.',
    lines: 0,
    bare: true,
  },
];

/** For what stands in for the button of a product's form. */
export const pastButton: readonly GalleryState[] = product.map((state) => ({
  ...state,
  scrolledPast: true,
}));

const FILM = 'FM-NORTHLINE';

const PICTURES = 'NB-DAY';

const pictures: GalleryState = {
  id: 'pictures',
  label: 'Pictures',
  shows: 'A product with a picture for every colour.',
  lines: 0,
  product: PICTURES,
};

/** For elements that show what a product looks and sounds like. */
export const gallery: readonly GalleryState[] = [
  pictures,
  {
    id: 'film',
    label: 'With a film',
    shows: 'A film stands behind the picture.',
    lines: 0,
    product: FILM,
  },
  {
    id: 'one',
    label: 'One picture',
    shows: 'Nothing to choose from.',
    lines: 0,
    product: 'BK-SALT',
  },
  { id: 'empty', label: 'Empty', shows: 'The page prints no pictures.', lines: 0, bare: true },
  { ...hostile, lines: 0, product: PICTURES },
  { ...rightToLeft, lines: 0, product: PICTURES },
];

/** For players, which ask the shop for nothing. */
export const player: readonly GalleryState[] = [
  { id: 'film', label: 'A film', shows: 'The player before anything plays.', lines: 0 },
  { ...rightToLeft, lines: 0 },
];
