import type Libsql from 'libsql';

/** The shop's database connection; the interface is better-sqlite3's. */
export type Database = Libsql.Database;

/**
 * Runs `work` as one write transaction: all of it is kept, or, when it throws, nothing.
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
 * All rows as the query names their columns. The caller vouches for the shape.
 * Parameters go on as one list: libsql mistakes a lone null for an object of named ones.
 */
export function rows<Row>(db: Database, sql: string, ...params: unknown[]): Row[] {
  return db.prepare(sql).all(params) as Row[];
}

/** The first row, or null when there is none. */
export function first<Row>(found: readonly Row[]): Row | null {
  return found[0] ?? null;
}

/** Runs a statement; answers the id of the inserted row. */
export function run(db: Database, sql: string, ...params: unknown[]): number {
  return Number(db.prepare(sql).run(params).lastInsertRowid);
}
