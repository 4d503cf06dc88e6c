import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'libsql';

import { freePort } from '../lib/prepare.mjs';

/** A demo shop for the benchmark. */
export interface BenchShop {
  readonly origin: string;
  /** The origin of its payment provider. */
  readonly provider: string;
  /** The origin of the second one, PayPal. */
  readonly paypal: string;
  /** The file of its database. */
  readonly dbFile: string;
  close(): void;
}

/** Starts the demo shop on a free port with its own database; returns once it listens. */
export async function openShop(): Promise<BenchShop> {
  const folder = mkdtempSync(join(tmpdir(), 'till-bench-'));
  const dbFile = join(folder, 'shop.db');
  const port = await freePort(8200);
  const providerPort = await freePort(8300);
  const paypalPort = await freePort(8400);
  const args = [
    ...['demo/main.ts', '--port', String(port), '--provider-port', String(providerPort)],
    ...['--paypal-port', String(paypalPort), '--db', dbFile],
  ];
  const shop = spawn('node_modules/.bin/tsx', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (text: Buffer) => {
      if (text.includes('listening')) resolve();
    });
    shop.on('error', reject);
    shop.on('exit', (code) => {
      reject(new Error(`the demo shop ended with ${String(code)}`));
    });
  });
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    provider: `http://127.0.0.1:${String(providerPort)}`,
    paypal: `http://127.0.0.1:${String(paypalPort)}`,
    dbFile,
    close: () => {
      shop.removeAllListeners('exit');
      shop.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `change` on the shop's database while the shop is running. */
function withDatabase(dbFile: string, change: (db: Database.Database) => void): void {
  const db = new Database(dbFile);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.transaction(() => {
      change(db);
    }).immediate();
  } finally {
    db.close();
  }
}

/** Adds books without options to a session's cart, repeatedly, until it has `count` lines. */
export function stockUp({ dbFile }: BenchShop, sessionId: string, count: number): void {
  withDatabase(dbFile, (db) => {
    const cart = db
      .prepare(
        `SELECT carts.id FROM sessions JOIN carts ON carts.is_active = 1
           AND (carts.id = sessions.cart_id OR carts.customer_id = sessions.customer_id)
         WHERE sessions.id = ? ORDER BY carts.id DESC`,
      )
      .get([sessionId]) as { id: number };
    const plain = db
      .prepare("SELECT sku FROM stock WHERE sku LIKE 'BK-%' AND qty > 10 ORDER BY sku")
      .all() as { sku: string }[];
    const { n } = db
      .prepare('SELECT count(*) AS n FROM cart_items WHERE cart_id = ?')
      .get([cart.id]) as { n: number };
    db.exec("UPDATE stock SET qty = 100000 WHERE sku LIKE 'BK-%' AND qty > 10");
    const add = db.prepare(
      "INSERT INTO cart_items (cart_id, sku, choice_json, qty) VALUES (?, ?, '{}', 1)",
    );
    for (let line = n; line < count; line += 1) {
      add.run([cart.id, plain[line % plain.length]?.sku]);
    }
  });
}

/** Adds saved addresses to a session's customer until there are `count`, each with its own house number. */
export function addAddresses({ dbFile }: BenchShop, sessionId: string, count: number): void {
  withDatabase(dbFile, (db) => {
    const { customer_id: id } = db
      .prepare('SELECT customer_id FROM sessions WHERE id = ?')
      .get([sessionId]) as { customer_id: number };
    const known = db
      .prepare('SELECT address_json FROM customer_addresses WHERE customer_id = ? ORDER BY id')
      .all([id]) as { address_json: string }[];
    const model = JSON.parse(known[0]?.address_json ?? '{}') as object;
    const add = db.prepare(
      'INSERT INTO customer_addresses (customer_id, address_json) VALUES (?, ?)',
    );
    for (let number = known.length; number < count; number += 1) {
      add.run([id, JSON.stringify({ ...model, street: [`${String(number)} Sunset Blvd`] })]);
    }
  });
}
