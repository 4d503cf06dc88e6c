import { randomBytes } from 'node:crypto';

import { NO_CHOICE, type Choice } from '../catalogue/kinds/choice';
import {
  type Database,
  first,
  insert,
  inTransaction,
  replace,
  row,
  rows,
  run,
} from '../../db/database';
import { visitorTime } from '../settings/visitor';
import { emptyAddress, type StoredAddress } from './address';

const CART_MS = 30 * 24 * 3_600_000;

/** A row of a cart. `shipping_method` is `carrier_method`. */
export interface Cart {
  readonly id: number;
  readonly masked_id: string;
  readonly customer_id: number | null;
  readonly is_active: 0 | 1;
  readonly email: string | null;
  readonly coupon_code: string | null;
  readonly shipping_method: string | null;
  readonly payment_json: string | null;
  readonly reserved_order_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A row of a line: `sku` is that of the variant. */
export interface CartItem {
  readonly id: number;
  readonly sku: string;
  readonly qty: number;
  readonly choice: Choice;
}

/** A cart's address with its row id. */
export type CartAddress = StoredAddress & { readonly id: number };

type AddressType = 'shipping' | 'billing';

interface ItemRow {
  readonly id: number;
  readonly sku: string;
  readonly qty: number;
  readonly choice_json: string;
}

/** Creates an empty active cart; a customer's has the customer's e-mail address. */
export function createCart(db: Database, now: Date, customerId: number | null = null): Cart {
  return inTransaction(db, () => {
    const time = now.toISOString();
    const id = run(
      db,
      `INSERT INTO carts (masked_id, customer_id, email, created_at, updated_at)
       VALUES (?, ?, (SELECT email FROM customers WHERE id = ?), ?, ?)`,
      randomBytes(16).toString('hex'),
      customerId,
      customerId,
      time,
      time,
    );
    for (const type of ['billing', 'shipping'] as const) writeAddress(db, id, type, emptyAddress);
    return getCart(db, id);
  });
}

export function getCart(db: Database, id: number): Cart {
  const cart = row<Cart>(db, 'SELECT * FROM carts WHERE id = ?', id);
  if (!cart) throw new Error(`There is no cart ${String(id)}.`);
  return cart;
}

/** A guest's cart expires after thirty days without a change, as on the platform; a customer's does not. */
function isFresh({ customer_id, updated_at }: Cart): boolean {
  const age = visitorTime().getTime() - new Date(updated_at).getTime();
  return customer_id !== null || age < CART_MS;
}

/** The active cart with this id, or null. */
export function findActiveCart(db: Database, id: number | null): Cart | null {
  const found = rows<Cart>(db, 'SELECT * FROM carts WHERE id = ? AND is_active = 1', id);
  return first(found.filter(isFresh));
}

export function findByMaskedId(db: Database, maskedId: string): Cart | null {
  const found = rows<Cart>(db, 'SELECT * FROM carts WHERE masked_id = ?', maskedId);
  return first(found.filter(isFresh));
}

export function findCustomerCart(db: Database, customerId: number): Cart | null {
  return row<Cart>(
    db,
    'SELECT * FROM carts WHERE customer_id = ? AND is_active = 1 ORDER BY id DESC',
    customerId,
  );
}

/** Lines in the order in which they were added. */
export function cartItems(db: Database, cartId: number): readonly CartItem[] {
  return rows<ItemRow>(
    db,
    'SELECT id, sku, qty, choice_json FROM cart_items WHERE cart_id = ? ORDER BY id',
    cartId,
  ).map(({ choice_json, ...item }) => ({
    ...item,
    choice: { ...NO_CHOICE, ...(JSON.parse(choice_json) as Partial<Choice>) },
  }));
}

/** Adds a line, or raises the quantity of the line with the same SKU and choice; returns its id. */
export function putItem(
  db: Database,
  cartId: number,
  { sku, qty, choice }: Omit<CartItem, 'id'>,
): number {
  const choiceText = JSON.stringify(choice);
  const same = cartItems(db, cartId).find(
    (item) => item.sku === sku && JSON.stringify(item.choice) === choiceText,
  );
  if (same) {
    setItemQty(db, same.id, same.qty + qty);
    return same.id;
  }
  return insert(db, 'cart_items', { cart_id: cartId, sku, choice_json: choiceText, qty });
}

export function setItemQty(db: Database, itemId: number, qty: number): void {
  run(db, 'UPDATE cart_items SET qty = ? WHERE id = ?', qty, itemId);
}

export function removeItem(db: Database, itemId: number): void {
  run(db, 'DELETE FROM cart_items WHERE id = ?', itemId);
}

export function emptyCart(db: Database, cartId: number): void {
  run(db, 'DELETE FROM cart_items WHERE cart_id = ?', cartId);
}

export function getAddress(db: Database, cartId: number, type: AddressType): CartAddress {
  const found = row<{ id: number; address_json: string }>(
    db,
    'SELECT id, address_json FROM cart_addresses WHERE cart_id = ? AND type = ?',
    cartId,
    type,
  );
  if (!found) throw new Error(`Cart ${String(cartId)} has no ${type} address.`);
  return { ...(JSON.parse(found.address_json) as StoredAddress), id: found.id };
}

/** Replaces an address; returns the id of the new one. */
export function writeAddress(
  db: Database,
  cartId: number,
  type: AddressType,
  address: StoredAddress,
): number {
  return replace(db, 'cart_addresses', {
    cart_id: cartId,
    type,
    address_json: JSON.stringify(address),
  });
}

type Changes = Partial<
  Pick<
    Cart,
    'customer_id' | 'is_active' | 'email' | 'coupon_code' | 'shipping_method' | 'payment_json'
  > & { readonly reserved_order_id: string | null }
>;

/** Changes columns of a cart. */
export function updateCart(db: Database, cartId: number, changes: Changes): void {
  const names = Object.keys(changes);
  const sets = [...names.map((name) => `${name} = ?`), 'updated_at = ?'];
  const now = visitorTime().toISOString();
  run(
    db,
    `UPDATE carts SET ${sets.join(', ')} WHERE id = ?`,
    ...Object.values(changes),
    now,
    cartId,
  );
}
