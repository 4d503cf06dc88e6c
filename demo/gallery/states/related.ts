import type { GalleryState } from '../states.types';
import { failing, few, hostile, loading, many, one, rightToLeft } from './usual';

/** For sliders of other products. */
export const neighbours: readonly GalleryState[] = [
  { ...many, label: 'Many', shows: 'More products than fit.', lines: 0 },
  { ...few, label: 'A few', shows: 'All of them fit: nothing to move.', lines: 0, neighbours: 3 },
  { ...one, label: 'One', shows: 'A single product.', lines: 0, neighbours: 1 },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For recently viewed products. */
export const viewed: readonly GalleryState[] = [
  {
    ...few,
    label: 'A few',
    shows: 'Four products were viewed before this one.',
    lines: 0,
    viewed: 4,
  },
  { ...one, label: 'One', shows: 'A single product was viewed.', lines: 0, viewed: 1 },
  {
    ...many,
    label: 'Many',
    shows: 'More were viewed than are shown: the newest ones.',
    lines: 0,
    viewed: 12,
  },
  { id: 'empty', label: 'Empty', shows: 'Nothing was viewed: no room is taken.', lines: 0 },
  { ...hostile, lines: 0, viewed: 5 },
  { ...rightToLeft, lines: 0, viewed: 4 },
  {
    ...loading,
    shows: 'The products’ names are not loaded yet: no room is taken.',
    lines: 0,
    viewed: 4,
  },
  {
    ...failing,
    shows: 'The products’ names cannot be loaded: no room is taken.',
    lines: 0,
    viewed: 4,
  },
];
