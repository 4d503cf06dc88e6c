import Database from 'libsql';

import type { Page } from '@playwright/test';

import type { Shop } from './test';

/** The password of the demonstration's customers. */
const PASSWORD = 'Secret123!';

interface CustomerRow {
  readonly id: number;
  readonly default_billing: number | null;
  readonly default_shipping: number | null;
}

/**
 * Creates a customer with this e-mail, a copy of one of the demo customers, addresses included: a customer's cart
 * persists across sessions, so tests cannot share a customer.
 */
export function customerLike(model: 'jane@example.com' | 'sam@example.com', email: string): void {
  const file = process.env.TILL_E2E_DB;
  if (!file) throw new Error('TILL_E2E_DB names no database');
  const db = new Database(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.transaction(() => {
      const like = db
        .prepare('SELECT id, default_billing, default_shipping FROM customers WHERE email = ?')
        .get([model]) as CustomerRow;
      const { lastInsertRowid } = db
        .prepare(
          `INSERT INTO customers (email, password_hash, firstname, lastname, created_at)
           SELECT ?, password_hash, firstname, lastname, created_at FROM customers WHERE id = ?`,
        )
        .run([email, like.id]);
      const id = Number(lastInsertRowid);
      const addresses = db
        .prepare(
          'SELECT id, address_json FROM customer_addresses WHERE customer_id = ? ORDER BY id',
        )
        .all([like.id]) as { id: number; address_json: string }[];
      for (const address of addresses) {
        const { lastInsertRowid: copy } = db
          .prepare('INSERT INTO customer_addresses (customer_id, address_json) VALUES (?, ?)')
          .run([id, address.address_json]);
        for (const use of ['default_billing', 'default_shipping'] as const) {
          if (like[use] !== address.id) continue;
          db.prepare(`UPDATE customers SET ${use} = ? WHERE id = ?`).run([Number(copy), id]);
        }
      }
    }).immediate();
  } finally {
    db.close();
  }
}

/** Signs in on the shop's login page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/customer/account/login/');
  await signInHere(page, email);
  await page.waitForURL(/\/customer\/account\/?$/);
}

/** Signs in on the login page that is open. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** This test's own customer, at the checkout with one book. */
export async function customerAtCheckout(
  page: Page,
  shop: Shop,
  model: Parameters<typeof customerLike>[0],
): Promise<void> {
  customerLike(model, shop.email);
  await signIn(page, shop.email);
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
}
