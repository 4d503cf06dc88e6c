import type { GalleryState } from '../states.types';
import { hostile, rightToLeft } from './usual';

const FILM = 'FM-NORTHLINE';

const PICTURES = 'NB-DAY';

const pictures: GalleryState = {
  id: 'pictures',
  label: 'Pictures',
  shows: 'A product with a picture for every colour.',
  lines: 0,
  product: PICTURES,
};

/** For the gallery of a product. */
export const gallery: readonly GalleryState[] = [
  pictures,
  {
    id: 'film',
    label: 'With a film',
    shows: 'A film follows the picture.',
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

/** For players, which send no requests. */
export const player: readonly GalleryState[] = [
  { id: 'film', label: 'A film', shows: 'The player before anything plays.', lines: 0 },
  { ...rightToLeft, lines: 0 },
];
