import { loadSections, parseCartSection } from '../../api/sections';
import { loadCustomerId } from '../../api/placed-order';
import { holdCart } from '../../platform/http/cart-hold';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { reloadPage } from '../../platform/navigate';
import { isOrderOpen, SESSION_CART, writeAttempt, type OrderAttempt } from '../order/order-attempt';
import { redirectedOrder } from '../order/order-notes';
import { sectionsUrl } from '../order/settle-order';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import { formCleared, formHeld, type OrdersPress } from './multishipping-slice';

/** What is noted about the orders: enough to find out later whether they were placed. `now` in ms. */
async function attemptOf(
  api: FlowApi,
  { url }: OrdersPress,
  now: number,
): Promise<OrderAttempt | string | null> {
  const { baseUrl, storeCode } = api.getState().config.shop;
  const [sections, customerId] = await Promise.all([
    loadSections({ loadUrl: sectionsUrl(api), names: ['cart'], newTimestamp: false }),
    loadCustomerId({ baseUrl, storeCode, cart: { kind: 'customer' } }),
  ]);
  if (!sections.ok) return errorText(sections.error);
  const lines = parseCartSection(sections.value.cart)?.lines ?? [];
  if (lines.length === 0) return null;
  return {
    cartId: SESSION_CART,
    isSession: true,
    startedAt: now,
    itemIds: lines.map(({ itemId }) => Number(itemId)),
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    pagesUrl: new URL('../', url).href,
    successUrl: new URL('../success/', url).href,
    ...(typeof customerId === 'number' && { customerId }),
  };
}

/**
 * Before the browser sends the form that places the orders: the cart is still there, no other window orders, other windows
 * cannot change the cart meanwhile, and the orders are noted. Whichever page opens next, and every other one, looks them up
 * by the note (`watch-order.ts`), so that a lost response leads to their numbers and not to a second set of orders.
 */
export async function submitOrders(
  api: FlowApi,
  press: OrdersPress,
  now: () => number,
): Promise<void> {
  if (isOrderOpen(now())) {
    api.dispatch(formHeld(t('An order is being placed already.')));
    return;
  }
  const attempt = await attemptOf(api, press, now());
  if (typeof attempt === 'string') {
    api.dispatch(formHeld(attempt));
    return;
  }
  if (attempt === null) {
    // The shop says what has become of the cart.
    reloadPage();
    return;
  }
  await holdCart();
  writeAttempt(attempt);
  redirectedOrder.write({ ...attempt, pressedAt: now() });
  api.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
  api.dispatch(formCleared());
}
