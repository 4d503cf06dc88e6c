import type { ProductDraft } from '../product.types';

/** Several products on one page, each with a quantity of its own. */
export const groups: readonly ProductDraft[] = [
  {
    id: 303,
    sku: 'GR-NORTH',
    urlKey: 'records-of-the-north',
    name: 'Records of the North',
    author: 'Chosen by the shop',
    format: 'set',
    price: 0,
    type: 'grouped',
    categories: ['records'],
    description: [
      'Three records that belong on one shelf. Take one, take all, take two of the loud one.',
    ],
    facts: [{ label: 'Records', value: 'Three' }],
    members: [
      { sku: 'LP-MOTH', qty: 1 },
      { sku: 'LP-NORTH', qty: 1 },
      { sku: 'LP-SINGLE', qty: 0 },
    ],
  },
  {
    id: 304,
    sku: 'GR-DESK',
    urlKey: 'the-whole-desk',
    name: 'The Whole Desk',
    author: 'Folio & Reel',
    format: 'set',
    price: 0,
    type: 'grouped',
    categories: ['stationery'],
    description: ['Everything a letter needs except the stamp.'],
    facts: [{ label: 'For', value: 'One correspondent' }],
    members: [
      { sku: 'NB-POCKET', qty: 1 },
      { sku: 'NB-SCHOOL', qty: 2 },
      { sku: 'CD-LINO', qty: 3 },
      { sku: 'LT-CLIP', qty: 0 },
    ],
  },
];
