import { inTransaction, type Database } from '../../db/database';
import type { Customer } from '../customers/customers';
import { cartItems, findCustomerCart, putItem, updateCart, type Cart } from './cart-store';

/** Turns a guest's cart into the customer's; the customer's previous cart is merged into it and closed. */
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
