import { emptyAddress } from '../carts/address';
import { inTransaction, run, type Database } from '../../db/database';
import { addressBook, findCustomerByEmail, saveToBook, type Customer } from './customers';
import { demoCustomers } from '../../data/customers';

/** Whether this customer is shared by all visitors, who see each other's changes. */
export function isShared(customer: Customer): boolean {
  return demoCustomers.some(({ email }) => email === customer.email);
}

/**
 * A visitor's own copy of one of the shop's customers, created on first use, with the same name, addresses and password.
 * It has its own cart and orders, so that two visitors can both be Jane.
 */
export function ownCustomer(db: Database, model: Customer, visitorId: string, now: Date): Customer {
  const email = model.email.replace('@', `+${visitorId.slice(0, 8)}@`);
  return inTransaction(db, () => {
    const existing = findCustomerByEmail(db, email);
    if (existing) return existing;
    const id = run(
      db,
      `INSERT INTO customers (email, password_hash, firstname, lastname, created_at)
       SELECT ?, password_hash, firstname, lastname, ? FROM customers WHERE id = ?`,
      email,
      now.toISOString(),
      model.id,
    );
    const book = addressBook(db, model.id);
    for (const address of book) saveToBook(db, id, address);
    const copies = addressBook(db, id);
    const copyOf = (original: number | null) =>
      copies[book.findIndex((address) => address.id === original)]?.id ?? null;
    run(
      db,
      'UPDATE customers SET default_billing = ?, default_shipping = ? WHERE id = ?',
      copyOf(model.default_billing),
      copyOf(model.default_shipping),
      id,
    );
    const made = findCustomerByEmail(db, email);
    if (!made) throw new Error(`The customer ${email} was not kept.`);
    return made;
  });
}

const STREETS = ['Sunset Blvd', 'Ocean Ave', 'Mission St', 'Orchard Rd', 'Harbor Way'] as const;
const TOWNS = [
  { city: 'Los Angeles', postcode: '90034' },
  { city: 'Oakland', postcode: '94601' },
  { city: 'San Diego', postcode: '92101' },
  { city: 'Sacramento', postcode: '95814' },
] as const;

/** Adds different addresses to a customer's address book until it has `count`. */
export function fillAddressBook(db: Database, customer: Customer, size: number): void {
  inTransaction(db, () => {
    const { firstname, lastname, id } = customer;
    for (let number = addressBook(db, id).length + 1; number <= size; number += 1) {
      saveToBook(db, id, {
        ...emptyAddress,
        firstname,
        lastname,
        street: [`${String(number)} ${STREETS[number % STREETS.length] ?? STREETS[0]}`],
        ...(TOWNS[number % TOWNS.length] ?? TOWNS[0]),
        region: 'California',
        region_id: 12,
        region_code: 'CA',
        country_id: 'US',
        telephone: `555-${String(1000 + number)}`,
      });
    }
  });
}
