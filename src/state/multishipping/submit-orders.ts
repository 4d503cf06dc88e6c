import { writeAttempt } from '../order/order-attempt';
import { redirectedOrder } from '../order/order-notes';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import { formCleared, type OrdersPress } from './multishipping-slice';
import { pageLeft } from '../../platform/page/page-left';
import { prepareOrders } from './prepare-orders';

/**
 * Before the browser sends the form that places the orders they are noted. Whichever page opens next, and every other one, looks
 * them up by the note (`watch-order.ts`), so that a lost response leads to their numbers and not to a second set of orders.
 */
export const submitOrders = (api: FlowApi, press: OrdersPress, now: () => number): Promise<void> =>
  prepareOrders(api, press, now, async (attempt) => {
    writeAttempt(attempt);
    redirectedOrder.write({ ...attempt, pressedAt: now() });
    api.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
    api.dispatch(formCleared());
    await pageLeft();
  });
