import { choice, inGroup, several, toggle } from '../field-kinds';

/** Payment methods. */
export const payments = inGroup('payments', {
  payments: several(
    {
      stripe_payments: 'Cards and wallets',
      stripe_payments_checkout: 'Hosted payment page',
      stripe_payments_bank_transfers: 'Bank transfer',
      demo_card: 'Card form of the shop',
    },
    {
      label: 'Online payments',
      shows:
        'What the checkout offers beside the offline methods; all but the last need the sandbox.',
    },
  ),
  savedCards: toggle(false, {
    label: 'Saved cards',
    shows: 'Customers may keep a card for the next order, and manage their cards in the account.',
  }),
  savedCardCode: toggle(false, {
    label: 'Security code for saved cards',
    shows: 'A saved card asks for its security code before it pays.',
  }),
  expressButtons: toggle(false, {
    label: 'Express buttons',
    shows: 'Wallets pay from the product page, the cart, the mini cart and the checkout.',
  }),
  paypalButtons: toggle(false, {
    label: 'PayPal buttons',
    shows: 'PayPal pays in the checkout, and from the product page, the cart and the mini cart.',
  }),
  payLater: toggle(false, {
    label: 'Messages about paying later',
    shows:
      'PayPal says on product pages, in the cart and in its method how a price can be paid in parts. Turn on its buttons as well.',
  }),
  paypalCards: toggle(false, {
    label: 'PayPal card fields',
    shows:
      'Cards are typed into fields of PayPal’s; with saved cards, customers may keep one there.',
  }),
  applePay: toggle(false, {
    label: 'Apple Pay',
    shows:
      'Apple Pay of PayPal’s module pays in the checkout, and from the product page, the cart and the mini cart.',
  }),
  googlePay: toggle(false, {
    label: 'Google Pay',
    shows:
      'Google Pay of PayPal’s module pays in the checkout, and from the product page, the cart and the mini cart.',
  }),
  instantPurchase: toggle(false, {
    label: 'Instant purchase',
    shows: 'Customers with a saved card and default addresses buy a product with one press.',
  }),
  paymentExamples: toggle(false, {
    label: 'Examples of own methods',
    shows:
      'Three methods of the shop’s own scripts: a form, a wallet in a window, a bank’s page; and a wallet button of its own.',
  }),
  currency: choice(
    'USD',
    { USD: 'US dollars', EUR: 'Euros', JPY: 'Yen (no decimals)', KWD: 'Dinars (three decimals)' },
    {
      label: 'Currency',
      shows: 'The currency of every price, and of what the payment provider is asked for.',
    },
  ),
});
