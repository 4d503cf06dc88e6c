import data from './countries.json';

export interface ShopRegion {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A country the shop sells to. A country without patterns takes any postcode. */
export interface ShopCountry {
  readonly id: string;
  readonly iso3: string;
  readonly name: string;
  readonly regionRequired: boolean;
  readonly postcodeOptional: boolean;
  readonly postcodes: readonly { readonly pattern: string; readonly example: string }[];
  readonly regions: readonly ShopRegion[];
}

function toRegion([id, code, name]: readonly (string | number)[]): ShopRegion {
  return { id: Number(id), code: String(code), name: String(name) };
}

/** Countries by name. */
export const countries: readonly ShopCountry[] = data.map((country) => ({
  ...country,
  regions: country.regions.map(toRegion),
}));

export function findCountry(id: string | null): ShopCountry | null {
  return countries.find((country) => country.id === id) ?? null;
}

export function findRegion(id: number): (ShopRegion & { readonly countryId: string }) | null {
  for (const country of countries) {
    const region = country.regions.find((candidate) => candidate.id === id);
    if (region) return { ...region, countryId: country.id };
  }
  return null;
}

export function findRegionByCode(countryId: string, code: string): ShopRegion | null {
  return findCountry(countryId)?.regions.find((region) => region.code === code) ?? null;
}
