import type { GalleryState } from '../states.types';
import { failing, few, loading, rightToLeft } from './usual';

/** For elements that render differently for guests and customers. */
export const visitors: readonly GalleryState[] = [
  { ...few, id: 'guest', label: 'Guest', shows: 'A visitor whom the shop does not know.' },
  { ...few, id: 'customer', label: 'Customer', shows: 'Signed in.', customer: true },
  rightToLeft,
  loading,
  failing,
];

/** For the saved payment methods of a customer. */
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
    shows: 'Nobody is signed in: a link leads to the sign-in.',
    lines: 0,
    refused: true,
  },
  { ...rightToLeft, lines: 0, customer: true },
  { ...loading, lines: 0, customer: true },
  { ...failing, lines: 0, customer: true },
];

/** For messages of the shop. */
export const messages: readonly GalleryState[] = [
  {
    ...few,
    id: 'good-news',
    label: 'Good news',
    shows: 'A message that disappears by itself.',
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
    shows: 'Several messages of one page at once.',
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
    shows: 'Markup that must stay text, and a word without a space.',
    messages: [{ type: 'error', text: `<img src="x" onerror="alert(1)">${'without'.repeat(30)}` }],
  },
  { ...few, id: 'silent', label: 'Silent', shows: 'No message: no room is taken.' },
];

/** For account forms and texts that keep the server's markup. */
export const serverRendered: readonly GalleryState[] = [
  { ...few, id: 'drawn', label: 'Server-rendered', shows: 'As the page prints it.', lines: 0 },
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
    shows: 'Nobody is signed in: the server’s own markup stays.',
    refused: true,
    lines: 0,
  },
  { ...rightToLeft, lines: 0, customer: true },
  { ...loading, lines: 0, customer: true },
  { ...failing, lines: 0, customer: true },
];

const withCertificates = { lines: 0, settings: { taxCertificates: 'on' } } as const;

/** For the tax-exemption certificates of a customer. */
export const certificates: readonly GalleryState[] = [
  {
    ...few,
    ...withCertificates,
    id: 'customer',
    label: 'Customer',
    shows: 'No certificate yet: the dialog chooses a zone and shows the form of the sandbox.',
    customer: true,
  },
  {
    ...few,
    ...withCertificates,
    id: 'guest',
    label: 'Guest',
    shows: 'Nobody is signed in: a link leads to the sign-in.',
  },
  { ...rightToLeft, ...withCertificates, customer: true },
  { ...loading, ...withCertificates, customer: true },
  { ...failing, ...withCertificates, customer: true },
];

const withKeptCards = {
  ...few,
  lines: 0,
  settings: { paypalCards: true, savedCards: true },
} as const;

/** For the form that adds a card, around the server's form of the address. */
export const addCard: readonly GalleryState[] = [
  {
    ...withKeptCards,
    id: 'customer',
    label: 'Customer',
    shows: 'The empty form, with the fields of the sandbox.',
    customer: true,
  },
  { ...withKeptCards, ...rightToLeft, lines: 0, customer: true },
  { ...withKeptCards, ...loading, lines: 0, customer: true },
  { ...withKeptCards, ...failing, lines: 0, customer: true },
];
