import { CheckoutPage } from '../../src/features/checkout/CheckoutPage';
import { builtinPaymentMethods } from '../../src/features/payments/builtin';
import { checkoutState } from '../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../src/state/extensions/extensions';
import { messagesState } from '../../src/state/messages/messages-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { checkoutMeta } from './till-checkout.meta';

// Registered here and not at page start: a page with only a mini cart needs none. A merchant's own method with the same
// code, registered earlier, takes precedence.
for (const method of builtinPaymentMethods) {
  if (paymentMethods.get(method.code) === undefined) paymentMethods.register(method);
}

define(checkoutMeta, CheckoutPage, { needs: [quoteState, checkoutState, messagesState] });
