import { type Database, replace, row } from '../../db/database';
import type { Settings } from './fields';
import { readKept } from './settings';

/** A visitor's settings; empty for an unknown visitor. */
export function keptSettings(db: Database, id: string): Partial<Settings> {
  const kept = row<{ settings_json: string }>(
    db,
    'SELECT settings_json FROM visitors WHERE id = ?',
    id,
  );
  return kept ? readKept(kept.settings_json) : {};
}

/** Stores the settings of a visitor, replacing the previous ones. */
export function keepSettings(db: Database, id: string, settings: Partial<Settings>): void {
  replace(db, 'visitors', {
    id,
    settings_json: JSON.stringify(settings),
    updated_at: new Date().toISOString(),
  });
}
