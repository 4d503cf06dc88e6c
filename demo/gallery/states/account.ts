import type { GalleryState } from '../states.types';
import { failing, few, loading, rightToLeft } from './usual';

/** For elements that show who is here. */
export const visitors: readonly GalleryState[] = [
  { ...few, id: 'guest', label: 'Guest', shows: 'A visitor whom the shop does not know.' },
  { ...few, id: 'customer', label: 'Customer', shows: 'Signed in.', customer: true },
  rightToLeft,
  loading,
  failing,
];

/** For what manages the payment methods of a customer. */
export const savedCards: readonly GalleryState[] = [
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'Saved methods and the form to add one, where the shop has a provider.',
    lines: 0,
    customer: true,
  },
  {
    ...few,
    id: 'guest',
    label: 'Guest',
    shows: 'Nobody is signed in: a link leads there.',
    lines: 0,
    refused: true,
  },
  { ...rightToLeft, lines: 0, customer: true },
  { ...loading, lines: 0, customer: true },
  { ...failing, lines: 0, customer: true },
];

/** For elements that show what the shop has to say. */
export const told: readonly GalleryState[] = [
  {
    ...few,
    id: 'good-news',
    label: 'Good news',
    shows: 'A message that leaves by itself.',
    messages: [
      {
        type: 'success',
        text: 'You added Field Guide to your <a href="/checkout/cart/">shopping cart</a>.',
      },
    ],
  },
  {
    ...few,
    id: 'error',
    label: 'Error',
    shows: 'A message that stays until it is closed.',
    messages: [{ type: 'error', text: 'The coupon code "NOPE" is not valid.' }],
  },
  {
    ...few,
    id: 'several',
    label: 'Several',
    shows: 'Everything that a page left, at once.',
    messages: [
      { type: 'warning', text: 'The price of an item has changed.' },
      { type: 'notice', text: 'You have no more than 3 of it in your cart.' },
      { type: 'error', text: 'An item is no longer available.' },
    ],
  },
  {
    ...few,
    id: 'hostile',
    label: 'Hostile words',
    shows: 'Markup that must not act, and a word without a space.',
    messages: [{ type: 'error', text: `<img src="x" onerror="alert(1)">${'without'.repeat(30)}` }],
  },
  { ...few, id: 'silent', label: 'Silent', shows: 'Nothing to say, which takes no room.' },
];

/** For forms and texts of the account, which stay as the server has drawn them. */
export const drawnByServer: readonly GalleryState[] = [
  { ...few, id: 'drawn', label: 'Drawn by the server', shows: 'As the page has it.', lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For the address book of a customer. */
export const addresses: readonly GalleryState[] = [
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'Two addresses, which are the defaults.',
    lines: 0,
    customer: true,
  },
  {
    ...few,
    id: 'guest',
    label: 'Guest',
    shows: 'Nobody is signed in: what the server has drawn stays.',
    refused: true,
    lines: 0,
  },
  { ...rightToLeft, lines: 0, customer: true },
  { ...loading, lines: 0, customer: true },
  { ...failing, lines: 0, customer: true },
];
