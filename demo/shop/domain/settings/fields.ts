import type { ValueOf } from './field-kinds';
import { accounts } from './groups/accounts';
import { checkout } from './groups/checkout';
import { content } from './groups/content';
import { lists } from './groups/lists';
import { payments } from './groups/payments';
import { safety } from './groups/safety';
import { shop } from './groups/shop';
import { tax } from './groups/tax';

/** Headings of the demonstration's page, in its order. */
export const groups = {
  shop: 'Shop and language',
  lists: 'Product lists',
  content: 'Content pages',
  tax: 'Prices and tax',
  checkout: 'Checkout',
  payments: 'Payments',
  accounts: 'Accounts',
  safety: 'Agreements and captchas',
} as const;

/**
 * Everything a visitor can set about the shop. An entry in its group is all that a new switch needs: the record's type,
 * its validation, the API and the page are made from these tables. Defaults are a stock shop's.
 */
export const fields = {
  ...shop,
  ...lists,
  ...content,
  ...tax,
  ...checkout,
  ...payments,
  ...accounts,
  ...safety,
} as const;

type Fields = typeof fields;

/** What a visitor has set. `minimumOrder` in cents, `clockOffset` in minutes. */
export type Settings = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
