import { isThisPage, navigate } from '../../platform/navigate';
import { pathOf } from '../../platform/page/path-of';
import { writeAttempt, type OrderAttempt } from '../order/order-attempt';
import { redirectedOrder } from '../order/order-notes';
import { forgetPress } from '../order/pressed-orders';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import { ordersMoved } from './multishipping-slice';

/** Whether the page lists the orders, which is what it is opened for. */
const listsOrders = (url: string, { pagesUrl = '' }: OrderAttempt): boolean =>
  ['success/', 'results/'].some((name) => pathOf(url) === pathOf(new URL(name, pagesUrl).href));

/**
 * The shop has named the page that says what became of the orders: goes there. The note is kept until that page has opened; any
 * other page, such as the one of ways to pay, means that there are no orders.
 */
export function leaveOrders(
  api: Pick<FlowApi, 'dispatch'>,
  attempt: OrderAttempt,
  url: string,
  now: number,
): void {
  if (listsOrders(url, attempt)) {
    const ended = { ...attempt, hasEnded: true };
    writeAttempt(ended);
    redirectedOrder.write({ ...ended, pressedAt: now });
  } else {
    forgetPress();
  }
  api.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
  api.dispatch(ordersMoved('redirected'));
  // A page that is open already would not open again by its own address and a hash.
  navigate(isThisPage(url) ? url.replace(/#.*$/, '') : url);
}
