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

/** Orders of a cart: their ids, the addresses that they are for, and what was refused. */
interface CreatedParts {
  readonly orderIds: readonly number[];
  readonly placed: readonly number[];
  readonly failures: MultiResult['failures'];
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
  saveMulti(db, cart.id, { ...state, parcels, pending: null });
}

/** What an address is called on the page of failed orders; null for what is not shipped. */
export function partAddress(db: Database, customer: Customer, addressId: number): string | null {
  const address = findBookAddress(db, customer.id, addressId);
  return address && addressLine(address);
}

/** Creates one order for each address; the cart stays as it is. When one is refused, the others are created. */
export function createParts(db: Database, order: PartsOrder, ids: readonly number[]): CreatedParts {
  const { customer, payment, now } = order;
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
      failures.push({ address: partAddress(db, customer, addressId), text: error.message });
    }
  }
  return { orderIds, placed, failures };
}

/** Takes the orders out of the cart, which is closed when nothing is left. */
export function closeParts(
  db: Database,
  order: PartsOrder,
  { placed, failures }: Pick<CreatedParts, 'placed' | 'failures'>,
): void {
  inTransaction(db, () => {
    if (failures.length > 0) keepFailed(db, order, placed);
    else updateCart(db, order.cart.id, { is_active: 0 });
  });
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
  const created = createParts(db, order, ids);
  closeParts(db, order, created);
  const { orderIds, failures } = created;
  return { orderIds, failures };
}
