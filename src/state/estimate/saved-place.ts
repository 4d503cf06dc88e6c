import { draftText } from '../../domain/address-draft';
import type { AddressDraft } from '../../domain/address.types';
import { isRecord, recordOf } from '../../platform/record';
import { readClientSection, writeClientSection } from '../sections/section-store';

/** The parts of an address that shipping and tax depend on. */
const PLACE = ['country_id', 'region_id', 'region', 'postcode'] as const;

const savedAddress = (): unknown => readClientSection('checkout-data').shippingAddressFromData;

/** The destination typed earlier on the cart page or in the checkout; null when there is none (STOR-01, STOR-02). */
export function savedPlace(): Readonly<Record<string, string>> | null {
  const address = savedAddress();
  if (!isRecord(address)) return null;
  const parts = PLACE.flatMap((name): [string, string][] => {
    const value = address[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const place = Object.fromEntries(parts);
  return place.postcode || place.region_id || place.region ? place : null;
}

/** Saves the destination for the next page and leaves the other saved address fields as they are. */
export function savePlace(draft: AddressDraft): void {
  const place = Object.fromEntries(PLACE.map((name) => [name, draftText(draft, name)]));
  writeClientSection('checkout-data', {
    shippingAddressFromData: { ...recordOf(savedAddress()), ...place },
  });
}
