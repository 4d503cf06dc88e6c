import { loadCustomerId } from '../../api/placed-order';
import { loadSections, parseCartSection } from '../../api/sections';
import { holdCart } from '../../platform/http/cart-hold';
import { errorText } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import { openElsewhere } from '../order/open-elsewhere';
import { SESSION_CART, type OrderAttempt } from '../order/order-attempt';
import { withOrderLock } from '../order/order-lock';
import { sectionsUrl } from '../order/settle-order';
import type { FlowApi } from '../shared/store.types';
import { formHeld, type OrdersPress } from './multishipping-slice';

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
  const cart = parseCartSection(sections.value.cart);
  if (cart === null) return errorText({ kind: 'malformed', status: 200 });
  // Without the customer the note would be anybody's.
  if (customerId === undefined) return errorText({ kind: 'network' });
  const { lines } = cart;
  if (lines.length === 0 || customerId === null) return null;
  return {
    cartId: SESSION_CART,
    isSession: true,
    startedAt: now,
    itemIds: lines.map(({ itemId }) => Number(itemId)),
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    pagesUrl: new URL('../', url).href,
    successUrl: new URL('../success/', url).href,
    customerId,
  };
}

/**
 * Runs `send` with what is to be noted of the orders, once nothing speaks against placing them: the cart is still there, no other
 * window orders, and other windows cannot change the cart meanwhile. Otherwise nothing is sent, and the page says why.
 */
export async function prepareOrders(
  api: FlowApi,
  press: OrdersPress,
  now: () => number,
  send: (attempt: OrderAttempt) => Promise<void>,
): Promise<void> {
  // Said at once: a page that looks an order up has the lock for half a minute.
  const reason = openElsewhere(now());
  if (reason !== null) {
    api.dispatch(formHeld(reason));
    return;
  }
  await withOrderLock(SESSION_CART, async () => {
    const attempt = await attemptOf(api, press, now());
    // Read last: another window may have begun meanwhile.
    const problem = typeof attempt === 'string' ? attempt : openElsewhere(now());
    if (problem !== null) {
      api.dispatch(formHeld(problem));
      return;
    }
    if (attempt === null || typeof attempt === 'string') {
      // The shop says what has become of the cart, or asks the shopper to sign in.
      navigate(new URL('../overview/', press.url).href);
      return;
    }
    await holdCart();
    await send(attempt);
  });
}
