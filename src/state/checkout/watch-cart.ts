import { cartNotFound } from '../shared/cart-facts';
import { cartLost } from './checkout-actions';
import { selectCheckout } from './checkout-slice';
import { selectCart, selectIsLoggedIn } from '../sections/section-selectors';
import type { StartListening, TillState } from '../shared/store.types';
import { saveDraft } from './draft/save-draft';
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
      if (loss === 'signed-in') return;
      const late = await import('./check-cart').catch(() => null);
      api.throwIfCancelled();
      const seen = late === null ? loss : await late.checkCart(api, now);
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
