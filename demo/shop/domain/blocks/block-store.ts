import { insert, row, rows, run, type Database } from '../../db/database';
import { currentVisitor, visitorTime } from '../settings/visitor';

/** What an administrator writes of a block. */
export interface BlockFields {
  readonly title: string;
  readonly identifier: string;
  /** HTML. */
  readonly content: string;
  readonly isActive: boolean;
  /** Ids of store views; 0 means all. */
  readonly stores: readonly string[];
}

/** A CMS block; like all changes in this shop it is only there for the visitor who made it. */
export interface Block extends BlockFields {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface BlockRow {
  readonly id: number;
  readonly title: string;
  readonly identifier: string;
  readonly content: string;
  readonly is_active: number;
  readonly stores_json: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const blockOf = (found: BlockRow): Block => ({
  id: found.id,
  title: found.title,
  identifier: found.identifier,
  content: found.content,
  isActive: found.is_active === 1,
  stores: JSON.parse(found.stores_json) as readonly string[],
  createdAt: found.created_at,
  updatedAt: found.updated_at,
});

/** The blocks of the request's visitor, oldest first. */
export const ownBlocks = (db: Database): readonly Block[] =>
  rows<BlockRow>(
    db,
    'SELECT * FROM cms_blocks WHERE visitor_id = ? ORDER BY id',
    currentVisitor().id,
  ).map(blockOf);

/** A block of the request's visitor; null for any other id. */
export function findBlock(db: Database, id: number): Block | null {
  const found = row<BlockRow>(
    db,
    'SELECT * FROM cms_blocks WHERE visitor_id = ? AND id = ?',
    currentVisitor().id,
    id,
  );
  return found && blockOf(found);
}

/** The HTML of the active block of an identifier for the shop's only store view; null without one. */
export const shownBlock = (db: Database, identifier: string): string | null =>
  ownBlocks(db).find(
    (block) =>
      block.isActive &&
      block.identifier === identifier &&
      (block.stores.includes('0') || block.stores.includes('1')),
  )?.content ?? null;

/** Saves a block, a new one for the id null; returns its id. */
export function saveBlock(
  db: Database,
  visitorId: string,
  id: number | null,
  fields: BlockFields,
): number {
  const now = visitorTime().toISOString();
  const values = {
    title: fields.title,
    identifier: fields.identifier,
    content: fields.content,
    is_active: fields.isActive ? 1 : 0,
    stores_json: JSON.stringify(fields.stores),
    updated_at: now,
  };
  if (id === null) {
    return insert(db, 'cms_blocks', { ...values, visitor_id: visitorId, created_at: now });
  }
  const set = Object.keys(values).map((name) => `${name} = ?`);
  run(
    db,
    `UPDATE cms_blocks SET ${set.join(', ')} WHERE visitor_id = ? AND id = ?`,
    ...Object.values(values),
    visitorId,
    id,
  );
  return id;
}

/** Whether another block of the visitor has the identifier in one of the store views. */
export const isTaken = (db: Database, fields: BlockFields, id: number | null): boolean =>
  ownBlocks(db).some(
    (block) =>
      block.id !== id &&
      block.identifier === fields.identifier &&
      (block.stores.includes('0') ||
        fields.stores.includes('0') ||
        block.stores.some((store) => fields.stores.includes(store))),
  );

/** Deletes every block of a visitor. */
export function deleteBlocks(db: Database, visitorId: string): void {
  run(db, 'DELETE FROM cms_blocks WHERE visitor_id = ?', visitorId);
}
