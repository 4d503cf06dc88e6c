/** A shelf of the shop. Its page is `/<urlKey>.html`. */
export interface ShopCategory {
  readonly id: string;
  readonly urlKey: string;
  readonly name: string;
  readonly description: string;
}

export const categories: readonly ShopCategory[] = [
  {
    id: '3',
    urlKey: 'fiction',
    name: 'Fiction',
    description: 'Novels and stories, mostly with weather in them.',
  },
  {
    id: '4',
    urlKey: 'non-fiction',
    name: 'Non-fiction',
    description: 'Field guides, essays and useful obsessions.',
  },
  {
    id: '5',
    urlKey: 'records',
    name: 'Records',
    description: 'Pressed in small numbers, played in the shop all week.',
  },
  {
    id: '6',
    urlKey: 'films',
    name: 'Films',
    description: 'Restored prints on disc, with booklets worth keeping.',
  },
  {
    id: '7',
    urlKey: 'stationery',
    name: 'Paper Goods',
    description: 'Notebooks and cards for people who still write things down.',
  },
  {
    id: '8',
    urlKey: 'events-and-gifts',
    name: 'Events & Gifts',
    description: 'Talks, memberships and things to give away.',
  },
];
