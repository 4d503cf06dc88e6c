import { isRecord } from '../../../platform/record';
import { jsonStorage } from '../../../platform/storage/storage';

type Patch = Readonly<Record<string, unknown>>;

/** Per window, so that another person who signs in on the same computer does not see it. */
const parked = jsonStorage('till-checkout-parked', 'sessionStorage');

/**
 * Saves a customer's draft aside when the session has ended: the next page clears the browser's checkout data because
 * the login state has changed (SECT-23).
 */
export function saveSignedOutDraft(customerId: number, patch: Patch): void {
  parked.write({ customerId, patch });
}

/** Returns the customer's parked draft and removes it; null when there is none, or it is another customer's. */
export function takeSignedOutDraft(customerId: number | null): Patch | null {
  const note = parked.read();
  if (!isRecord(note)) return null;
  parked.remove();
  return note.customerId === customerId && isRecord(note.patch) ? note.patch : null;
}
