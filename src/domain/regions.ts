import type { Country, Directory, Region } from './address.types';

/** The country with this id, or null when the shop does not list it. */
export const findCountry = (directory: Directory, id: string): Country | null =>
  directory.countries.find((country) => country.id === id) ?? null;

/** The region of a country by its id as typed or selected (a string of digits), or null. */
export const findRegion = (country: Country | null, id: string): Region | null =>
  country?.regions.find((region) => String(region.id) === id) ?? null;

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
  if (country === null) return { kind: 'text', required: false };
  if (!country.regionVisible && !country.regionRequired) return { kind: 'hidden' };
  if (country.regions.length === 0) return { kind: 'text', required: country.regionRequired };
  const byName = new Intl.Collator(locale).compare;
  return {
    kind: 'select',
    required: country.regionRequired,
    regions: [...country.regions].sort((a, b) => byName(a.name, b.name)),
  };
}
