import { cartLines, type CartLine } from '../carts/cart-lines';
import { cartItems, removeItem, setItemQty, type Cart } from '../carts/cart-store';
import { quantityProblem } from '../catalogue/stock';
import { addressBook, type Customer } from '../customers/customers';
import { inTransaction, type Database } from '../../db/database';
import { findMulti, saveMulti, type MultiCheckout, type Parcel } from './multi-store';

/** The platform's default limit of pieces for several addresses. */
const MAX_PIECES = 100;

const NOT_OWN = 'Verify the shipping address information and continue.';
const TOO_MANY = `The maximum quantity can't be more than ${String(MAX_PIECES)} when shipping to multiple addresses. Change the quantity and try again.`;
const TOO_MANY_CHECKED = `Maximum qty allowed for Shipping to multiple addresses is ${String(MAX_PIECES)}`;

/** A row of the page of addresses: one piece, or a whole line that is not shipped. */
export interface PieceRow extends Parcel {
  readonly line: CartLine;
}

/** Quantity and address of a posted row, `ship[0][77][qty]`. */
export interface Wish {
  readonly itemId: number;
  readonly qty: number;
  readonly addressId: number | null;
}

const sum = (parcels: readonly Parcel[]): number => parcels.reduce((all, { qty }) => all + qty, 0);

/** Merges parcels of the same line for the same address, in their order. */
function merged(parcels: readonly Parcel[]): readonly Parcel[] {
  const byPlace = new Map<string, Parcel>();
  for (const parcel of parcels) {
    const key = `${String(parcel.itemId)} ${String(parcel.addressId)}`;
    const before = byPlace.get(key)?.qty ?? 0;
    if (parcel.qty > 0) byPlace.set(key, { ...parcel, qty: before + parcel.qty });
  }
  return [...byPlace.values()];
}

/**
 * The state of a cart's checkout. A line that was changed elsewhere, and one whose address is gone, goes to the default
 * address as a whole.
 */
export function readMulti(db: Database, cart: Cart, customer: Customer): MultiCheckout {
  const state = findMulti(db, cart.id);
  const book = addressBook(db, customer.id).map(({ id }) => id);
  const home = customer.default_shipping ?? book[0] ?? 0;
  const parcels = cartLines(db, cart.id).flatMap(
    ({ itemId, qty, isVirtual }): readonly Parcel[] => {
      const own = state.parcels.filter((parcel) => parcel.itemId === itemId);
      const areKnown = own.every(({ addressId }) => isVirtual || book.includes(addressId));
      if (areKnown && sum(own) === qty) return own;
      return [{ itemId, addressId: isVirtual ? 0 : home, qty }];
    },
  );
  const isSame = JSON.stringify(parcels) === JSON.stringify(state.parcels);
  return { ...state, parcels, done: isSame ? state.done : [] };
}

/** One row for each piece that is shipped, and one for each line that is not. */
export function pieceRows(state: MultiCheckout, lines: readonly CartLine[]): readonly PieceRow[] {
  return state.parcels.flatMap((parcel) => {
    const line = lines.find(({ itemId }) => itemId === parcel.itemId);
    if (!line) return [];
    if (line.isVirtual) return [{ ...parcel, line }];
    return Array.from({ length: parcel.qty }, () => ({ ...parcel, line, qty: 1 }));
  });
}

/** The addresses to which something is sent, in the order of their rows. */
export const shippedTo = ({ parcels }: MultiCheckout): readonly number[] => [
  ...new Set(parcels.map(({ addressId }) => addressId).filter((id) => id !== 0)),
];

/** Why posted rows cannot be saved, as the check before it says; null when they can. Nothing is saved. */
export function wishProblem(db: Database, cart: Cart, wishes: readonly Wish[]): string | null {
  if (wishes.reduce((all, { qty }) => all + qty, 0) > MAX_PIECES) return TOO_MANY_CHECKED;
  for (const item of cartItems(db, cart.id)) {
    const wanted = wishes.filter(({ itemId }) => itemId === item.id);
    const qty = wanted.reduce((all, one) => all + one.qty, 0);
    const problem = qty > 0 ? quantityProblem(db, item, qty) : null;
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * Saves posted rows: quantities of the cart's lines and where they go. A line without a piece leaves the cart, unless it is
 * virtual and was not posted.
 *
 * @throws Error with the platform's message; nothing is changed then
 */
export function saveWishes(
  db: Database,
  cart: Cart,
  customer: Customer,
  wishes: readonly Wish[],
  isComplete: boolean,
): void {
  const state = readMulti(db, cart, customer);
  const book = addressBook(db, customer.id).map(({ id }) => id);
  if (wishes.reduce((all, { qty }) => all + qty, 0) > MAX_PIECES) throw new Error(TOO_MANY);
  inTransaction(db, () => {
    const parcels = cartLines(db, cart.id).flatMap(({ itemId, isVirtual }): readonly Parcel[] => {
      const own = wishes.filter((wish) => wish.itemId === itemId);
      if (isVirtual && own.length === 0)
        return state.parcels.filter((one) => one.itemId === itemId);
      const next = own.map(({ qty, addressId }) => ({
        itemId,
        qty,
        addressId: isVirtual ? 0 : (addressId ?? 0),
      }));
      const isForeign = next.some((one) => !isVirtual && !book.includes(one.addressId));
      if (isForeign) throw new Error(NOT_OWN);
      if (sum(next) > 0) setItemQty(db, itemId, sum(next));
      else removeItem(db, itemId);
      return merged(next);
    });
    saveMulti(db, cart.id, { ...state, parcels, done: isComplete ? ['addresses'] : [] });
  });
}

/** Takes one piece out of the cart, or a line that is not shipped. */
export function removePiece(
  db: Database,
  cart: Cart,
  customer: Customer,
  gone: Pick<Parcel, 'itemId' | 'addressId'>,
): void {
  const state = readMulti(db, cart, customer);
  const rows = state.parcels.map((parcel) => {
    const isIt = parcel.itemId === gone.itemId && parcel.addressId === gone.addressId;
    if (!isIt) return parcel;
    return { ...parcel, qty: parcel.addressId === 0 ? 0 : parcel.qty - 1 };
  });
  saveWishes(db, cart, customer, rows, false);
}
