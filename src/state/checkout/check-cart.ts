import { loadCart } from '../../api/cart';
import { knownOrder, meansPaid } from '../order/order-attempt';
import { outcomeOf, paidOutcomeOf } from '../order/order-outcome';
import type { FlowApi } from '../shared/store.types';
import { selectCheckout } from './checkout-slice';
import type { CartLoss } from './checkout-types';
import { orderedCart } from './placing/ordered-cart';

/**
 * Loads the cart itself: the private data may be another visit's, and a single failing call proves nothing. A cart that is
 * closed or gone was not ordered for good while this browser knows of an order that waits to be paid.
 */
export async function checkCart(api: FlowApi, now: () => number): Promise<CartLoss | null> {
  const cart = orderedCart(api);
  if (cart === null) return null;
  const { signal } = api;
  const result = await loadCart(cart.context, { signal });
  api.throwIfCancelled();
  const lines = [cart.context.cart, cart.itemIds] as const;
  const outcome = outcomeOf(result, ...lines);
  if (!outcome.ok) return selectCheckout(api.getState()).loss;
  const known = knownOrder(cart.itemIds, now());
  if (known?.awaitsPayment !== undefined && outcome.value !== 'open') {
    const paid = paidOutcomeOf(result, ...lines);
    return paid.ok && paid.value === 'ordered' && meansPaid(known) ? 'ordered' : 'waits';
  }
  if (result.ok && result.value.isActive && result.value.itemIds.length === 0) return 'emptied';
  return outcome.value === 'ordered' ? 'ordered' : null;
}
