import { jsonStorage } from '../../platform/storage/storage';

/** The order whose outcome or number the shopper does not know yet; shared by all tabs. */
export const openOrder = jsonStorage('till-order-attempt');

/** The order whose success page this window was sent to. */
export const redirectedOrder = jsonStorage('till-order-led', 'sessionStorage');

/** A payment without an order (`open-charge.ts`); shared by all tabs. */
export const openCharge = jsonStorage('till-open-charge');

/** Who pays: the id of a customer, null for a guest; undefined where that is not known. */
export type ChargeOwner = number | null | undefined;

/** Notes a payment for which no order is known yet, of a formatted amount. `now` in ms. */
export function noteCharge(
  amount: string,
  isConfirmed: boolean,
  now: number,
  owner: ChargeOwner,
): void {
  // A guest's has no owner.
  openCharge.write({ amount, isConfirmed, askedAt: now, owner: owner ?? undefined });
}
