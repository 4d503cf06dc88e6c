import { cartLines } from '../carts/cart-lines';
import { removeItem, setItemQty, updateCart, type Cart } from '../carts/cart-store';
import { addressLine } from '../customers/address-line';
import { findBookAddress, type Customer } from '../customers/customers';
import { inTransaction, type Database } from '../../db/database';
import type { OrderPayment } from '../orders/order-store';
import { placeOrder } from '../orders/place-order';
import { RestError } from '../../support/rest-error';
import { saveMulti, type MultiCheckout, type MultiResult } from './multi-store';
import { createPart } from './parts';

/** The orders of a cart: for whom, what and how it is paid. */
export interface PartsOrder {
  readonly cart: Cart;
  readonly customer: Customer;
  readonly state: MultiCheckout;
  readonly payment: OrderPayment;
  readonly now: Date;
}

/** Takes what was ordered out of the cart; what failed stays, as on the platform. */
function keepFailed(db: Database, { cart, state }: PartsOrder, placed: readonly number[]): void {
  const parcels = state.parcels.filter(({ addressId }) => !placed.includes(addressId));
  for (const { itemId } of cartLines(db, cart.id)) {
    const own = parcels.filter((parcel) => parcel.itemId === itemId);
    const qty = own.reduce((all, parcel) => all + parcel.qty, 0);
    if (qty > 0) setItemQty(db, itemId, qty);
    else removeItem(db, itemId);
  }
  saveMulti(db, cart.id, { ...state, parcels });
}

/**
 * Places one order for each address. Each stands for itself: when one is refused, the others are placed, and what was
 * refused stays in the cart.
 */
export function placeParts(
  db: Database,
  order: PartsOrder,
  ids: readonly number[],
): Omit<MultiResult, 'isShown'> {
  const { cart, customer, payment, now } = order;
  const orderIds: number[] = [];
  const placed: number[] = [];
  const failures: { address: string | null; text: string }[] = [];
  for (const addressId of ids) {
    try {
      const id = inTransaction(db, () => {
        const part = createPart(db, order, addressId);
        return placeOrder(db, { cart: part.cart, email: customer.email, payment, now });
      });
      orderIds.push(id);
      placed.push(addressId);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      const address = findBookAddress(db, customer.id, addressId);
      failures.push({ address: address && addressLine(address), text: error.message });
    }
  }
  inTransaction(db, () => {
    if (failures.length > 0) keepFailed(db, order, placed);
    else updateCart(db, cart.id, { is_active: 0 });
  });
  return { orderIds, failures };
}
