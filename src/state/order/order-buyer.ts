import { loadCustomerId } from '../../api/placed-order';
import type { TillStore } from '../shared/store.types';
import { buyerOf, attemptCart, type OrderAttempt } from './order-attempt';

/**
 * Whether an order is of the shopper of this page: a customer's is told to that customer only. Null while no customer is
 * signed in, or the shop cannot be reached: a later page may know.
 */
export async function isOwnOrder(store: TillStore, attempt: OrderAttempt): Promise<boolean | null> {
  const buyer = buyerOf(attempt);
  if (buyer === null) return true;
  const { baseUrl, storeCode } = store.getState().config.shop;
  const id = await loadCustomerId({ baseUrl, storeCode, cart: attemptCart(attempt) });
  return id == null ? null : buyer === `customer-${String(id)}`;
}
