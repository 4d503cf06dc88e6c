import { inGroup, toggle } from '../field-kinds';

/** Lists of products. */
export const lists = inGroup('lists', {
  swapLists: toggle(true, {
    label: 'Change lists in place',
    shows:
      'Sorting, filtering and paging a list of products replace it; when off, each opens a page.',
  }),
  compareProducts: toggle(true, {
    label: 'Compare products',
    shows: 'Products have a link that puts them on a list, whose page compares them side by side.',
  }),
});
