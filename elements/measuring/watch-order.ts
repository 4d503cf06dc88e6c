import type { CheckoutDetail, CommerceItem } from '../../src/platform/page/commerce.types';
import { isRecord } from '../../src/platform/record';
import { jsonStorage } from '../../src/platform/storage/storage';
import type { TillEventDetails } from '../../src/platform/page/till-events';
import { checkoutDetail } from './current-items';
import type { Measuring } from './measuring.types';
import { isSuccessPage, shownOrderNumber } from './page-products';

type Purchase = Omit<TillEventDetails['till-order-completed'], 'transactionId'>;

/** An order that was sent in this window and whose number the shop has not shown yet. */
const pending = jsonStorage('till-measured-order', 'sessionStorage');

/** The checkout's own record of the last placed order; removed when its payment failed. */
const placed = jsonStorage('till-order-placed');

/** The lifetime of a guest's session. */
const LIFETIME_MS = 3_600_000;

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

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The stored order; null if there is none, it is too old, or its payment has failed since. */
function readPending(now: number): Purchase | null {
  const stored = pending.read();
  const order = placed.read();
  if (!isRecord(stored) || !isRecord(order) || !Array.isArray(stored.items)) return null;
  const isRecent = (at: unknown): boolean => typeof at === 'number' && now - at < LIFETIME_MS;
  if (!isRecent(stored.at) || !isRecent(order.startedAt)) return null;
  return {
    currency: textOf(stored.currency),
    value: amountOf(stored.value),
    coupon: textOf(stored.coupon),
    tax: amountOf(stored.tax),
    shipping: amountOf(stored.shipping),
    items: stored.items as readonly CommerceItem[],
  };
}

/** Reports the order on the success page, once: it is removed, so a reload does not report it again. */
function reportShown({ report, now }: Measuring): void {
  const transactionId = isSuccessPage() ? shownOrderNumber() : null;
  if (transactionId === null) return;
  const purchase = readPending(now());
  pending.remove();
  if (purchase !== null) report('till-order-completed', { transactionId, ...purchase });
}

/**
 * Measures an order when the shop's success page shows its number, so refused orders and failed payments are never
 * measured. The items are stored when the order is sent, because the success page does not contain them. If storage is
 * unavailable, the order is measured when it is placed, with its entity id.
 */
export function watchOrder(measuring: Measuring): void {
  const { store, report, now } = measuring;
  let status = 'idle';
  let order: (CheckoutDetail & Pick<Purchase, 'tax' | 'shipping'>) | null = null;

  const check = (): void => {
    const state = store.getState();
    const { placement } = state.checkout ?? {};
    if (placement === undefined || placement.status === status) return;
    ({ status } = placement);
    if (status === 'placing') {
      const detail = checkoutDetail(state);
      const { taxAmount = null, shippingAmount = null } = state.quote?.totals ?? {};
      order = detail && { ...detail, tax: taxAmount, shipping: shippingAmount };
      if (order !== null) pending.write({ at: now(), ...order });
    }
    if (status === 'failed' || status === 'changed') pending.remove();
    if (status === 'placed' && order !== null && placement.orderId != null && !isStorageOpen()) {
      report('till-order-completed', { transactionId: String(placement.orderId), ...order });
    }
  };
  store.subscribe(check);
  check();
  reportShown(measuring);
}
