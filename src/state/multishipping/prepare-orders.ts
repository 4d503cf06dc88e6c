import { loadCustomerId } from '../../api/placed-order';
import { loadSections, parseCartSection } from '../../api/sections';
import { holdCart } from '../../platform/http/cart-hold';
import { errorText } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import { openElsewhere } from '../order/open-elsewhere';
import { SESSION_CART, type OrderAttempt } from '../order/order-attempt';
import { withOrderLock } from '../order/order-lock';
import { sectionsUrl } from '../order/settle-order';
import { leaveForLogin } from '../session/leave-for-login';
import type { FlowApi } from '../shared/store.types';
import { formHeld, type OrdersPress } from './multishipping-slice';

/** What is to be noted of the orders, why they cannot be placed now, or where the page goes instead. */
type Prepared =
  | { readonly attempt: OrderAttempt }
  | { readonly problem: string }
  | { readonly leave: () => void };

/** What is noted about the orders: enough to find out later whether they were placed. `now` in ms. */
async function prepare(api: FlowApi, { url }: OrdersPress, now: number): Promise<Prepared> {
  const { shop } = api.getState().config;
  const { baseUrl, storeCode } = shop;
  const [sections, customerId] = await Promise.all([
    loadSections({ loadUrl: sectionsUrl(api), names: ['cart'], newTimestamp: false }),
    loadCustomerId({ baseUrl, storeCode, cart: { kind: 'customer' } }),
  ]);
  if (!sections.ok) return { problem: errorText(sections.error) };
  const cart = parseCartSection(sections.value.cart);
  if (cart === null) return { problem: errorText({ kind: 'malformed', status: 200 }) };
  // Without the customer the note would be anybody's.
  if (customerId === undefined) return { problem: errorText({ kind: 'network' }) };
  // The session has ended, and the cart of the new one is another: the login page says so.
  if (customerId === null) return { leave: () => leaveForLogin(shop, 'elsewhere') };
  const { lines } = cart;
  // The shop says what has become of the cart.
  if (lines.length === 0) return { leave: () => navigate(new URL('../overview/', url).href) };
  return {
    attempt: {
      cartId: SESSION_CART,
      isSession: true,
      startedAt: now,
      itemIds: lines.map(({ itemId }) => Number(itemId)),
      pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
      pagesUrl: new URL('../', url).href,
      successUrl: new URL('../success/', url).href,
      customerId,
    },
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
    const prepared = await prepare(api, press, now());
    // Read last: another window may have begun meanwhile.
    const problem = 'problem' in prepared ? prepared.problem : openElsewhere(now());
    if (problem !== null) {
      api.dispatch(formHeld(problem));
      return;
    }
    if ('leave' in prepared) prepared.leave();
    if (!('attempt' in prepared)) return;
    await holdCart();
    await send(prepared.attempt);
  });
}
