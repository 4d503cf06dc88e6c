import { isRecord } from '../../src/platform/record';
import { jsonStorage } from '../../src/platform/storage/storage';
import type { MeasuredLine } from './commerce-items';

/** The cart that was measured last. Shared by all tabs, so that each change is measured once. */
export interface KnownCart {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isLoggedIn: boolean;
  readonly lines: readonly MeasuredLine[];
}

/** After an hour, the lifetime of a guest's session, the cart may have changed without the shopper. */
const LIFETIME_MS = 3_600_000;

const storage = jsonStorage('till-measured-cart');

const isLine = (value: unknown): value is MeasuredLine =>
  isRecord(value) &&
  typeof value.itemId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.quantity === 'number' &&
  // An earlier version stored none.
  Array.isArray(value.categories);

/** The cart that was measured last; null if none is stored or it is too old. */
export function readKnownCart(now: number): KnownCart | null {
  const stored = storage.read();
  if (!isRecord(stored) || !Array.isArray(stored.lines) || !stored.lines.every(isLine)) return null;
  const { at, isLoggedIn, lines } = stored;
  if (typeof at !== 'number' || now - at > LIFETIME_MS) return null;
  return { at, isLoggedIn: isLoggedIn === true, lines };
}

/** Stores the cart that was just measured. */
export const writeKnownCart = (cart: KnownCart): void => {
  storage.write(cart);
};
