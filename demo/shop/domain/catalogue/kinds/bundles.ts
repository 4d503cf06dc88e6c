import type { ProductDraft } from '../product.types';
import type { BundleSelection, OptionPrice } from './kinds.types';

const included: OptionPrice = { kind: 'fixed', amount: 0 };

const selection = (
  id: number,
  sku: string,
  rest: Partial<BundleSelection> = {},
): BundleSelection => ({
  id,
  sku,
  qty: 1,
  canChangeQty: false,
  isDefault: false,
  price: included,
  ...rest,
});

/** Parcels that shoppers put together: one priced by what is in it, one with a price of its own. */
export const bundles: readonly ProductDraft[] = [
  {
    id: 301,
    sku: 'BN-EVENING',
    urlKey: 'a-reading-evening',
    name: 'A Reading Evening',
    author: 'Put together by you',
    format: 'set',
    price: 0,
    type: 'bundle',
    categories: ['events-and-gifts'],
    description: [
      'Choose a book for the evening, something to write in, and a record to turn over twice.',
      'Everything comes wrapped together, and costs what its parts cost.',
    ],
    facts: [{ label: 'Wrapped in', value: 'Brown paper, red string' }],
    bundle: {
      isFixedPrice: false,
      options: [
        {
          id: 1,
          title: 'A book',
          kind: 'radio',
          isRequired: true,
          selections: [
            selection(1, 'BK-SALT', { isDefault: true, canChangeQty: true }),
            selection(2, 'BK-MOSS', { canChangeQty: true }),
            selection(3, 'BK-NOON', { canChangeQty: true }),
          ],
        },
        {
          id: 2,
          title: 'Something to write in',
          kind: 'select',
          isRequired: true,
          selections: [
            selection(4, 'NB-POCKET', { canChangeQty: true }),
            selection(5, 'NB-SCHOOL', { qty: 2, canChangeQty: true }),
          ],
        },
        {
          id: 3,
          title: 'Small things',
          kind: 'checkbox',
          isRequired: false,
          selections: [
            selection(6, 'CD-LINO', { qty: 3, isDefault: true }),
            selection(7, 'LT-CLIP'),
          ],
        },
        {
          id: 4,
          title: 'Records for the background',
          kind: 'multi',
          isRequired: false,
          selections: [
            selection(8, 'LP-MOTH'),
            selection(9, 'LP-NORTH'),
            selection(10, 'LP-SINGLE', { qty: 2 }),
          ],
        },
      ],
    },
  },
  {
    id: 302,
    sku: 'BN-CLUB',
    urlKey: 'film-club-parcel',
    name: 'Film Club Parcel',
    author: 'Folio & Reel',
    format: 'set',
    price: 3600,
    type: 'bundle',
    categories: ['films', 'events-and-gifts'],
    description: [
      'One film, one seat, one notebook to argue in. One price, nearly whatever you choose.',
    ],
    facts: [{ label: 'Meets', value: 'First Tuesdays' }],
    bundle: {
      isFixedPrice: true,
      options: [
        {
          id: 5,
          title: 'The film',
          kind: 'select',
          isRequired: true,
          selections: [
            selection(11, 'FM-GLASS', { isDefault: true }),
            selection(12, 'FM-FERRY', { price: { kind: 'fixed', amount: 300 } }),
            selection(13, 'FM-PAPER', { price: { kind: 'percent', amount: 10_000 } }),
          ],
        },
        {
          id: 6,
          title: 'The notebook',
          kind: 'radio',
          isRequired: false,
          selections: [selection(14, 'NB-POCKET', { price: { kind: 'fixed', amount: 450 } })],
        },
        {
          id: 7,
          title: 'A seat',
          kind: 'checkbox',
          isRequired: false,
          selections: [selection(15, 'TK-DAHL', { price: { kind: 'fixed', amount: 500 } })],
        },
      ],
    },
  },
];
