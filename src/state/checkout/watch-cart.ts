import { loadCart } from '../../api/cart';
import { cartNotFound } from '../shared/cart-facts';
import { cartLost } from './checkout-actions';
import { selectCheckout } from './checkout-slice';
import type { CartLoss } from './checkout-types';
import { selectCart, selectIsLoggedIn } from '../sections/section-selectors';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { saveDraft } from './draft/save-draft';
import { orderedCart } from './placing/ordered-cart';
import { knownOrder, meansPaid } from '../order/order-attempt';
import { outcomeOf, paidOutcomeOf } from '../order/order-outcome';
import type { Services } from '../shared/services';

/**
 * Detects when another window has ordered this page's cart, emptied it or signed its guest in. When the private data or
 * a failed call suggests that, the cart is loaded, so that the page reports it before the next call is refused.
 */
export function startWatchCart(startListening: StartListening, { now }: Services): void {
  let wasGuest = false;

  /** Whether the page is a guest's, and that guest is a customer now. */
  const hasSignedIn = (now: TillState): boolean => {
    const isKnown = now.sections.data.customer !== undefined;
    if (!isKnown || now.config.checkout?.isLoggedIn !== false) return false;
    const isCustomer = selectIsLoggedIn(now);
    wasGuest ||= !isCustomer;
    return wasGuest && isCustomer && selectCheckout(now).email.login.status !== 'sending';
  };

  startListening({
    predicate: (_action, now) => selectCheckout(now).loss === null && hasSignedIn(now),
    effect: (_action, api) => {
      // The sign-in has cleared the checkout data that the windows share.
      saveDraft(api.getState());
      api.dispatch(cartLost('signed-in'));
    },
  });
  startListening({
    predicate: (action, now, before) =>
      cartNotFound.match(action) ||
      (now.sections.data.cart !== before.sections.data.cart && mayChangeLoss(now)),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { loss } = selectCheckout(api.getState());
      const seen = loss === 'signed-in' ? loss : await checkCart(api, now);
      if (seen !== loss) api.dispatch(cartLost(seen));
    },
  });
}

/** Whether the private data shows no lines in the cart, or lines in one that was reported as empty. */
const mayChangeLoss = (state: TillState): boolean => {
  const cart = selectCart(state);
  if (cart === null) return false;
  return (cart.lines.length === 0) !== (selectCheckout(state).loss === 'emptied');
};

/**
 * Loads the cart itself: the private data may be another visit's, and a single failing call proves nothing. A cart that is
 * closed or gone was not ordered for good while this browser knows of an order that waits to be paid.
 */
async function checkCart(api: FlowApi, now: () => number): Promise<CartLoss | null> {
  const cart = orderedCart(api);
  if (cart === null) return null;
  const { signal } = api;
  const result = await loadCart(cart.context, { signal });
  api.throwIfCancelled();
  const lines = [cart.context.cart, cart.itemIds] as const;
  const outcome = outcomeOf(result, ...lines);
  if (!outcome.ok) return selectCheckout(api.getState()).loss;
  const known = knownOrder(cart.itemIds, now());
  if (known?.awaitsPayment !== undefined && outcome.value !== 'open') {
    const paid = paidOutcomeOf(result, ...lines);
    return paid.ok && paid.value === 'ordered' && meansPaid(known) ? 'ordered' : 'waits';
  }
  if (result.ok && result.value.isActive && result.value.itemIds.length === 0) return 'emptied';
  return outcome.value === 'ordered' ? 'ordered' : null;
}
