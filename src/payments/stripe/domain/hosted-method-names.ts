/** Ways to pay whose code is their name in lower case; brand names. */
const BRANDS =
  'Affirm Alipay Amazon_Pay Bancontact BLIK EPS iDEAL Klarna Link MobilePay PayPal Revolut_Pay Swish TWINT WeChat_Pay';

/**
 * Payment types that are not brand names.
 * @phrases
 */
const [CARD, BANK_TRANSFER] = ['Card', 'Bank transfer'] as const;

/** Display names of the provider's payment types, by the provider's codes. */
const NAMES = new Map(BRANDS.split(' ').map((name) => [name.toLowerCase(), name.replace('_', ' ')]))
  .set('card', CARD)
  .set('customer_balance', BANK_TRANSFER)
  .set('p24', 'Przelewy24')
  .set('sepa_debit', 'SEPA');

/** The names of the provider's ways to pay, keys of the dictionary; a code without one is left out. */
export const hostedMethodNames = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => NAMES.get(code) ?? []);
