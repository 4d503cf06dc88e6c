import type Libsql from 'libsql';

/** The shop's database connection; the interface is better-sqlite3's. */
export type Database = Libsql.Database;

/**
 * Runs `work` as one write transaction, which is rolled back when it throws.
 * Inside a transaction it becomes part of that one.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  if (db.inTransaction) return work();
  let answer: { value: T } | undefined;
  db.transaction(() => {
    answer = { value: work() };
  }).immediate();
  if (!answer) throw new Error('The transaction did not run.');
  return answer.value;
}

/**
 * All rows of a query. The caller is responsible for their type.
 * Parameters are passed as one list: libsql mistakes a single null for an object of named parameters.
 */
export function rows<Row>(db: Database, sql: string, ...params: unknown[]): Row[] {
  return db.prepare(sql).all(params) as Row[];
}

/** The first row of a query, or null when there is none. */
export function row<Row>(db: Database, sql: string, ...params: unknown[]): Readonly<Row> | null {
  return (db.prepare(sql).get(params) as Row | undefined) ?? null;
}

/** The first of some rows, or null when there is none. */
export function first<Row>(found: readonly Row[]): Row | null {
  return found[0] ?? null;
}

/** Values by column. */
type Values = Readonly<Record<string, unknown>>;

const insertion = (verb: string, table: string, values: Values): string =>
  `${verb} INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.keys(values).fill('?').join(', ')})`;

/** Inserts a row; returns its id. */
export function insert(db: Database, table: string, values: Values): number {
  return run(db, insertion('INSERT', table, values), ...Object.values(values));
}

/** Inserts a row, replacing the one with the same key if there is one; returns its id. */
export function replace(db: Database, table: string, values: Values): number {
  return run(db, insertion('INSERT OR REPLACE', table, values), ...Object.values(values));
}

/** Runs a statement; returns the id of the inserted row. */
export function run(db: Database, sql: string, ...params: unknown[]): number {
  return Number(db.prepare(sql).run(params).lastInsertRowid);
}
