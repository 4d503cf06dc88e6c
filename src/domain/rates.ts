import type { ShippingMethodRef, ShippingRate } from './quote.types';

/** A rate's key in the shop's format: `flatrate_flatrate`. */
export const rateKey = (method: ShippingMethodRef): string =>
  `${method.carrierCode}_${method.methodCode}`;

/** The pair of codes of a rate, or null when the carrier failed and the rate cannot be chosen (SHIP-14). */
export const rateRef = (rate: ShippingRate): ShippingMethodRef | null =>
  rate.available && rate.carrierCode !== '' && rate.methodCode !== null && rate.methodCode !== ''
    ? { carrierCode: rate.carrierCode, methodCode: rate.methodCode }
    : null;

/** The rate with a pair of codes, if it is offered and can be chosen. */
export function findRate(
  rates: readonly ShippingRate[],
  method: ShippingMethodRef | null,
): ShippingRate | null {
  if (method === null) return null;
  const key = rateKey(method);
  return (
    rates.find((rate) => {
      const ref = rateRef(rate);
      return ref !== null && rateKey(ref) === key;
    }) ?? null
  );
}

/** The candidates for the shipping method when new rates arrive. */
export interface MethodCandidates {
  readonly rates: readonly ShippingRate[];
  /** The shopper's choice so far. */
  readonly current: ShippingMethodRef | null;
  /** The choice saved in the browser's checkout data. */
  readonly stored: ShippingMethodRef | null;
  /** The choice in the page's configuration. */
  readonly configured: ShippingMethodRef | null;
}

/**
 * The shipping method after new rates (SHIP-08 to SHIP-12): a single rate is selected automatically; else the current
 * method while it is offered; else the stored one; else the configured one; else none. Only offered methods are
 * returned, since the server refuses any other.
 */
export function pickMethod(candidates: MethodCandidates): ShippingMethodRef | null {
  const { rates, current, stored, configured } = candidates;
  const choosable = rates.map(rateRef).filter((ref) => ref !== null);
  const [single] = choosable;
  if (current === null && single !== undefined && choosable.length === 1) return single;
  for (const candidate of [current, stored, configured]) {
    const rate = findRate(rates, candidate);
    if (rate !== null) return rateRef(rate);
  }
  return null;
}
