import type { CheckoutChoices } from '../../domain/payment/checkout-choices.types';
import { navigate } from '../../platform/navigate';
import { selectCheckout, selectShippingAddress } from '../checkout/checkout-slice';
import type { SubscriptionsProvider } from '../extensions/subscriptions-provider.types';
import { selectTotals } from '../quote/quote-slice';
import { sectionsInvalidated } from '../sections/sections-slice';
import { derived } from '../shared/derived';
import type { StartListening, TillState } from '../shared/store.types';
import {
  futureReceived,
  invoiceFailed,
  invoiceReceived,
  invoiceWanted,
  selectSubscriptions,
  updateCancelled,
} from './subscriptions-slice';

/** How long addresses rest before subscriptions are priced for them, in milliseconds. */
const REST_MS = 500;

/** Subscriptions are priced in a checkout only: elsewhere there are no addresses. */
const checkoutOf = (state: TillState): ReturnType<typeof selectCheckout> | null =>
  state.checkout === undefined ? null : selectCheckout(state);

/** What subscriptions that begin later are priced for; null while the cart has none or the address is not known. */
const selectChoices = derived(
  [
    (state: TillState) => selectSubscriptions(state).hasFuture,
    (state: TillState) => checkoutOf(state)?.billing.address ?? null,
    (state: TillState) => (checkoutOf(state) === null ? null : selectShippingAddress(state)),
    (state: TillState) => checkoutOf(state)?.shipping.method ?? null,
    (state: TillState) => selectTotals(state)?.couponCode ?? '',
  ],
  (
    isWanted,
    billingAddress,
    shippingAddress,
    shippingMethod,
    couponCode,
  ): CheckoutChoices | null =>
    isWanted && billingAddress !== null
      ? { billingAddress, shippingAddress, shippingMethod, couponCode }
      : null,
);

/** Loads the invoice of an update, and prices subscriptions that begin later when what they depend on has changed. */
export function startPricing(
  startListening: StartListening,
  { loadInvoice, loadFuture }: SubscriptionsProvider,
): void {
  startListening({
    actionCreator: invoiceWanted,
    effect: async (_action, api) => {
      const before = selectSubscriptions(api.getOriginalState()).invoiceStatus;
      if (before === 'loading' || selectSubscriptions(api.getState()).invoiceStatus !== 'loading') {
        return;
      }
      const result = await loadInvoice(api.getState().config.shop);
      api.dispatch(result.ok ? invoiceReceived(result.value) : invoiceFailed());
    },
  });
  startListening({
    predicate: (_action, now, before) => selectChoices(now) !== selectChoices(before),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(REST_MS);
      const choices = selectChoices(api.getState());
      if (choices === null) return;
      const { shop } = api.getState().config;
      const result = await loadFuture(shop, choices, { signal: api.signal });
      if (result.ok && !api.signal.aborted) api.dispatch(futureReceived(result.value));
    },
  });
  startListening({
    actionCreator: updateCancelled,
    effect: (_action, api) => {
      const { cancelUrl } = selectSubscriptions(api.getState()).update ?? {};
      if (cancelUrl === undefined || cancelUrl === null) return;
      api.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
      navigate(cancelUrl);
    },
  });
}
