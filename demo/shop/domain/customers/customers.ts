import { emptyAddress, type StoredAddress } from '../carts/address';
import { type Database, insert, row, rows } from '../../db/database';
import { verifyPassword } from './password';

/** A customer's row. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly default_billing: number | null;
  readonly default_shipping: number | null;
  readonly created_at: string;
}

/** An address in a customer's address book. */
export type BookAddress = StoredAddress & { readonly id: number };

const COLUMNS = 'id, email, firstname, lastname, default_billing, default_shipping, created_at';

export function findCustomer(db: Database, id: number): Customer | null {
  return row<Customer>(db, `SELECT ${COLUMNS} FROM customers WHERE id = ?`, id);
}

export function findCustomerByEmail(db: Database, email: string): Customer | null {
  return row<Customer>(
    db,
    `SELECT ${COLUMNS} FROM customers WHERE email = ?`,
    email.trim().toLowerCase(),
  );
}

/** The customer with this e-mail and password, or null. */
export function authenticate(db: Database, email: string, password: string): Customer | null {
  const customer = findCustomerByEmail(db, email);
  if (!customer) return null;
  const stored = row<{ password_hash: string }>(
    db,
    'SELECT password_hash FROM customers WHERE id = ?',
    customer.id,
  );
  return stored && verifyPassword(password, stored.password_hash) ? customer : null;
}

export function addressBook(db: Database, customerId: number): readonly BookAddress[] {
  return rows<{ id: number; address_json: string }>(
    db,
    'SELECT id, address_json FROM customer_addresses WHERE customer_id = ? ORDER BY id',
    customerId,
  ).map(({ id, address_json }) => ({
    ...emptyAddress,
    ...(JSON.parse(address_json) as Partial<StoredAddress>),
    id,
  }));
}

export function findBookAddress(
  db: Database,
  customerId: number,
  addressId: number,
): BookAddress | null {
  return addressBook(db, customerId).find(({ id }) => id === addressId) ?? null;
}

/** Saves an address in a customer's address book; returns its id. */
export function saveToBook(db: Database, customerId: number, address: StoredAddress): number {
  const data = { ...address, customer_address_id: null, save_in_address_book: 0, email: null };
  return insert(db, 'customer_addresses', {
    customer_id: customerId,
    address_json: JSON.stringify(data),
  });
}
