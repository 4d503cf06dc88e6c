import type { ShippingMethodRef, ShippingRate } from './quote.types';

/** One text that names a rate, as the shop writes it: `flatrate_flatrate`. */
export const rateKey = (method: ShippingMethodRef): string =>
  `${method.carrierCode}_${method.methodCode}`;

/** The pair of codes of a rate, or null when the carrier failed and the rate cannot be chosen (SHIP-14). */
export const rateRef = (rate: ShippingRate): ShippingMethodRef | null =>
  rate.available && rate.carrierCode !== '' && rate.methodCode !== null && rate.methodCode !== ''
    ? { carrierCode: rate.carrierCode, methodCode: rate.methodCode }
    : null;

/** The rate that a pair of codes names, if it is offered and can be chosen. */
export function findRate(
  rates: readonly ShippingRate[],
  method: ShippingMethodRef | null,
): ShippingRate | null {
  if (method === null) return null;
  const wanted = rateKey(method);
  return (
    rates.find((rate) => {
      const ref = rateRef(rate);
      return ref !== null && rateKey(ref) === wanted;
    }) ?? null
  );
}

/** What may decide the shipping method when new rates arrive. */
export interface MethodCandidates {
  readonly rates: readonly ShippingRate[];
  /** The shopper's choice so far. */
  readonly current: ShippingMethodRef | null;
  /** The choice kept in the browser's checkout data. */
  readonly stored: ShippingMethodRef | null;
  /** The choice printed in the page's configuration. */
  readonly configured: ShippingMethodRef | null;
}

/**
 * The shipping method after new rates (SHIP-08 to SHIP-12): a single rate chooses itself; else the current method is
 * kept while it is offered; else the stored one; else the configured one; else none. Only a method that is offered
 * is ever answered, since the server refuses any other.
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
