import { checkoutDetail } from './current-items';
import type { Measuring } from './measuring.types';
import { readPending, removePending, writePending, type Purchase } from './order-memory';
import { isSuccessPage, shownOrderNumber } from './page-products';

const isStorageOpen = (): boolean => {
  try {
    const key = 'till-measured';
    window.sessionStorage.setItem(key, key);
    window.sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
};

/** Reports the order on the success page, once: it is removed, so a reload does not report it again. */
function reportShown({ report, now }: Measuring): void {
  const transactionId = isSuccessPage() ? shownOrderNumber() : null;
  if (transactionId === null) return;
  const purchase = readPending(now());
  removePending();
  if (purchase !== null) report('till-order-completed', { transactionId, ...purchase });
}

/**
 * Measures an order when the shop's success page shows its number, so refused orders and failed payments are never
 * measured. The checkout's items are stored when the order is sent, because the success page does not contain them. If
 * storage is unavailable, the checkout's order is measured when it is placed, with its entity id.
 */
export function watchOrder(measuring: Measuring): void {
  const { store, report, now } = measuring;
  let status = 'idle';
  let order: Purchase | null = null;

  const check = (): void => {
    const state = store.getState();
    const { placement } = state.checkout ?? {};
    if (placement === undefined || placement.status === status) return;
    ({ status } = placement);
    if (status === 'placing') {
      const detail = checkoutDetail(state);
      const { taxAmount = null, shippingAmount = null } = state.quote?.totals ?? {};
      order = detail && { ...detail, tax: taxAmount, shipping: shippingAmount };
      if (order !== null) writePending(now(), order);
    }
    if (status === 'failed' || status === 'changed') removePending();
    if (status === 'placed' && order !== null && placement.orderId != null && !isStorageOpen()) {
      report('till-order-completed', { transactionId: String(placement.orderId), ...order });
    }
  };
  store.subscribe(check);
  check();
  reportShown(measuring);
}
