import type { PaymentContext } from '../../../../../src/state/extensions/payment-method.types';
import { savedAddress } from '../../../state/support/shop';
import { totalsOf } from '../../../state/support/totals';
import { checkoutPayment } from '../page';

export const billingAddress = savedAddress;

/** The facts of a checkout that offers the method, with an order of $45. */
export const contextOf = (changes: Partial<PaymentContext> = {}): PaymentContext => ({
  totals: totalsOf({ grandTotal: 45, baseGrandTotal: 45 }),
  billingAddress,
  shippingAddress: savedAddress,
  shippingMethod: { carrierCode: 'flatrate', methodCode: 'flatrate' },
  email: 'ada@example.com',
  isLoggedIn: false,
  isVirtual: false,
  storedPayments: [],
  isChosen: true,
  instrument: null,
  configuration: checkoutPayment(),
  shop: {
    baseUrl: 'https://shop.example/',
    storeCode: 'default',
    cart: { kind: 'guest', maskedId: 'm4sk' },
  },
  successUrl: 'https://shop.example/checkout/onepage/success/',
  cancelUrl: 'https://shop.example/checkout/cart/',
  fields: {},
  fieldErrors: {},
  ...changes,
});
