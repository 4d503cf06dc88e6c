/** What shoppers call the provider's ways to pay; brand names, apart from the phrases `Card` and `Bank transfer`. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    card: 'Card',
    customer_balance: 'Bank transfer',
    affirm: 'Affirm',
    alipay: 'Alipay',
    amazon_pay: 'Amazon Pay',
    bancontact: 'Bancontact',
    blik: 'BLIK',
    eps: 'EPS',
    ideal: 'iDEAL',
    klarna: 'Klarna',
    link: 'Link',
    mobilepay: 'MobilePay',
    p24: 'Przelewy24',
    paypal: 'PayPal',
    revolut_pay: 'Revolut Pay',
    sepa_debit: 'SEPA',
    swish: 'Swish',
    twint: 'TWINT',
    wechat_pay: 'WeChat Pay',
  }),
);

/** The names of the provider's ways to pay, keys of the dictionary; a code without one is left out. */
export const hostedMethodNames = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => NAMES.get(code) ?? []);
