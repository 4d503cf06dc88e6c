import Database from 'libsql';

import type { Page } from '@playwright/test';

/** Extends the cart of this browser's guest to `count` lines of plain books; pages opened from now on show them. */
export async function lengthenCart(page: Page, count: number): Promise<void> {
  const file = process.env.TILL_E2E_DB;
  if (!file) throw new Error('TILL_E2E_DB names no database');
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'PHPSESSID')?.value ?? '';
  const db = new Database(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.transaction(() => {
      const { id } = db
        .prepare('SELECT cart_id AS id FROM sessions WHERE id = ?')
        .get([session]) as { id: number };
      const { n } = db
        .prepare('SELECT count(*) AS n FROM cart_items WHERE cart_id = ?')
        .get([id]) as { n: number };
      const add = db.prepare(
        "INSERT INTO cart_items (cart_id, sku, choice_json, qty) VALUES (?, 'BK-SALT', '{}', 1)",
      );
      for (let line = n; line < count; line += 1) add.run([id]);
    }).immediate();
  } finally {
    db.close();
  }
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.context().clearCookies({ name: 'section_data_ids' });
}
