import { loadCart } from '../../api/cart';
import { cartNotFound } from '../shared/cart-facts';
import { cartLost } from './checkout-actions';
import { selectCheckout } from './checkout-slice';
import type { CartLoss } from './checkout-types';
import { selectCart, selectIsLoggedIn } from '../sections/section-selectors';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { saveDraft } from './draft/save-draft';
import { orderedCart } from './placing/ordered-cart';
import { outcomeOf } from '../order/order-outcome';

/**
 * Other windows order this page's cart, empty it or sign its guest in. When the private data or a call tells of it, the
 * shop is asked, and the page says so at once rather than with the next refusal.
 */
export function startWatchCart(startListening: StartListening): void {
  let wasGuest = false;

  /** Whether the guest that the page was printed for was seen as one, and is a customer now. */
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
      // The sign-in has emptied what the windows keep together.
      saveDraft(api.getState());
      api.dispatch(cartLost('signed-in'));
    },
  });
  startListening({
    predicate: (action, now, before) =>
      cartNotFound.match(action) ||
      (now.sections.data.cart !== before.sections.data.cart && mayTellOfLoss(now)),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { loss } = selectCheckout(api.getState());
      const seen = loss === 'signed-in' ? loss : await lookAtCart(api);
      if (seen !== loss) api.dispatch(cartLost(seen));
    },
  });
}

/** The private data shows no line in the cart, or lines again in one that was said to be empty. */
const mayTellOfLoss = (state: TillState): boolean => {
  const cart = selectCart(state);
  if (cart === null) return false;
  return (cart.lines.length === 0) !== (selectCheckout(state).loss === 'emptied');
};

/** The private data may be another visit's, and one path of the shop may be broken: the cart itself is asked. */
async function lookAtCart(api: FlowApi): Promise<CartLoss | null> {
  const cart = orderedCart(api);
  if (cart === null) return null;
  const { signal } = api;
  const answer = await loadCart(cart.context, { signal });
  api.throwIfCancelled();
  const outcome = outcomeOf(answer, cart.itemIds);
  if (!outcome.ok) return selectCheckout(api.getState()).loss;
  if (answer.ok && answer.value.isActive && answer.value.itemIds.length === 0) return 'emptied';
  return outcome.value === 'ordered' ? 'ordered' : null;
}
