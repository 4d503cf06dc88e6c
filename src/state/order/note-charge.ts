import { openCharge, windowCharge } from './order-notes';

/** Who pays: the id of a customer, null for a guest; undefined where that is not known. */
export type ChargeOwner = number | null | undefined;

/** Notes a payment for which no order is known yet, of a formatted amount. `now` in ms. */
export function noteCharge(
  amount: string,
  isConfirmed: boolean,
  now: number,
  owner: ChargeOwner,
): void {
  windowCharge.write(now);
  // A guest's has no owner.
  openCharge.write({ amount, isConfirmed, askedAt: now, owner: owner ?? undefined });
}
