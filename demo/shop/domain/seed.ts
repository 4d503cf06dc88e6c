import { stockedSkus } from './catalogue/catalogue';
import { demoCustomers } from '../data/customers';
import { hashPassword } from './customers/password';
import { seedReviews } from './reviews/seed-reviews';
import type { Database } from '../db/database';

/** Inserts stock and customers if they are missing; never changes existing rows. */
export function seed(db: Database): void {
  const stock = db.prepare('INSERT OR IGNORE INTO stock (sku, qty) VALUES (?, ?)');
  for (const { sku, stock: qty } of stockedSkus()) stock.run(sku, qty);

  seedReviews(db);

  const counted = db.prepare('SELECT count(*) AS n FROM customers').get() as { n: number };
  if (counted.n > 0) return;
  const customer = db.prepare(
    'INSERT INTO customers (email, password_hash, firstname, lastname, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const address = db.prepare(
    'INSERT INTO customer_addresses (customer_id, address_json) VALUES (?, ?)',
  );
  const defaults = db.prepare(
    'UPDATE customers SET default_shipping = ?, default_billing = ? WHERE id = ?',
  );
  for (const person of demoCustomers) {
    const { lastInsertRowid: id } = customer.run(
      person.email,
      hashPassword(person.password),
      person.firstname,
      person.lastname,
      new Date().toISOString(),
    );
    const ids = person.addresses.map(
      (data) => address.run(id, JSON.stringify(data)).lastInsertRowid,
    );
    defaults.run(
      ids[person.defaultShipping ?? -1] ?? null,
      ids[person.defaultBilling ?? -1] ?? null,
      id,
    );
  }
}
