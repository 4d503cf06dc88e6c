import { t } from '../../platform/i18n/i18n';
import { isRecord } from '../../platform/record';
import { entryTime } from '../../platform/storage/entry-time';
import { noteCharge, type ChargeOwner } from './note-charge';
import { openCharge, windowCharge } from './order-notes';

/**
 * A payment for which there is no order: the shopper's bank was asked before the shop has placed it. No call of the
 * payment module takes such a payment back (`endpoints.md` §8), so the shopper is told until an order is placed.
 */
export interface OpenCharge {
  /** The amount that was shown, formatted. */
  readonly amount: string;
  /** Whether the bank has confirmed; false while that is not known. */
  readonly isConfirmed: boolean;
  /** When the bank was asked, in milliseconds since 1970. */
  readonly askedAt: number;
  /** The id of the customer who has paid; a guest's payment has none. */
  readonly owner?: number;
  /** The shopper has closed the notice; the checkout goes on showing it. */
  readonly isRead?: boolean;
}

/** How long banks reserve an amount for a card payment, in milliseconds: a week. */
const RESERVED_MS = 604_800_000;

const CONFIRMED =
  'Your bank has confirmed a payment of %1, but we know of no order that was paid with it.';
const ASKED =
  'Your bank was asked to confirm a payment of %1, and we do not know whether it did. We know of no order that was paid with it.';
const NEXT =
  'If you place an order now, you may be charged again: please contact us first. An amount that is only reserved is released by your bank, usually within a week.';

/**
 * The stored payment without an order, whoever has paid; null where there is none, or the bank has released it. `now`
 * in ms.
 */
export function storedCharge(now: number): OpenCharge | null {
  const stored = openCharge.read();
  if (!isRecord(stored)) return null;
  const { amount, isConfirmed, isRead, owner } = stored;
  const askedAt = entryTime(stored.askedAt, now, RESERVED_MS, (at) => {
    openCharge.write({ ...stored, askedAt: at });
  });
  if (typeof amount !== 'string' || askedAt === null) return null;
  const note = { amount, askedAt, isConfirmed: isConfirmed === true, isRead: isRead === true };
  return typeof owner === 'number' ? { ...note, owner } : note;
}

/**
 * The stored payment without an order of this shopper only. While nobody is signed in, that is also who has paid in this
 * window: a session may end during the bank's challenge. Once another customer has signed in here it no longer is. `now` in
 * ms.
 */
export function readCharge(now: number, owner: ChargeOwner): OpenCharge | null {
  const charge = storedCharge(now);
  if (charge === null || (charge.owner ?? null) === owner) return charge;
  if (typeof owner === 'number') windowCharge.remove();
  return owner === null && windowCharge.read() === charge.askedAt ? charge : null;
}

/**
 * Notes that the bank is asked, before it is: the page may be left meanwhile. Returns the function to call when it has
 * not confirmed, which restores the note of an earlier payment.
 */
export function chargeRequested(amount: string, now: number, owner: ChargeOwner): () => void {
  const before = storedCharge(now);
  const beforeHere = windowCharge.read();
  noteCharge(amount, false, now, owner);
  return () => {
    if (before === null) openCharge.remove();
    else openCharge.write(before);
    windowCharge.write(beforeHere);
  };
}

/** The shopper has closed the notice about a payment. */
export const chargeNoticeClosed = (charge: OpenCharge): void => {
  openCharge.write({ ...charge, isRead: true });
};

/** What the shopper is told about a payment without an order. */
export const chargeText = ({ amount, isConfirmed }: OpenCharge): string =>
  `${t(isConfirmed ? CONFIRMED : ASKED, [amount])} ${t(NEXT)}`;
