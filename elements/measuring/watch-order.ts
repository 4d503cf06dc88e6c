import type { CheckoutDetail, CommerceItem } from '../../src/platform/page/commerce.types';
import { isRecord } from '../../src/platform/record';
import { jsonStorage } from '../../src/platform/storage/storage';
import type { TillEventDetails } from '../../src/platform/page/till-events';
import { checkoutDetail } from './current-items';
import type { Measuring } from './measuring.types';
import { isSuccessPage, shownOrderNumber } from './page-products';

type Purchase = Omit<TillEventDetails['till-order-completed'], 'transactionId'>;

/** An order that was sent, in this window, until the shop has shown its number. */
const pending = jsonStorage('till-measured-order', 'sessionStorage');

/** The last order that is known to exist, as the checkout stores it; removed when its payment failed. */
const placed = jsonStorage('till-order-placed');

/** A guest's session. */
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

/** The stored order; null when there is none, it is too old, or its payment has failed since. */
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

/** On the success page: the order, once. A reload finds it no more. */
function reportShown({ report, now }: Measuring): void {
  const transactionId = isSuccessPage() ? shownOrderNumber() : null;
  if (transactionId === null) return;
  const purchase = readPending(now());
  pending.remove();
  if (purchase !== null) report('till-order-completed', { transactionId, ...purchase });
}

/**
 * Measures an order when the shop's success page shows its number, so never one that was refused or whose payment failed.
 * What was ordered is noted while it is sent, because the success page does not show it. Where the browser stores nothing,
 * the order is measured when it is placed, by its entity id.
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
