import type { ValueOf } from './field-kinds';
import { accounts } from './groups/accounts';
import { checkout } from './groups/checkout';
import { content } from './groups/content';
import { lists } from './groups/lists';
import { payments } from './groups/payments';
import { safety } from './groups/safety';
import { shop } from './groups/shop';
import { tax } from './groups/tax';

/** Headings of the demo page, in order. */
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
 * All settings of a visitor. A new setting needs only an entry in its group: the type,
 * the validation, the API and the page are derived from these tables. Defaults are those of a stock shop.
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

/** A visitor's settings. `minimumOrder` in cents, `clockOffset` in minutes. */
export type Settings = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
