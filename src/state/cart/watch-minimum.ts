import { isCheckoutHeld } from '../../api/cart';
import { orderHeld } from './order-hold-slice';
import type { StartListening, TillStore } from '../shared/store.types';

/** The shop's own way to the checkout, and its notice above the cart (`config-shapes.md` §6.3). */
const BUTTON = 'button.checkout';
const NOTICE = '[data-ui-id="checkout-cart-validationmessages-message-notice"]';

/**
 * Below its minimum amount a shop disables the button of the cart page and says why above; nothing else tells of it. Where
 * that is printed, the page is looked at again after each change of the cart, so that the way is free as soon as the
 * amount is reached. The notice is Till's to show from then on.
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
      const answer = await isCheckoutHeld(cartUrl, { signal: api.signal });
      if (answer.ok) api.dispatch(orderHeld(answer.value ? reason : null));
    },
  });
}
