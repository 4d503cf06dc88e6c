import type { SessionMessage } from '../session/session';
import type { PageKind } from '../storefront/context';

/** A situation that an element can be looked at in. */
export interface GalleryState {
  /** In addresses: `?state=many`. */
  readonly id: string;
  readonly label: string;
  /** One sentence for the reader. */
  readonly shows: string;
  /** Lines in the visitor's cart. */
  readonly lines: number;
  /** Whether the visitor is signed in, with addresses. */
  readonly customer?: true;
  /** What becomes of the element's calls; answered as the shop does by default. */
  readonly calls?: 'held' | 'failing';
  /** What the shop has to say to the visitor. */
  readonly messages?: readonly SessionMessage[];
  /** Whether names in the answers are long, foreign or markup. */
  readonly hostile?: true;
  readonly rightToLeft?: true;
  /** SKU of the product whose page this is: what such a page prints, the page of the element prints. */
  readonly product?: string;
}

/** What an element needs from its page, and the states it can be in, the first one shown first. */
export interface ElementStates {
  readonly page: PageKind;
  /** SKU of the product whose page it is; its configuration is printed as well. */
  readonly product?: string;
  readonly states: readonly GalleryState[];
}

const FEW = 3;
const MANY = 200;

const few: GalleryState = {
  id: 'few',
  label: 'A few items',
  shows: 'A cart as most shoppers have it.',
  lines: FEW,
};
const one: GalleryState = { id: 'one', label: 'One item', shows: 'A single line.', lines: 1 };
const many: GalleryState = {
  id: 'many',
  label: '200 items',
  shows: 'A cart with two hundred lines.',
  lines: MANY,
};
const hostile: GalleryState = {
  id: 'hostile',
  label: 'Hostile names',
  shows: 'Names that are markup, without a space, very long, or in another direction.',
  lines: 5,
  hostile: true,
};
const rightToLeft: GalleryState = {
  id: 'rtl',
  label: 'Right to left',
  shows: 'The page of a shop in Arabic or Hebrew. Its words stay English, its layout turns.',
  lines: FEW,
  rightToLeft: true,
};
const loading: GalleryState = {
  id: 'loading',
  label: 'Loading',
  shows: 'The server takes its time: no call is answered.',
  lines: FEW,
  calls: 'held',
};
const failing: GalleryState = {
  id: 'error',
  label: 'Error',
  shows: 'The server fails: every call is answered with an error.',
  lines: FEW,
  calls: 'failing',
};

/** For elements that show the cart. */
const cart: readonly GalleryState[] = [
  few,
  { id: 'empty', label: 'Empty', shows: 'A visitor without a cart.', lines: 0 },
  one,
  many,
  hostile,
  rightToLeft,
  loading,
  failing,
];

/** For what fills the page around it and draws nothing itself. */
const unseen: readonly GalleryState[] = [
  {
    ...few,
    id: 'unseen',
    label: 'Unseen',
    shows: 'It draws nothing itself; the front page of the shop greets a customer by it.',
  },
];

/** For elements that show who is here. */
const visitors: readonly GalleryState[] = [
  { ...few, id: 'guest', label: 'Guest', shows: 'A visitor whom the shop does not know.' },
  { ...few, id: 'customer', label: 'Customer', shows: 'Signed in.', customer: true },
  rightToLeft,
  loading,
  failing,
];

/** For elements that show what the shop has to say. */
const told: readonly GalleryState[] = [
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

/** For elements that sell the cart: the shop never shows them an empty one. */
const checkout: readonly GalleryState[] = [
  { ...few, id: 'guest', label: 'Guest', shows: 'A visitor whom the shop does not know.' },
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'Signed in, with two addresses.',
    customer: true,
  },
  one,
  many,
  hostile,
  { ...rightToLeft, customer: true },
  { ...loading, customer: true },
  { ...failing, customer: true },
];

/** For elements that offer something once the order is placed. */
const offer: readonly GalleryState[] = [
  { ...few, id: 'offer', label: 'The offer', shows: 'A guest who has just ordered.', lines: 0 },
  { ...rightToLeft, lines: 0 },
  { ...loading, lines: 0 },
  { ...failing, lines: 0 },
];

/** For elements of the catalogue: what is in the cart does not matter. */
const catalogue: readonly GalleryState[] = [
  { ...few, label: 'Idle', shows: 'As it stands on most pages.', lines: 0 },
  { ...rightToLeft, lines: 0 },
  { ...loading, lines: 0 },
  { ...failing, lines: 0 },
];

/** For elements of a product's page: what they show is printed, and nothing of it is in the cart. */
const product: readonly GalleryState[] = [
  { ...few, id: 'product', label: 'A product', shows: 'A product with options.', lines: 0 },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

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
const gallery: readonly GalleryState[] = [
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
  { id: 'empty', label: 'Empty', shows: 'The page prints no pictures.', lines: 0 },
  { ...hostile, lines: 0, product: PICTURES },
  { ...rightToLeft, lines: 0, product: PICTURES },
];

/** For players, which ask the shop for nothing. */
const player: readonly GalleryState[] = [
  { id: 'film', label: 'A film', shows: 'The player before anything plays.', lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** The states of each element. `tests/demo/gallery/states.test.ts` says what to add for a new one. */
export const elementStates: Readonly<Record<string, ElementStates>> = {
  'till-mini-cart': { page: 'plain', states: cart },
  'till-cart': { page: 'cart', states: cart },
  'till-checkout': { page: 'checkout', states: checkout },
  'till-coupon': { page: 'cart', states: cart },
  'till-shipping-estimate': { page: 'cart', states: cart },
  'till-login': { page: 'plain', states: visitors },
  'till-messages': { page: 'plain', states: told },
  'till-quantity': { page: 'plain', states: cart },
  'till-swatches': { page: 'plain', product: 'NB-DAY', states: product },
  'till-price': { page: 'plain', product: 'NB-DAY', states: product },
  'till-gallery': { page: 'plain', states: gallery },
  'till-media-player': { page: 'plain', states: player },
  'till-order-summary': { page: 'checkout', states: checkout },
  'till-registration': { page: 'plain', states: offer },
  'till-search': { page: 'plain', states: catalogue },
  'till-reviews': { page: 'plain', states: catalogue },
  'till-recently-viewed': { page: 'plain', states: catalogue },
  'till-breadcrumbs': { page: 'plain', states: catalogue },
  'till-bundle-options': { page: 'plain', states: catalogue },
  'till-grouped-items': { page: 'plain', states: catalogue },
  'till-gift-card': { page: 'plain', states: catalogue },
  'till-download-links': { page: 'plain', states: catalogue },
  'till-add-to-cart': { page: 'plain', states: cart },
  'till-see-more': { page: 'plain', states: catalogue },
  'till-slider': { page: 'plain', states: catalogue },
  'till-product-bar': { page: 'plain', product: 'NB-DAY', states: product },
  'till-private-blocks': { page: 'plain', states: unseen },
};

/** The states of a tag; one that nobody has described yet is shown on a plain page with a small cart. */
export function statesOf(tag: string): ElementStates {
  return elementStates[tag] ?? { page: 'plain', states: [few] };
}

/** The state of this id, or the first one. */
export function stateOf(tag: string, id: string): GalleryState {
  const { states } = statesOf(tag);
  return states.find((state) => state.id === id) ?? states[0] ?? few;
}
