import { recordOf, type JsonRecord, ownValue } from '../record';

const PREFIX = 'till:';

const stateOfEntry = (): JsonRecord => recordOf(window.history.state);

/**
 * Reads a value stored with the current history entry: it survives a reload and back and forward, and is not visible to
 * other entries. Undefined when there is none.
 */
export const readEntry = (key: string): unknown => ownValue(stateOfEntry(), PREFIX + key);

/** Stores a JSON-like value with the current history entry, in addition to the page's own state. */
export function writeEntry(key: string, value: unknown): void {
  try {
    window.history.replaceState({ ...stateOfEntry(), [PREFIX + key]: value }, '');
  } catch {
    // Browsers limit how often an entry is written; the next change writes it again.
  }
}
