import type { GalleryState } from '../states.types';
import { failing, few, hostile, loading, rightToLeft } from './usual';

/** For the greeting in the header. */
export const greetings: readonly GalleryState[] = [
  {
    ...few,
    id: 'guest',
    label: 'Guest',
    shows: 'A visitor whom the shop does not know.',
    lines: 0,
  },
  { ...few, id: 'customer', label: 'Customer', shows: 'Signed in.', lines: 0, customer: true },
  {
    ...hostile,
    shows: 'A customer whose name is markup: it stays text.',
    lines: 0,
    customer: true,
  },
  { ...rightToLeft, lines: 0, customer: true },
  { ...loading, lines: 0, customer: true },
  { ...failing, lines: 0, customer: true },
];

/** The block of the wish list in a sidebar, as the server prints it: scripts render its items. */
const BLOCK =
  '<div class="block block-wishlist"><div class="block-title"><strong role="heading" aria-level="2">My Wish List</strong></div>' +
  '<div class="block-content"><div class="actions-toolbar"><a class="action details" href="/wishlist/">Go to Wish List</a></div></div></div>';

const block = { lines: 0, customer: true, inside: BLOCK } as const;

/** For the wish list: its page, and its block in a sidebar. */
export const wishes: readonly GalleryState[] = [
  {
    ...few,
    id: 'printed',
    label: 'Its page',
    shows: 'The server’s own form with an item.',
    lines: 0,
  },
  {
    ...few,
    ...block,
    id: 'block',
    label: 'In a sidebar',
    shows: 'The latest items with their buttons: a removal can be undone.',
    wishes: 3,
  },
  { ...few, ...block, id: 'empty', label: 'Sidebar, empty', shows: 'Nothing is on the list.' },
  {
    ...hostile,
    ...block,
    label: 'Sidebar, hostile names',
    shows: 'Names that are markup, without a space, or in another direction.',
    wishes: 3,
  },
  { ...rightToLeft, ...block, wishes: 3 },
  { ...loading, ...block, wishes: 3 },
  { ...failing, ...block, wishes: 3 },
];
