import { isAnyOf } from '@reduxjs/toolkit';
import { loadTotals } from '../../api/totals';
import { cameOnline } from '../shared/came-online';
import { lineSettled } from '../shared/cart-facts';
import { quoteStarted, totalsWanted } from './quote-slice';
import type { StartListening, TillState, TillStore } from '../shared/store.types';
import { leaveIfSignedOut } from '../session/failure-text';
import { restContext, withTotals } from './request-totals';
import { totalsDifferFromCart } from './reconcile-cart';

/**
 * While an address is being typed the cart's own totals do not include it; the estimate is requested again instead
 * (RATE-08).
 */
const isEstimated = ({ checkout, config }: TillState): boolean =>
  checkout?.step === 'shipping' &&
  (checkout.shipping.ratesFor !== null || config.checkout?.activeCarriers.length === 0);

/** The same on the cart page, where every change of the cart requests a new estimate. */
const isCartEstimated = ({ estimate }: TillState): boolean =>
  estimate !== undefined && estimate.status !== 'idle';

const havePaymentMethodsFailed = (checkout: TillState['checkout']): boolean =>
  checkout?.step === 'payment' && checkout.payment.status === 'failed';

/**
 * Starts with the totals in the page's configuration and loads them again when the cart has changed (RATE-16, DISC-04).
 */
export function startLoadTotals(startListening: StartListening, store: TillStore): void {
  const { checkout } = store.getState().config;
  if (checkout !== null) {
    const { cart, items, totals } = checkout;
    store.dispatch(quoteStarted({ cart, items, totals }));
  }
  startListening({
    matcher: isAnyOf(totalsWanted, lineSettled),
    effect: async (action, api) => {
      const context = restContext(api.getState());
      const state = api.getState();
      if (context === null || isCartEstimated(state)) return;
      if (totalsWanted.match(action) && isEstimated(state)) return;
      api.cancelActiveListeners();
      const { signal } = api;
      const result = await withTotals(
        api,
        () => loadTotals(context, { signal }),
        (totals) => totals,
      );
      if (!result.ok) leaveIfSignedOut(api, result.error);
    },
  });
  startListening({
    actionCreator: cameOnline,
    effect: (_action, api) => {
      const { checkout, quote } = api.getState();
      // Failed rates and payment methods are requested again and include their totals.
      const isIncluded =
        checkout?.shipping.rates.status === 'failed' || havePaymentMethodsFailed(checkout);
      if (quote?.totalsStatus === 'failed' && !isIncluded) api.dispatch(totalsWanted());
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      now.sections.data.cart !== before.sections.data.cart && totalsDifferFromCart(now),
    effect: (_action, { dispatch }) => {
      dispatch(totalsWanted());
    },
  });
}
