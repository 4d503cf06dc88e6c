import type { StoredAddress } from '../carts/address';
import { shareOf } from './money';

/** A tax of the shop. `rate` is thousandths of a percent: 8.25 % is 8250. */
export interface TaxRate {
  readonly title: string;
  readonly rate: number;
}

/** The shopper's assumed location before any address is known. */
export const DEFAULT_LOCATION = { countryId: 'US', regionId: 12, postcode: '90034' } as const;

const byRegion: Readonly<Record<number, readonly TaxRate[]>> = {
  12: [{ title: 'US-CA-*-Rate 1', rate: 8_250 }],
  43: [{ title: 'US-NY-*-Rate 1', rate: 8_375 }],
  67: [
    { title: 'CA-GST', rate: 5_000 },
    { title: 'CA-BC-PST', rate: 7_000 },
  ],
  76: [
    { title: 'CA-GST', rate: 5_000 },
    { title: 'CA-QC-QST', rate: 9_975 },
  ],
};

const byCountry: Readonly<Record<string, readonly TaxRate[]>> = {
  AT: [{ title: 'AT VAT', rate: 20_000 }],
  BE: [{ title: 'BE VAT', rate: 21_000 }],
  DE: [{ title: 'DE VAT', rate: 19_000 }],
  DK: [{ title: 'DK VAT', rate: 25_000 }],
  ES: [{ title: 'ES VAT', rate: 21_000 }],
  FR: [{ title: 'FR VAT', rate: 20_000 }],
  GB: [{ title: 'GB VAT', rate: 20_000 }],
  IE: [{ title: 'IE VAT', rate: 23_000 }],
  IT: [{ title: 'IT VAT', rate: 22_000 }],
  NL: [{ title: 'NL VAT', rate: 21_000 }],
  PT: [{ title: 'PT VAT', rate: 23_000 }],
  SE: [{ title: 'SE VAT', rate: 25_000 }],
};

const ruledByRegion = new Set(['US', 'CA']);

/** The taxes of an address; before a country is known, those of the default location. Empty: no tax. */
export function taxRatesFor(address: StoredAddress): readonly TaxRate[] {
  if (!address.country_id) return byRegion[DEFAULT_LOCATION.regionId] ?? [];
  if (ruledByRegion.has(address.country_id)) return byRegion[address.region_id ?? 0] ?? [];
  return byCountry[address.country_id] ?? [];
}

/** All rates together, in thousandths of a percent. */
export function rateSum(rates: readonly TaxRate[]): number {
  return rates.reduce((sum, { rate }) => sum + rate, 0);
}

/** Tax on an amount, rounded per rate. */
export function taxOn(cents: number, rates: readonly TaxRate[]): number {
  return rates.reduce((sum, { rate }) => sum + shareOf(cents, rate), 0);
}
