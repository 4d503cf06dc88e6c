import type { ProductDraft } from '../product.types';

/** Money to give away: by e-mail with any amount, or on paper with a few. */
export const giftCards: readonly ProductDraft[] = [
  {
    id: 305,
    sku: 'GC-LETTER',
    urlKey: 'gift-card-by-e-mail',
    name: 'Gift Card by E-mail',
    author: 'Folio & Reel',
    format: 'card',
    price: 0,
    type: 'giftcard',
    taxable: false,
    categories: ['events-and-gifts'],
    stock: 100_000,
    description: ['Arrives within the hour with your words above ours. It never goes out of date.'],
    facts: [{ label: 'Delivery', value: 'By e-mail' }],
    giftCard: {
      isVirtual: true,
      amounts: [2500, 5000, 10_000],
      openAmount: { min: 1000, max: 50_000 },
    },
  },
  {
    id: 306,
    sku: 'GC-PAPER',
    urlKey: 'letterpress-gift-card',
    name: 'Letterpress Gift Card',
    author: 'Folio & Reel',
    format: 'card',
    price: 0,
    type: 'giftcard',
    taxable: false,
    colour: '#7a1f3d',
    categories: ['events-and-gifts', 'stationery'],
    stock: 200,
    description: [
      'Printed in the back room on card you could build with, and posted in an envelope.',
    ],
    facts: [{ label: 'Delivery', value: 'By post' }],
    giftCard: { isVirtual: false, amounts: [2000, 4000], openAmount: null },
  },
];
