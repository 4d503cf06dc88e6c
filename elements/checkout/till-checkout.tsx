import { CheckoutPage } from '../../src/features/checkout/CheckoutPage';
import { findBuiltInMethod } from '../../src/payments/registry';
import { checkoutState } from '../../src/state/checkout/checkout-state';
import { providePaymentMethods } from '../../src/state/checkout/payment/prepare-methods';
import { messagesState } from '../../src/state/messages/messages-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { checkoutMeta } from './till-checkout.meta';

providePaymentMethods(findBuiltInMethod);

define(checkoutMeta, CheckoutPage, { needs: [quoteState, checkoutState, messagesState] });
