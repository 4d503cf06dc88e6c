import type { StoredAddress } from '../carts/address';

/** A tax of the shop. `rate` is thousandths of a percent: 8.25 % is 8250. */
export interface TaxRate {
  readonly title: string;
  readonly rate: number;
}

/** Where the shop assumes a shopper to be before any address is known. */
export const DEFAULT_LOCATION = { countryId: 'US', regionId: 12, postcode: '90034' } as const;

const byRegion: Readonly<Record<number, TaxRate>> = {
  12: { title: 'US-CA-*-Rate 1', rate: 8_250 },
  43: { title: 'US-NY-*-Rate 1', rate: 8_375 },
};

const byCountry: Readonly<Record<string, TaxRate>> = {
  AT: { title: 'AT VAT', rate: 20_000 },
  BE: { title: 'BE VAT', rate: 21_000 },
  DE: { title: 'DE VAT', rate: 19_000 },
  DK: { title: 'DK VAT', rate: 25_000 },
  ES: { title: 'ES VAT', rate: 21_000 },
  FR: { title: 'FR VAT', rate: 20_000 },
  GB: { title: 'GB VAT', rate: 20_000 },
  IE: { title: 'IE VAT', rate: 23_000 },
  IT: { title: 'IT VAT', rate: 22_000 },
  NL: { title: 'NL VAT', rate: 21_000 },
  PT: { title: 'PT VAT', rate: 23_000 },
  SE: { title: 'SE VAT', rate: 25_000 },
};

/** The tax of an address; before any country is known, that of the default location. Null: no tax. */
export function taxRateFor(address: StoredAddress): TaxRate | null {
  if (!address.country_id) return byRegion[DEFAULT_LOCATION.regionId] ?? null;
  if (address.country_id === 'US') return byRegion[address.region_id ?? 0] ?? null;
  return byCountry[address.country_id] ?? null;
}
