import { isRecord } from '../../../platform/record';
import { jsonStorage } from '../../../platform/storage/storage';

type Patch = Readonly<Record<string, unknown>>;

/** The window's own: whoever signs in somewhere else on the computer does not find it. */
const parked = jsonStorage('till-checkout-parked', 'sessionStorage');

/**
 * Puts what a customer typed aside when the session has ended: with the next page the browser's checkout data is
 * cleared, for the login state has changed (SECT-23).
 */
export function parkDraft(customerId: number, patch: Patch): void {
  parked.write({ customerId, patch });
}

/** What the customer had typed, once; null when there is nothing, or it was somebody else. */
export function takeParkedDraft(customerId: number | null): Patch | null {
  const note = parked.read();
  if (!isRecord(note)) return null;
  parked.remove();
  return note.customerId === customerId && isRecord(note.patch) ? note.patch : null;
}
