import { recordOf, type JsonRecord } from '../record';

const PREFIX = 'till:';

const stateOfEntry = (): JsonRecord => recordOf(window.history.state);

/**
 * What was kept with this entry of the browser's history: it is there again after a reload and after back and forward,
 * and no other entry sees it. Undefined when nothing was.
 */
export const readEntry = (key: string): unknown => stateOfEntry()[PREFIX + key];

/** Keeps something JSON-like with this entry of the history, beside what the page itself keeps there. */
export function writeEntry(key: string, value: unknown): void {
  try {
    window.history.replaceState({ ...stateOfEntry(), [PREFIX + key]: value }, '');
  } catch {
    // Browsers limit how often an entry is written; the next choice writes it again.
  }
}
