import { addressCacheKey } from '../../../domain/address';
import type { Address } from '../../../domain/address.types';
import { selectCart } from '../../sections/section-selectors';
import type { TillState } from '../../shared/store.types';
import { selectCheckout, selectShopperAddress } from '../checkout-slice';
import { isFormPending } from './shipping-form';

const addressPart = (address: Address): unknown =>
  address.source.type === 'customer-address'
    ? addressCacheKey(address)
    : [
        address.countryId,
        address.regionId,
        address.region,
        address.postcode,
        address.city,
        address.street,
      ];

/**
 * What rates depend on: the destination and the version of the cart (RATE-02, decision C54). Null while there is no
 * address to request them for.
 */
export function ratesKey(state: TillState): string | null {
  const address = selectShopperAddress(state);
  if (address === null || address.countryId === '') return null;
  return JSON.stringify([addressPart(address), selectCart(state)?.version ?? 0]);
}

/** Virtual carts, and shops without carriers, have no rates (RATE-03, RATE-04). */
export const hasRates = ({ config: { checkout } }: Pick<TillState, 'config'>): boolean =>
  checkout !== null && !checkout.isVirtual && checkout.activeCarriers.length > 0;

/** Whether the rates shown belong to the current address and the chosen one's form is loaded: nothing to wait for. */
export function areRatesSettled(state: TillState): boolean {
  const key = ratesKey(state);
  if (key === null || !hasRates(state)) return true;
  const { rates, ratesFor } = selectCheckout(state).shipping;
  return ratesFor === key && rates.status !== 'loading' && !isFormPending(state);
}

/** Whether the rates and totals shown belong to an earlier address: new ones are pending or about to be requested. */
export const areRatesStale = (state: TillState): boolean =>
  selectCheckout(state).step === 'shipping' &&
  selectCheckout(state).shipping.ratesFor !== null &&
  !areRatesSettled(state);
