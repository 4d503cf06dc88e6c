import type { Country, FieldConfig } from './address.types';
import { ownValue } from './own-value';

/** The parts of an address that were found; the others are unknown. */
interface Found {
  readonly street?: readonly string[];
  readonly city?: string;
  readonly postcode?: string;
  readonly region?: string;
  readonly regionCode?: string;
}

/** Fields of an address form with their values, and those that a found address should have filled and did not. */
export interface FoundFields {
  readonly values: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

const sameText = (one: string, other: string): boolean =>
  one !== '' && one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

function regionFields(
  country: Country | null,
  { region = '', regionCode = '' }: Found,
): Record<string, string> {
  if (country === null || country.regions.length === 0) {
    return region === '' ? {} : { region };
  }
  const known = country.regions.find(
    ({ code, name }) => sameText(regionCode, code) || sameText(region, name),
  );
  return known === undefined ? {} : { region_id: String(known.id) };
}

/** Values by the names of the form's street lines; lines beyond them are added to the last one. */
function streetFields(
  street: readonly string[],
  fields: readonly Pick<FieldConfig, 'name'>[],
): Record<string, string> {
  const names = fields.map(({ name }) => name).filter((name) => name.startsWith('street.'));
  if (street.join('') === '') return {};
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      index === names.length - 1 ? street.slice(index).join(', ') : (street[index] ?? ''),
    ]),
  );
}

/**
 * A found address as values of the form's fields. A region that the country does not have is not filled in, and a part
 * that is not known leaves its field as it is.
 */
export function foundFields(
  found: Found,
  country: Country | null,
  fields: readonly Pick<FieldConfig, 'name'>[],
): FoundFields {
  const values: Record<string, string> = {
    ...streetFields(found.street ?? [], fields),
    ...(found.city && { city: found.city }),
    ...(found.postcode && { postcode: found.postcode }),
    ...regionFields(country, found),
  };
  const wanted = [
    'street.0',
    'city',
    ...(country?.postcodeOptional === true ? [] : ['postcode']),
    ...(country?.regionRequired === true
      ? [country.regions.length > 0 ? 'region_id' : 'region']
      : []),
  ];
  return { values, missing: wanted.filter((name) => !ownValue(values, name)) };
}
