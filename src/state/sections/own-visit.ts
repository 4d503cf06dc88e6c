import type { StoredSection } from '../../domain/section.types';

/** What the browser currently stores about its visitor: cookies are up to date, storage may be slightly delayed. */
export interface VisitSigns {
  /** Whether the page opened last, in any tab, was a guest's. */
  readonly isGuestElsewhere: boolean;
  /** Whether the session cookie exists; the server removes it at the logout. */
  readonly hasSession: boolean;
  /** The id of the `customer` section in the cookie. */
  readonly customerId: unknown;
  /** The `customer` section as this page can read it. */
  readonly customer: StoredSection | undefined;
}

/** The `customer` section's id when this page's customer was last known to be signed in. */
let seenId: unknown;

/** Stores that the page's customer is signed in while the section's id is `customerId`. */
export function noteCustomerSeen(customerId: unknown): void {
  seenId = customerId;
}

/** Whether the page's customer is known to be signed in as `customerId`. */
export const wasCustomerSeen = (customerId: unknown): boolean => customerId === seenId;

/**
 * Whether the page's customer may have signed out. The browser propagates another tab's storage with a delay, and a
 * page being left may still read data that has been cleared. So the cookies decide, which are the same for every tab.
 * In doubt it is true, as after a change of the customer that this page has not seen yet.
 */
export function hasCustomerLeft(signs: VisitSigns): boolean {
  const { isGuestElsewhere, hasSession, customerId, customer } = signs;
  if (isGuestElsewhere || !hasSession) return true;
  if (wasCustomerSeen(customerId)) return false;
  const isSignedIn =
    Number(customer?.data_id) === Number(customerId) && Boolean(customer?.firstname);
  if (isSignedIn) noteCustomerSeen(customerId);
  return !isSignedIn;
}
