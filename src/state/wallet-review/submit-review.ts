import { holdCart } from '../../platform/http/cart-hold';
import { openElsewhere } from '../order/open-elsewhere';
import { SESSION_CART } from '../order/order-attempt';
import { withOrderLock } from '../order/order-lock';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import { reviewCleared, reviewHeld } from './wallet-review-slice';

/**
 * Before the browser sends the form that places a reviewed order: no other window orders, and other windows cannot change the
 * cart meanwhile. The shop orders a reviewed cart once, and answers with the page that follows: that of the order, or the
 * review page with the reason, so that a lost response leads to one of them when the page is loaded again, and to no second
 * order.
 */
export async function submitReview(api: FlowApi, now: () => number): Promise<void> {
  // Said at once: a page that looks an order up has the lock for half a minute.
  const early = openElsewhere(now());
  if (early !== null) {
    api.dispatch(reviewHeld(early));
    return;
  }
  await withOrderLock(SESSION_CART, async () => {
    await holdCart();
    // Read last: another window may have begun meanwhile.
    const reason = openElsewhere(now());
    if (reason !== null) {
      api.dispatch(reviewHeld(reason));
      return;
    }
    // The next page loads the cart, which the order is about to empty.
    api.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: false }));
    const left = pageLeft();
    api.dispatch(reviewCleared());
    await left;
  });
}

/** Resolves when this page is left: until then no other window orders. */
const pageLeft = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener(
      'pagehide',
      () => {
        resolve();
      },
      { once: true },
    );
  });
