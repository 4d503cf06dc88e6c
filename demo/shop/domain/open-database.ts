import { readFileSync } from 'node:fs';

import Libsql from 'libsql';

import { inTransaction, type Database } from '../db/database';
import { seed } from './seed';

const SCHEMA = readFileSync(new URL('../db/schema.sql', import.meta.url), 'utf8');

/**
 * Opens the shop's database file, creates missing tables and fills an empty shop.
 * The content of an existing shop is kept. Delete the file to reset it.
 */
export function openDatabase(file: string): Database {
  const db = new Libsql(file);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA foreign_keys = ON');
  db.exec('PRAGMA busy_timeout = 5000');
  db.exec(SCHEMA);
  inTransaction(db, () => {
    seed(db);
  });
  return db;
}
