import { inTransaction, type Database } from '../../db/database';
import type { Customer } from '../customers/customers';
import { cartItems, findCustomerCart, putItem, updateCart, type Cart } from './cart-store';

/** Makes a guest's cart the customer's; the cart the customer had is closed, its lines come along. */
export function assignCart(db: Database, guest: Cart, customer: Customer): void {
  inTransaction(db, () => {
    const own = findCustomerCart(db, customer.id);
    if (own) {
      for (const item of cartItems(db, own.id)) putItem(db, guest.id, item);
      updateCart(db, own.id, { is_active: 0 });
    }
    updateCart(db, guest.id, { customer_id: customer.id, email: customer.email });
  });
}
