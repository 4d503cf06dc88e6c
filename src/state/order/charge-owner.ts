import { loadCustomerId } from '../../api/placed-order';
import { selectIsLoggedIn } from '../sections/section-selectors';
import type { TillState } from '../shared/store.types';
import type { ChargeOwner } from './note-charge';

/**
 * Who pays on this page, and whose payments it tells about. No private data contain the customer's id, so it is
 * requested where the page is no checkout; undefined when that fails.
 */
export async function chargeOwner(state: TillState): Promise<ChargeOwner> {
  const { checkout, shop } = state.config;
  if (checkout !== null) return checkout.customer?.id ?? null;
  if (!selectIsLoggedIn(state)) return null;
  const { baseUrl, storeCode } = shop;
  return loadCustomerId({ baseUrl, storeCode, cart: { kind: 'customer' } });
}
