import type { GalleryState } from '../states.types';
import { failing, few, hostile, loading, many, one, rightToLeft } from './usual';

/** For the search box, which asks as the shopper types. */
export const search: readonly GalleryState[] = [
  { ...few, label: 'Idle', shows: 'Type “moss” or “sa”: the shop suggests what it has.', lines: 0 },
  { ...rightToLeft, lines: 0 },
  { ...loading, shows: 'Type “moss”: the shop takes its time to suggest anything.', lines: 0 },
  { ...failing, shows: 'Type “moss”: suggestions fail, and the search goes on without.', lines: 0 },
];

/** For elements of a product's page: what they show is printed, and nothing of it is in the cart. */
const product: readonly GalleryState[] = [
  { ...few, id: 'product', label: 'A product', shows: 'A product with options.', lines: 0 },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For what stands around the fields of a product that the server draws. */
export const fieldsOf = (shows: string): readonly GalleryState[] =>
  product.map((state) => (state.id === 'product' ? { ...state, shows } : state));

/** For what puts a product into the cart. */
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

/** For what orders a product at once. */
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
    shows: 'The shop does not say what it would order with: no room is taken.',
    lines: 0,
    customer: true,
  },
];

/** For what counts pieces. */
export const counting: readonly GalleryState[] = [
  { ...few, id: 'idle', label: 'Idle', shows: 'A number field with its two buttons.', lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For what shows what others wrote. */
export const reviews: readonly GalleryState[] = [
  {
    ...few,
    label: 'Reviews',
    shows: 'A product that readers have written about, and the form to write more.',
    lines: 0,
  },
  { id: 'empty', label: 'Empty', shows: 'Nobody has written yet.', lines: 0, product: 'LT-CLIP' },
  { ...rightToLeft, lines: 0 },
  { ...loading, shows: 'The server’s own list stands until the new one has come.', lines: 0 },
  { ...failing, shows: 'The list cannot be read anew: the server’s own stays.', lines: 0 },
];

/** For what shows other products in a row. */
export const neighbours: readonly GalleryState[] = [
  { ...many, label: 'Many', shows: 'More products than are in sight.', lines: 0 },
  { ...few, label: 'A few', shows: 'All are in sight: nothing to move.', lines: 0, neighbours: 3 },
  { ...one, label: 'One', shows: 'A single product.', lines: 0, neighbours: 1 },
  { ...hostile, lines: 0 },
  { ...rightToLeft, lines: 0 },
];

/** For what remembers what was looked at. */
export const viewed: readonly GalleryState[] = [
  {
    ...few,
    label: 'A few',
    shows: 'Four products were looked at before this one.',
    lines: 0,
    viewed: 4,
  },
  { ...one, label: 'One', shows: 'A single product was looked at.', lines: 0, viewed: 1 },
  { ...many, label: 'Many', shows: 'More than are shown: the newest ones.', lines: 0, viewed: 12 },
  { id: 'empty', label: 'Empty', shows: 'Nothing was looked at, which takes no room.', lines: 0 },
  { ...hostile, lines: 0, viewed: 5 },
  { ...rightToLeft, lines: 0, viewed: 4 },
  {
    ...loading,
    shows: 'What the products are called is not known yet: no room is taken.',
    lines: 0,
    viewed: 4,
  },
  {
    ...failing,
    shows: 'What the products are called cannot be learnt: no room is taken.',
    lines: 0,
    viewed: 4,
  },
];

/** For what folds a long text. */
export const text: readonly GalleryState[] = [
  {
    ...few,
    id: 'long',
    label: 'Long',
    shows: 'A text of many lines: the first of them.',
    lines: 0,
  },
  {
    ...one,
    id: 'short',
    label: 'Short',
    shows: 'A text that fits stands as it is.',
    lines: 0,
    product: 'BK-SALT',
  },
  { ...rightToLeft, lines: 0 },
];

/** For the way from the start page. */
export const trail: readonly GalleryState[] = fieldsOf('The page of a product in a category.');

/** For the options of a product that comes in variants. */
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
    shows: 'Values that are told apart by a picture.',
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

const priced = (id: string, label: string, shows: string, sku: string): GalleryState => ({
  id,
  label,
  shows,
  lines: 0,
  product: sku,
});

/** For elements that show what a product costs. */
export const price: readonly GalleryState[] = [
  priced('plain', 'Plain', 'One price.', 'BK-SALT'),
  priced('special', 'Special', 'A special price, and the one before it.', 'LP-KIOSK'),
  priced('tiers', 'Tiers', 'More pieces cost less each.', 'NB-SCHOOL'),
  priced('range', 'Range', 'A bundle costs what is put into it.', 'BN-EVENING'),
  priced('advertised', 'After a click', 'The maker does not let the shop advertise it.', 'FM-DUNE'),
  priced(
    'fee',
    'With a fee',
    'Play with fee-display: the fee is within the price, or beside it.',
    'LT-CLIP',
  ),
  { ...rightToLeft, lines: 0, product: 'NB-SCHOOL' },
  {
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

/** For the link that puts a product on the wish list. */
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
