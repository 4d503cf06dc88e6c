import {
  createCart,
  getCart,
  cartItems,
  putItem,
  updateCart,
  writeAddress,
  type Cart,
} from '../carts/cart-store';
import { findBookAddress, type Customer } from '../customers/customers';
import { inTransaction, type Database } from '../../db/database';
import { deliveryRates, type Rate } from '../shipping/rates';
import { computeTotals, type CartTotals } from '../totals/totals';
import { shippedTo, type PieceRow } from './parcels';
import type { MultiCheckout } from './multi-store';

/** What goes to one address, or is not shipped (`addressId` 0), as a cart of its own. */
export interface Part {
  readonly addressId: number;
  readonly cart: Cart;
  readonly totals: CartTotals;
  readonly rates: readonly Rate[];
}

/**
 * Makes a cart of what goes to an address. It is never the customer's active one.
 *
 * @param addressId 0 for what is not shipped
 */
export function createPart(
  db: Database,
  source: {
    readonly cart: Cart;
    readonly customer: Customer;
    readonly state: MultiCheckout;
    readonly now: Date;
  },
  addressId: number,
): Part {
  const { cart, customer, state, now } = source;
  const { id } = createCart(db, now, customer.id);
  updateCart(db, id, {
    is_active: 0,
    coupon_code: cart.coupon_code,
    shipping_method: state.methods[String(addressId)] ?? null,
  });
  for (const item of cartItems(db, cart.id)) {
    const own = state.parcels.filter(
      (parcel) => parcel.itemId === item.id && parcel.addressId === addressId,
    );
    const qty = own.reduce((all, parcel) => all + parcel.qty, 0);
    if (qty > 0) putItem(db, id, { ...item, qty });
  }
  const write = (type: 'billing' | 'shipping', bookId: number): void => {
    const found = findBookAddress(db, customer.id, bookId);
    if (!found) return;
    const { id: customer_address_id, ...address } = found;
    writeAddress(db, id, type, { ...address, email: customer.email, customer_address_id });
  };
  write('billing', state.billingId ?? customer.default_billing ?? 0);
  if (addressId !== 0) write('shipping', addressId);
  const part = getCart(db, id);
  const totals = computeTotals(db, part);
  const address = findBookAddress(db, customer.id, addressId);
  const lines = totals.lines.map(({ line }) => line);
  const rates = address === null ? [] : deliveryRates(lines, address, totals.rules);
  return { addressId, cart: part, totals, rates };
}

/** The addresses of the parts: those that something is sent to, then 0 where something is not shipped. */
export const partIds = (state: MultiCheckout, rows: readonly PieceRow[]): readonly number[] => [
  ...shippedTo(state),
  ...(rows.some(({ line }) => line.isVirtual) ? [0] : []),
];

class Undo extends Error {
  constructor(readonly parts: readonly Part[]) {
    super('The carts of the parts were only calculated.');
  }
}

/** Calculates the parts of a cart; nothing is kept. */
export function calculateParts(
  db: Database,
  source: Parameters<typeof createPart>[1],
  ids: readonly number[],
): readonly Part[] {
  try {
    inTransaction(db, () => {
      throw new Undo(ids.map((id) => createPart(db, source, id)));
    });
  } catch (error) {
    if (error instanceof Undo) return error.parts;
    throw error;
  }
  return [];
}
