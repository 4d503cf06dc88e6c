/** Ways to pay whose code is their name in lower case; brand names. */
const BRANDS =
  'Affirm Alipay Amazon_Pay Bancontact BLIK EPS iDEAL Klarna Link MobilePay PayPal Revolut_Pay Swish TWINT WeChat_Pay';

/** What shoppers call the provider's ways to pay, by its codes; `Card` and `Bank transfer` are phrases. */
const NAMES = new Map(
  `${BRANDS} Card`.split(' ').map((name) => [name.toLowerCase(), name.replace('_', ' ')]),
)
  .set('customer_balance', 'Bank transfer')
  .set('p24', 'Przelewy24')
  .set('sepa_debit', 'SEPA');

/** The names of the provider's ways to pay, keys of the dictionary; a code without one is left out. */
export const hostedMethodNames = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => NAMES.get(code) ?? []);
