import { emptyAddress, parseAddress, type StoredAddress } from '../carts/address';
import { findCountry, findRegionByCode } from '../directory/countries';
import { toFields, type Fields } from '../../support/fields';
import { RestError } from '../../support/rest-error';

const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** First and last name from a full name; a single word is used for both. */
function nameParts(name: string): { readonly firstname: string; readonly lastname: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstname: first, lastname: rest.at(-1) ?? first };
}

/** The region for a code or a name from a wallet. */
function regionOf(
  countryId: string,
  state: string,
): Pick<StoredAddress, 'region' | 'region_id' | 'region_code'> {
  const wanted = state.trim().toLowerCase();
  const named = findCountry(countryId)?.regions.find(({ name }) => name.toLowerCase() === wanted);
  const region = named ?? findRegionByCode(countryId, state.trim().toUpperCase());
  if (region) return { region: region.name, region_id: region.id, region_code: region.code };
  return { region: state === '' ? null : state, region_id: null, region_code: null };
}

/** The partial shipping address that a wallet's sheet reveals before payment (EXPR-23). */
export function partialAddress(
  value: unknown,
  kind: 'shipping' | 'billing',
): Partial<StoredAddress> {
  const fields = toFields(value);
  const country = text(fields, 'country').toUpperCase();
  if (country === '') throw new RestError(400, `Invalid ${kind} country.`);
  return {
    country_id: country,
    ...regionOf(country, text(fields, 'state')),
    city: text(fields, 'city') || null,
    postcode: text(fields, 'postal_code') || null,
  };
}

/** A complete wallet address: `{name, email?, phone?, address: {line1, line2, city, state, postal_code, country}}`. */
export function walletAddress(value: unknown, contact: Fields): StoredAddress | null {
  const details = toFields(value);
  const address = toFields(details.address);
  if (text(address, 'country') === '' || text(address, 'line1') === '') return null;
  const of = (name: string): string => text(details, name) || text(contact, name);
  return {
    ...emptyAddress,
    ...partialAddress(address, 'shipping'),
    ...nameParts(of('name')),
    street: [text(address, 'line1'), text(address, 'line2')].filter(Boolean),
    company: text(address, 'organization') || null,
    telephone: of('phone') || '0000000000',
    email: of('email') || null,
  };
}

/** An address from the checkout's own client, which may have additional fields. */
export function looseAddress(value: unknown): StoredAddress {
  const known = new Set([...Object.keys(emptyAddress)]);
  const entries = Object.entries(toFields(value)).filter(([name]) => known.has(name));
  return parseAddress(Object.fromEntries(entries));
}
