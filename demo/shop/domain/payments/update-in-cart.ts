import type { Database } from '../../db/database';
import { cartItems, type Cart } from '../carts/cart-store';
import { updateOf, type Subscription } from './subscription-store';

/** The subscription that the customer is changing, while its product is in the cart; otherwise null. */
export function updateInCart(
  db: Database,
  cart: Pick<Cart, 'id' | 'customer_id'> | null,
): Subscription | null {
  if (cart === null) return null;
  const update = updateOf(db, cart.customer_id);
  return update && cartItems(db, cart.id).some(({ sku }) => sku === update.sku) ? update : null;
}
