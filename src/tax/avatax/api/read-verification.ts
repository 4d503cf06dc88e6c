import * as v from 'valibot';
import type { Verification } from '../../../domain/verification.types';
import { isRecord, recordOf } from '../../../platform/record';
import { textOf } from '../../../platform/text/decode';
import { wireNumber } from '../../../api/wire/wire';

const text = v.optional(v.fallback(v.nullable(v.string()), null), null);

const lines = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((line) => [line]),
  ),
]);

const found = v.object({
  street: lines,
  city: v.string(),
  postcode: v.string(),
  country_id: v.string(),
  region: v.optional(v.unknown()),
  region_code: text,
  region_id: v.optional(v.fallback(v.nullable(wireNumber), null), null),
});

/**
 * Reads what the module says about an address sent with `countryId`: the address as the service knows it, or the text of an
 * error (`endpoints.md` §9). A customer's address has an object for its region, a cart's address the parts of it side by
 * side. An address in another country corrects nothing: it counts as one that could not be verified. Null for anything else.
 */
export function readVerification(body: unknown, countryId: string): Verification | null {
  if (typeof body === 'string') return { status: 'unknown', message: textOf(body) };
  const parsed = v.safeParse(found, body);
  if (!parsed.success) return null;
  const { region, region_code: code, region_id: id, country_id: country, ...parts } = parsed.output;
  if (country !== countryId) return { status: 'unknown', message: '' };
  const regionParts = isRecord(region) ? region : { region, region_code: code };
  const { region: name, region_code: ownCode } = regionParts;
  return {
    status: 'known',
    address: {
      ...parts,
      ...(typeof name === 'string' ? { region: name } : {}),
      ...(typeof ownCode === 'string' ? { regionCode: ownCode } : {}),
      ...(id === null ? {} : { regionId: id }),
    },
  };
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
