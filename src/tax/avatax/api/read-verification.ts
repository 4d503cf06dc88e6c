import type { Verification } from '../../../domain/verification.types';
import { isRecord, recordOf } from '../../../platform/record';
import { textOf } from '../../../platform/text/decode';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A text of the module; undefined for anything else. */
const text = (value: unknown): string | undefined => (isText(value) ? value : undefined);

/** An id of the module, also one in digits; undefined for anything else. */
const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' || /^\d+$/.test(text(value) ?? '') ? Number(value) : undefined;

/**
 * Reads what the module says about an address sent with `countryId`: the address as the service knows it, or the text of an
 * error (`endpoints.md` §9). A customer's address has an object for its region, a cart's address the parts of it side by
 * side. An address in another country corrects nothing: it counts as one that could not be verified. Null for anything else.
 */
export function readVerification(body: unknown, countryId: string): Verification | null {
  if (isText(body)) return { status: 'unknown', message: textOf(body) };
  const { street, city, postcode, country_id: country, ...others } = recordOf(body);
  const lines: readonly unknown[] = Array.isArray(street) ? street : [street];
  if (![city, postcode, country, ...lines].every(isText)) return null;
  if (country !== countryId) return { status: 'unknown', message: '' };
  const region = isRecord(others.region) ? others.region : others;
  const address = {
    street: lines.filter(isText),
    city: text(city),
    postcode: text(postcode),
    region: text(region.region),
    regionCode: text(region.region_code),
    regionId: idOf(others.region_id),
  };
  const known = Object.entries(address).filter(([, part]) => part !== undefined);
  return { status: 'known', address: Object.fromEntries(known) };
}

/** The verification in the response to the shipping step (TAXV-09, TAXV-23); null when the module verified nothing. */
export function readSaved(
  attributes: Readonly<Record<string, unknown>>,
  countryId: string,
): Verification | null {
  const { valid_address: valid, error_message: error } = recordOf(attributes);
  if (typeof error === 'string' && error.trim() !== '') return readVerification(error, countryId);
  return isRecord(valid) ? readVerification(valid, countryId) : null;
}
