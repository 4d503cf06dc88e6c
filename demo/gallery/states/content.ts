import type { GalleryState } from '../states.types';
import { failing, few, loading, many, rightToLeft } from './usual';

/** For elements that fill the page around them and render nothing themselves. */
export const unseen: readonly GalleryState[] = [
  {
    ...few,
    id: 'unseen',
    label: 'Unseen',
    shows: 'It draws nothing itself; the front page of the shop greets a customer by it.',
  },
];

/** For server-rendered HTML: here the visitor's cart, as on a page of the admin area. */
export const drawn: readonly GalleryState[] = [
  { ...few, label: 'Drawn', shows: 'The server has drawn a table.' },
  { ...few, id: 'empty', label: 'Empty', shows: 'The server has nothing to draw.', lines: 0 },
  { ...many, label: 'Long', shows: 'The server has drawn a long table.' },
  rightToLeft,
  loading,
  failing,
];

const printed: GalleryState = {
  ...few,
  id: 'printed',
  label: 'As printed',
  shows: 'The server’s own form: press its button to see the element work.',
  lines: 0,
};

/** For elements around a server-rendered form. */
export const aroundForm: readonly GalleryState[] = [
  printed,
  { ...rightToLeft, lines: 0 },
  { ...loading, lines: 0 },
  { ...failing, lines: 0 },
];

/** For elements around a server-rendered field. */
export const aroundField: readonly GalleryState[] = [
  { ...printed, shows: 'Write something: the number of characters left appears below.' },
  { ...rightToLeft, lines: 0 },
];

/** For the page builder's parts: the example of the element, in both writing directions. */
export const parts: readonly GalleryState[] = [
  { ...few, id: 'printed', label: 'Printed', shows: 'As the page builder prints it.' },
  { ...rightToLeft, shows: 'The page of a shop in Arabic or Hebrew: the arrow keys are reversed.' },
];
