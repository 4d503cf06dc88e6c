import type { GalleryState } from '../states.types';
import { failing, few, loading, rightToLeft } from './usual';

/** For the button that adds a product to the cart. */
export const buying: readonly GalleryState[] = [
  {
    ...few,
    id: 'product',
    label: 'Ready',
    shows: 'Press the button: the product goes into the cart without leaving the page.',
    lines: 0,
  },
  { ...rightToLeft, lines: 0 },
  { ...loading, shows: 'Press the button: the shop takes its time.', lines: 0 },
  { ...failing, shows: 'Press the button: the shop fails, and the page says so.', lines: 0 },
];

/** For instant purchase. */
export const atOnce: readonly GalleryState[] = [
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'Press the button: a question shows what the product would be ordered with.',
    lines: 0,
    customer: true,
  },
  { ...few, id: 'guest', label: 'Guest', shows: 'A guest is offered nothing.', lines: 0 },
  { ...rightToLeft, lines: 0, customer: true },
  {
    ...failing,
    shows: 'The payment and address are not loaded: no room is taken.',
    lines: 0,
    customer: true,
  },
];

/** For quantity fields. */
export const counting: readonly GalleryState[] = [
  { ...few, id: 'idle', label: 'Idle', shows: 'A number field with its two buttons.', lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For the link that adds a product to the wish list. */
export const wishing: readonly GalleryState[] = [
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'A press puts the product on the list; the next one opens the list.',
    customer: true,
  },
  { ...few, id: 'guest', label: 'Guest', shows: 'A press leads to the sign-in first.' },
  { ...rightToLeft, customer: true },
  { ...loading, customer: true },
  { ...failing, customer: true },
];

/** For the link that adds a product to the comparison list. */
export const comparing: readonly GalleryState[] = [
  {
    ...few,
    id: 'listed',
    label: 'Press it',
    shows: 'A press puts the product on the list; the next one takes it off again.',
  },
  rightToLeft,
  loading,
  failing,
];
