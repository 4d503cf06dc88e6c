import type { GalleryState } from '../states.types';
import { failing, few, loading, rightToLeft } from './usual';

/** For the list of products with its toolbars. */
export const list: readonly GalleryState[] = [
  {
    ...few,
    id: 'grid',
    label: 'Grid',
    shows: 'A page of products, some of them with swatches.',
    lines: 0,
  },
  {
    ...few,
    id: 'rows',
    label: 'List',
    shows: 'The same products below each other.',
    lines: 0,
    query: '?product_list_mode=list&product_list_limit=5',
  },
  {
    ...few,
    id: 'empty',
    label: 'Empty',
    shows: 'Filters that no product matches.',
    lines: 0,
    query: '?price=900-910',
  },
  { ...rightToLeft, lines: 0 },
  { ...loading, shows: 'Sort the list: the shop takes its time.', lines: 0 },
  {
    ...failing,
    shows: 'Add a product to the cart: the shop fails, and an error appears.',
    lines: 0,
  },
];

/** For the toolbar of a list. */
export const toolbar: readonly GalleryState[] = [
  {
    ...few,
    id: 'first',
    label: 'First page',
    shows: 'A list sorted as the shop has it.',
    lines: 0,
  },
  {
    ...few,
    id: 'sorted',
    label: 'Sorted',
    shows: 'The second page of a list sorted by price, descending.',
    lines: 0,
    query: '?product_list_order=price&product_list_dir=desc&p=2',
  },
  { ...rightToLeft, lines: 0 },
];

/** For the filters of a list. */
export const filters: readonly GalleryState[] = [
  {
    ...few,
    id: 'none',
    label: 'None selected',
    shows: 'All filters of the list.',
    lines: 0,
  },
  {
    ...few,
    id: 'on',
    label: 'Two selected',
    shows: 'Two filters are selected and can be removed.',
    lines: 0,
    query: '?color=52&price=10-20',
  },
  { ...rightToLeft, lines: 0, query: '?color=52' },
];

/** For the search box, which requests suggestions as the shopper types. */
export const search: readonly GalleryState[] = [
  { ...few, label: 'Idle', shows: 'Type “moss” or “sa”: the shop suggests what it has.', lines: 0 },
  { ...rightToLeft, lines: 0 },
  { ...loading, shows: 'Type “moss”: the shop takes its time to suggest anything.', lines: 0 },
  { ...failing, shows: 'Type “moss”: suggestions fail, and the search goes on without.', lines: 0 },
];
