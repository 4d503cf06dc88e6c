import type { Country, Directory, Region } from './address.types';

/** The country with this id, or null when the shop does not list it. */
export const findCountry = (directory: Directory, id: string): Country | null =>
  directory.countries.find((country) => country.id === id) ?? null;

/** The region of a country by its id as typed or selected (a string of digits), or null. */
export const findRegion = (country: Country | null, id: string): Region | null =>
  country?.regions.find((region) => String(region.id) === id) ?? null;

/**
 * The control that shows a country's region (REGN-02 to REGN-05): a list where the country has regions, else a text; none
 * where its region is not visible. A country that the shop does not list has a text.
 */
export function regionKind(country: Country | null): RegionField['kind'] {
  if (country === null) return 'text';
  if (!country.regionVisible && !country.regionRequired) return 'hidden';
  return country.regions.length === 0 ? 'text' : 'select';
}

/** The kind of region field in an address form for a country. */
export type RegionField =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'select'; readonly required: boolean; readonly regions: readonly Region[] }
  | { readonly kind: 'text'; readonly required: boolean };

/**
 * The region field for a country (REGN-01 to REGN-05): a select sorted by name in `locale` where the country has
 * regions, else a free text, hidden where the country's region is not visible.
 */
export function regionField(country: Country | null, locale: string): RegionField {
  const kind = regionKind(country);
  const required = country?.regionRequired === true;
  if (kind !== 'select') return kind === 'text' ? { kind, required } : { kind };
  const byName = new Intl.Collator(locale).compare;
  const regions = [...(country?.regions ?? [])].sort((a, b) => byName(a.name, b.name));
  return { kind, required, regions };
}
