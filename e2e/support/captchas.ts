import type { Locator } from '@playwright/test';
import Database from 'libsql';

/** The text in an image, from the shop's database. */
export async function wordOf(picture: Locator): Promise<string> {
  const file = process.env.TILL_E2E_DB;
  if (!file) throw new Error('TILL_E2E_DB names no database');
  const source = (await picture.getAttribute('src')) ?? '';
  const id = /([0-9a-f]{32})\.png/.exec(source)?.[1] ?? '';
  const db = new Database(file, { readonly: true });
  try {
    const row = db.prepare('SELECT word FROM captchas WHERE picture_id = ?').get(id) as
      { readonly word: string } | undefined;
    if (!row) throw new Error(`no captcha with the picture ${source}`);
    return row.word;
  } finally {
    db.close();
  }
}
