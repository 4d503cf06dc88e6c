import { countries, type ShopCountry, type ShopRegion } from '../../data/countries';

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
