import { CheckoutPage } from '../../src/features/checkout/CheckoutPage';
import { loadForms } from '../../src/features/checkout/shipping-step/load-forms';
import { findBuiltInMethod } from '../../src/payments/registry';
import { builtInShipping } from '../../src/shipping/registry';
import { asIsOf, servicesOf } from '../../src/state/address-verification/find-verifier';
import { checkoutState } from '../../src/state/checkout/checkout-state';
import { providePaymentMethods } from '../../src/state/checkout/payment/prepare-methods';
import { provideShippingForms } from '../../src/state/checkout/shipping/shipping-form';
import { provideVerification } from '../../src/state/checkout/verification/open-verification';
import { messagesState } from '../../src/state/messages/messages-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { provideSubscriptions } from '../../src/state/subscriptions/find-subscriptions';
import { TAX_SERVICES } from '../../src/tax/services';
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

provideVerification((store, page) => {
  const services = page && servicesOf(page, TAX_SERVICES);
  return (
    services && {
      asIs: asIsOf(page, services),
      load: async () => (await import('./tax-services')).openTaxServices(store, page, services),
    }
  );
});

define(checkoutMeta, CheckoutPage, { needs: [quoteState, checkoutState, messagesState] });
