import type { ProductDraft } from '../product.types';
import type { CustomOption, CustomOptionValue, OptionPrice } from './kinds.types';

const free: OptionPrice = { kind: 'fixed', amount: 0 };
const cents = (amount: number): OptionPrice => ({ kind: 'fixed', amount });
const percent = (whole: number): OptionPrice => ({ kind: 'percent', amount: whole * 1000 });

const option = (
  id: number,
  kind: CustomOption['kind'],
  title: string,
  rest: Partial<CustomOption> = {},
): CustomOption => ({
  id,
  kind,
  title,
  isRequired: false,
  price: free,
  sku: '',
  maxLength: 0,
  values: [],
  ...rest,
});

const value = (
  id: number,
  title: string,
  price: OptionPrice = free,
  sku = '',
): CustomOptionValue => ({ id, title, price, sku });

/** A book made for one reader, and an e-book in parts. */
export const personalGoods: readonly ProductDraft[] = [
  {
    id: 310,
    sku: 'BK-YOURS',
    urlKey: 'a-book-with-your-name-in-it',
    name: 'A Book with Your Name in It',
    author: 'Bound to order',
    format: 'book',
    price: 2400,
    categories: ['fiction', 'events-and-gifts'],
    stock: 40,
    description: [
      'A short novel in which the hero has whatever name you give us, bound by hand within the week.',
    ],
    facts: [{ label: 'Ready in', value: 'Seven days' }],
    customOptions: [
      option(1, 'field', 'Name of the hero', {
        isRequired: true,
        price: cents(600),
        sku: 'name',
        maxLength: 30,
      }),
      option(2, 'area', 'Dedication', { price: percent(10), maxLength: 240 }),
      option(3, 'drop_down', 'Paper', {
        isRequired: true,
        values: [
          value(1, 'Cream wove', free, 'cw'),
          value(2, 'Laid', cents(250), 'ld'),
          value(3, 'Rag <handmade>', percent(25), 'rg'),
        ],
      }),
      option(4, 'radio', 'Ribbon', {
        values: [value(4, 'Red'), value(5, 'Green'), value(6, 'Gold', cents(150))],
      }),
      option(5, 'checkbox', 'Extras', {
        values: [value(7, 'Slipcase', cents(900), 'sc'), value(8, 'Bookplate', cents(125))],
      }),
      option(6, 'date', 'Send it on', { price: free }),
    ],
  },
  {
    id: 311,
    sku: 'EB-MOSS',
    urlKey: 'moss-after-rain-e-book',
    name: 'Moss After Rain (e-book)',
    author: 'Henrike Dahl',
    format: 'book',
    price: 300,
    type: 'downloadable',
    taxable: false,
    categories: ['non-fiction'],
    stock: 100_000,
    description: ['Forty walks and what grew beside them. Take the files you can use.'],
    facts: [{ label: 'Length', value: '188 pages' }],
    links: [
      {
        id: 11,
        title: 'EPUB',
        price: 500,
        sample: 'Moss After Rain\n\nThe first walk begins behind the station, where nobody looks.',
      },
      {
        id: 12,
        title: 'PDF with plates',
        price: 750,
        sample: 'Moss After Rain, with plates\n\nPlate 1. Silver thread moss between two setts.',
      },
      { id: 13, title: 'Large print PDF', price: 500 },
    ],
    samples: [
      {
        id: 1,
        title: 'The first chapter',
        text: 'Moss After Rain\n\nChapter One\n\nIt had rained for a week, and the wall was awake.',
      },
      {
        id: 2,
        title: 'List of the walks',
        text: 'The walks\n\n1. Behind the station\n2. The dry canal\n3. North side of everything',
      },
    ],
  },
];
