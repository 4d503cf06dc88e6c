import { choice, inGroup, toggle } from '../field-kinds';

const shownPrices = {
  excluding: 'Without tax',
  including: 'With tax',
  both: 'Both',
} as const;

/** Prices and tax. */
export const tax = inGroup('tax', {
  taxDisplay: choice('excluding', shownPrices, {
    label: 'Item prices',
    shows: 'How the mini cart, the cart and the checkout show the price of an item.',
  }),
  taxDisplaySubtotal: choice('excluding', shownPrices, {
    label: 'Subtotal',
    shows: 'How the mini cart and the totals show the subtotal.',
  }),
  taxDisplayShipping: choice('excluding', shownPrices, {
    label: 'Shipping prices',
    shows: 'How shipping methods and the totals show what shipping costs.',
  }),
  fullTaxSummary: toggle(false, {
    label: 'Full tax summary',
    shows: 'The totals list each tax with its rate, and can be unfolded.',
  }),
  taxInGrandTotal: toggle(false, {
    label: 'Order total with and without tax',
    shows: 'The checkout shows the order total twice: with tax and without.',
  }),
  shippingTaxed: toggle(false, {
    label: 'Shipping is taxed',
    shows: 'Tax is charged on shipping too, so its price differs with and without tax.',
  }),
  addressVerification: choice(
    'off',
    { off: 'Off', choice: 'Both addresses, to choose from', valid: 'The valid one only' },
    {
      label: 'Addresses are verified by a tax service',
      shows:
        'The checkout, the account and the checkout with several addresses verify addresses in the United States and Canada: “500 Castro St” and “7 Becon Street” are corrected, “1 Nowhere Lane” is not known.',
    },
  ),
  taxCertificates: choice(
    'off',
    {
      off: 'Off',
      on: 'On',
      slow: 'On, and the service’s script is late',
      blocked: 'On, and the script is blocked',
      broken: 'On, and the script defines nothing',
      expires: 'On, and the first token has ended',
    },
    {
      label: 'Tax-exemption certificates',
      shows:
        'Signed-in customers add certificates in the form of a tax service, in the checkout and in the account; then the zone’s taxes are not charged.',
    },
  ),
  automaticRules: toggle(false, {
    label: 'Discounts without a coupon',
    shows: 'Three pieces or more get 5 % off, and signed-in customers two dollars.',
  }),
});
