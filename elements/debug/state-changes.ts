import { ownValue } from '../../src/domain/own-value';
import { isRecord } from '../../src/platform/record';
import { safeValue } from './safe-value';

/** How deep the log looks into the state. */
const DEEPEST = 5;

/** A key that is data, such as an address or a URL, is not shown. */
const keyOf = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : '*');

/**
 * What differs between two states, a line each: `quote.totals.grandTotal: 59 → 64`. Unchanged parts are the same objects,
 * so that only changed ones are looked at.
 */
export function stateChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): string[] {
  if (Object.is(before, after)) return [];
  if (isRecord(before) && isRecord(after) && path.length < DEEPEST) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      stateChanges(ownValue(before, key), ownValue(after, key), [...path, keyOf(key)]),
    );
  }
  const name = path.at(-1) ?? '';
  const values = [before, after].map((value) => safeValue(name, value));
  return [`${path.join('.')}: ${values.join(' → ')}`];
}
