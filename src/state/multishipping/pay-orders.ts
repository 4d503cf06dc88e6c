import { loadLatestOrder } from '../../api/placed-order';
import { releaseCart } from '../../platform/http/cart-hold';
import { pageLeft } from '../../platform/page/page-left';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { Services } from '../shared/services';
import type { FlowApi } from '../shared/store.types';
import { formHeld, ordersMoved, type OrdersPress } from './multishipping-slice';
import { loadOrderProvider, ordersPage } from './order-providers';
import { notPlacedText } from './order-texts';
import { prepareOrders } from './prepare-orders';
import { confirmOrders, followLostOrders, noteStep, type OrdersRun } from './settle-orders';
import { leaveOrders } from './leave-orders';
import { clearAttempt } from '../order/order-attempt';

/**
 * Places the orders by a payment provider's call, once (MULTI-04, MULTI-06). They are noted before; what the note says decides
 * what a later page may do: `settle-orders.ts`. Returns when the page is left, or the shopper has to do something.
 */
export async function payOrders(
  api: FlowApi,
  press: OrdersPress,
  code: string,
  services: Services,
): Promise<void> {
  const provider = await loadOrderProvider(code).catch(() => null);
  if (provider === null) {
    api.dispatch(formHeld(errorText({ kind: 'network' })));
    return;
  }
  await prepareOrders(api, press, services.now, async (attempt) => {
    const before = await loadLatestOrder(api.getState().config.shop.baseUrl);
    if (before === undefined) {
      // Without it nobody could say after a lost response whether there are orders.
      releaseCart();
      api.dispatch(formHeld(errorText({ kind: 'network' })));
      return;
    }
    const run: OrdersRun = { api, provider, services, attempt };
    const placing = noteStep(run, { provider: code, step: 'placing', before });
    api.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
    api.dispatch(ordersMoved('placing'));
    if (await place(placing)) await pageLeft();
  });
}

/** Returns whether the page is being left. */
async function place(run: OrdersRun): Promise<boolean> {
  const { api, provider, services, attempt } = run;
  const placed = await provider.place(ordersPage(api.getState(), services));
  if (placed.ok) {
    if (placed.value.kind === 'authenticate') return confirmOrders(run, placed.value.secret);
    leaveOrders(api, attempt, placed.value.url, services.now());
    return true;
  }
  const { error } = placed;
  // A refusal with status 200 is an exception within the work, which may have left orders.
  const mayExist = outcomeUnknown(error) || (error.kind === 'rejected' && error.status === 200);
  if (mayExist) return followLostOrders(run, error);
  clearAttempt();
  releaseCart();
  api.dispatch(formHeld(notPlacedText(error)));
  return false;
}
