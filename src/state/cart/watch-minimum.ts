import { isCheckoutHeld } from '../../api/cart';
import { orderHeld } from './order-hold-slice';
import type { StartListening, TillStore } from '../shared/store.types';

/** The shop's own checkout button, and its notice above the cart (`config-shapes.md` §6.3). */
const BUTTON = 'button.checkout';
const NOTICE = '[data-ui-id="checkout-cart-validationmessages-message-notice"]';

/**
 * Below its minimum amount a shop disables the cart page's checkout button and shows a notice above the cart; no call
 * reveals it. When the page is in that state, it is loaded again after each change of the cart, so that ordering is
 * possible as soon as the amount is reached. Till takes over the notice from the page.
 */
export function startWatchMinimum(startListening: StartListening, store: TillStore): void {
  const button = document.querySelector<HTMLButtonElement>(BUTTON);
  const notice = document.querySelector(NOTICE);
  const isHeld = button === null ? notice !== null : button.disabled;
  if (!isHeld) return;
  const reason = notice?.textContent.trim() ?? '';
  (notice?.closest('.message') ?? notice)?.remove();
  store.dispatch(orderHeld(reason));
  startListening({
    predicate: (_action, now, before) =>
      before.sections.data.cart !== undefined &&
      now.sections.data.cart !== before.sections.data.cart,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { cartUrl } = api.getState().config.shop;
      const result = await isCheckoutHeld(cartUrl, { signal: api.signal });
      if (result.ok) api.dispatch(orderHeld(result.value ? reason : null));
    },
  });
}
