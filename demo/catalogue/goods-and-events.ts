import { notebookColour, ruling } from './attributes';
import type { ProductDraft, Variant } from './product.types';

const colours = { 52: ['TEAL', '#1f6f6b'], 53: ['RUST', '#b4532a'], 54: ['INK', '#22304a'] } as const;
const rulings = { 166: 'PLAIN', 167: 'DOTS' } as const;
const soldOut = 'NB-DAY-RUST-DOTS';

/** Every colour in every ruling; rust with dots has sold out. */
const notebooks: readonly Variant[] = Object.entries(colours).flatMap(([colour, [code, hex]], row) =>
  Object.entries(rulings).map(([rule, name], column) => {
    const sku = `NB-DAY-${code}-${name}`;
    return {
      id: 121 + row * 2 + column,
      sku,
      choice: { 93: Number(colour), 144: Number(rule) },
      price: 1250,
      stock: sku === soldOut ? 0 : 50,
      colour: hex,
    };
  }),
);

/** Paper goods, talks and gifts. */
export const goodsAndEvents: readonly ProductDraft[] = [
  {
    id: 18,
    sku: 'NB-DAY',
    urlKey: 'daybook',
    name: 'Daybook',
    author: 'Folio & Reel',
    format: 'notebook',
    price: 1250,
    categories: ['stationery', 'events-and-gifts'],
    featured: true,
    description: ['Sewn, lies flat, takes ink. 160 pages for things you meant to remember.'],
    facts: [{ label: 'Size', value: '148 x 210 mm' }],
    type: 'configurable',
    attributes: [notebookColour, ruling],
    variants: notebooks,
  },
  {
    id: 19,
    sku: 'CD-LINO',
    urlKey: 'linocut-cards',
    name: 'Linocut Greeting Card',
    author: 'Folio & Reel',
    format: 'card',
    price: 350,
    categories: ['stationery'],
    stock: 300,
    minQty: 3,
    qtyStep: 3,
    maxQty: 60,
    description: ['Printed by hand in threes, sold in threes.'],
    facts: [{ label: 'Sold in', value: 'Threes' }],
  },
  {
    id: 20,
    sku: 'NB-POCKET',
    urlKey: 'pocket-ledger',
    name: 'Pocket Ledger',
    author: 'Folio & Reel',
    format: 'notebook',
    price: 700,
    categories: ['stationery'],
    stock: 110,
    colour: '#7a1f3d',
    description: ['For debts, birds and shopping lists.'],
    facts: [{ label: 'Size', value: '90 x 140 mm' }],
  },
  {
    id: 21,
    sku: 'TK-DAHL',
    urlKey: 'an-evening-with-henrike-dahl',
    name: 'An Evening with Henrike Dahl',
    author: 'Talk in the shop, 7 pm',
    format: 'ticket',
    price: 800,
    type: 'virtual',
    taxable: false,
    categories: ['events-and-gifts'],
    stock: 40,
    description: ['Moss, slides and tea. Your name is on the list at the door.'],
    facts: [{ label: 'Seats', value: '40' }],
  },
  {
    id: 22,
    sku: 'GM-YEAR',
    urlKey: 'gift-membership',
    name: 'Gift Membership, One Year',
    author: 'Folio & Reel',
    format: 'card',
    price: 4800,
    type: 'virtual',
    taxable: false,
    categories: ['events-and-gifts'],
    stock: 100_000,
    description: ['Twelve months of early access and a quiet chair.'],
    facts: [{ label: 'Delivery', value: 'By e-mail' }],
  },
  {
    id: 23,
    sku: 'FR-GUIDE',
    urlKey: 'reading-list',
    name: 'The Winter Reading List',
    author: 'Folio & Reel',
    format: 'card',
    price: 0,
    type: 'virtual',
    taxable: false,
    categories: ['events-and-gifts'],
    stock: 100_000,
    description: ['Twenty books for long evenings. Free.'],
    facts: [{ label: 'Delivery', value: 'By e-mail' }],
  },
  {
    id: 24,
    sku: 'ST-BOX',
    urlKey: 'rainy-day-box',
    name: 'Rainy Day Box',
    author: 'Folio & Reel',
    format: 'set',
    price: 5900,
    categories: ['events-and-gifts'],
    stock: 18,
    description: ['A novel, a single, a card and a tea we like. No two boxes agree.'],
    facts: [{ label: 'Contents', value: 'Four things' }],
  },
];
