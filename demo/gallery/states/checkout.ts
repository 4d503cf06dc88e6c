import type { GalleryState } from '../states.types';
import { few, one, many, hostile, rightToLeft, loading, failing } from './usual';

/** For elements that order the cart, which the shop never shows for an empty one. */
export const checkout: readonly GalleryState[] = [
  { ...few, id: 'guest', label: 'Guest', shows: 'A visitor whom the shop does not know.' },
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'Signed in, with two addresses.',
    customer: true,
  },
  {
    ...few,
    id: 'verified',
    label: 'Verified addresses',
    shows: 'A tax service corrects “500 Castro St” and does not know “1 Nowhere Lane”.',
    settings: { addressVerification: 'choice' },
  },
  one,
  many,
  hostile,
  { ...rightToLeft, customer: true },
  { ...loading, customer: true },
  { ...failing, customer: true },
];

/** For elements that offer something once the order is placed. */
export const offer: readonly GalleryState[] = [
  { ...few, id: 'offer', label: 'The offer', shows: 'A guest who has just ordered.', lines: 0 },
  { ...rightToLeft, lines: 0 },
  { ...loading, lines: 0 },
  { ...failing, lines: 0 },
];

/** For the update of a subscription, which the shop does not offer: the element takes no space. */
export const review: readonly GalleryState[] = [
  { ...few, label: 'No update', shows: 'No subscription is being updated: no room is taken.' },
  { ...rightToLeft, shows: 'The same on a page from right to left.' },
];

/** For wallet buttons, which the gallery's shop does not offer: the element takes no space. */
export const wallets: readonly GalleryState[] = [
  { ...few, label: 'No wallets', shows: 'The page has no express checkout: no room is taken.' },
  { ...rightToLeft, shows: 'The same on a page from right to left.' },
];

/** For the message about paying later, which the gallery's shop does not offer: the element takes no space. */
export const later: readonly GalleryState[] = [
  {
    ...few,
    label: 'No message',
    shows: 'The page has no message of a provider: no room is taken.',
  },
  { ...rightToLeft, shows: 'The same on a page from right to left.' },
];

/** For elements that only contain a form and do not depend on the cart. */
export const asking: readonly GalleryState[] = [
  {
    ...few,
    id: 'asking',
    label: 'To fill in',
    shows: 'Try 4242 4242 4242 4242, a month to come and any code.',
    lines: 0,
  },
  { ...rightToLeft, lines: 0 },
];
