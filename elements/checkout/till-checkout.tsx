import { CheckoutPage } from '../../src/features/checkout/CheckoutPage';
import { loadForms } from '../../src/features/checkout/shipping-step/load-forms';
import { findBuiltInMethod } from '../../src/payments/registry';
import { builtInShipping } from '../../src/shipping/registry';
import { checkoutState } from '../../src/state/checkout/checkout-state';
import { providePaymentMethods } from '../../src/state/checkout/payment/prepare-methods';
import { provideShippingForms } from '../../src/state/checkout/shipping/shipping-form';
import { messagesState } from '../../src/state/messages/messages-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { provideSubscriptions } from '../../src/state/subscriptions/find-subscriptions';
import { define } from '../define';
import { checkoutMeta } from './till-checkout.meta';

provideSubscriptions(async () => (await import('../../src/payments/providers')).PROVIDERS);
providePaymentMethods(findBuiltInMethod);
provideShippingForms({
  methods: builtInShipping,
  load: async (store) => {
    store.inject((await loadForms()).shippingFormsState);
  },
});

define(checkoutMeta, CheckoutPage, { needs: [quoteState, checkoutState, messagesState] });
