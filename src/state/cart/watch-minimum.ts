import { isCheckoutBlocked } from '../../api/cart-form';
import { orderBlocked } from './order-block-slice';
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
  const isBlocked = button === null ? notice !== null : button.disabled;
  if (!isBlocked) return;
  const reason = notice?.textContent.trim() ?? '';
  (notice?.closest('.message') ?? notice)?.remove();
  store.dispatch(orderBlocked(reason));
  startListening({
    predicate: (_action, now, before) =>
      before.sections.data.cart !== undefined &&
      now.sections.data.cart !== before.sections.data.cart,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { cartUrl } = api.getState().config.shop;
      const result = await isCheckoutBlocked(cartUrl, { signal: api.signal });
      if (result.ok) api.dispatch(orderBlocked(result.value ? reason : null));
    },
  });
}
