import type { StoredSection } from '../../domain/section.types';

/** What the browser says of its visitor now: cookies at once, storage possibly a moment late. */
export interface VisitSigns {
  /** Whether the page that was opened last, in whichever tab, was a guest's. */
  readonly isGuestElsewhere: boolean;
  /** Whether the session's cookie is there; the server takes it away with the logout. */
  readonly hasSession: boolean;
  /** The id that the cookie holds for the customer's section. */
  readonly customerId: unknown;
  /** The customer's section as this page can read it. */
  readonly customer: StoredSection | undefined;
}

/** The customer section's id when this page last knew that its customer is signed in. */
let witnessed: unknown;

/** The page knows that its customer is signed in, and the section's id is now `customerId`. */
export function noteCustomerSeen(customerId: unknown): void {
  witnessed = customerId;
}

/** Whether `customerId` is the one that the page knows to be its customer's. */
export const wasCustomerSeen = (customerId: unknown): boolean => customerId === witnessed;

/**
 * Whether the customer for whom this page was opened may have signed out since. The browser hands on what another tab
 * stored with a delay, and under load a page that is left reads what has long been cleared; so the cookies, which every
 * tab reads alike, decide. In doubt the answer is yes: a change to the customer that this page has not heard of yet.
 */
export function hasCustomerLeft(signs: VisitSigns): boolean {
  const { isGuestElsewhere, hasSession, customerId, customer } = signs;
  if (isGuestElsewhere || !hasSession) return true;
  if (wasCustomerSeen(customerId)) return false;
  const isHere = Number(customer?.data_id) === Number(customerId) && Boolean(customer?.firstname);
  if (isHere) noteCustomerSeen(customerId);
  return !isHere;
}
