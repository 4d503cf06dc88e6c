import type { StoredAddress } from '../carts/address';
import { hasKnownCountry } from '../carts/address';
import { isVirtualCart, type CartLine } from '../carts/cart-lines';
import { translate } from '../language/translate';
import { currentSettings } from '../settings/visitor';
import { type CartRule } from '../../data/cart-rules';
import { subtotalOf } from '../totals/rules';
import { taxOn, taxRatesFor } from '../totals/tax';
import { locationOf, locationsWith } from './pickup';

/** A shipping rate of the cart. Amounts in cents, `amount` without tax. */
export interface Rate {
  readonly carrier: string;
  readonly method: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly amount: number;
  readonly amountInclTax: number;
  readonly isTaxed: boolean;
  /** Its name in orders, if that is not just both titles. */
  readonly description?: string;
}

/** Carriers that deliver to an address. */
export const CARRIERS = ['flatrate', 'tablerate', 'freeshipping'] as const;

/** Enabled carriers. */
export const activeCarriers = (): readonly string[] => [
  ...(currentSettings().pickup ? ['instore'] : []),
  ...CARRIERS,
];

const TITLES = {
  flatrate_flatrate: { carrierTitle: 'Flat Rate', methodTitle: 'Fixed' },
  tablerate_bestway: { carrierTitle: 'Best Way', methodTitle: 'Table Rate' },
  instore_pickup: { carrierTitle: 'In-Store Pickup Delivery', methodTitle: 'Pick in Store' },
  freeshipping_freeshipping: { carrierTitle: 'Free Shipping', methodTitle: 'Free' },
} as const;

const titlesOf = (code: keyof typeof TITLES) => ({
  carrierTitle: translate(TITLES[code].carrierTitle),
  methodTitle: translate(TITLES[code].methodTitle),
});

/** The name of a `carrier_method` in orders, e.g. `Flat Rate - Fixed`. */
export function shippingDescription(method: string, address: StoredAddress | null = null): string {
  const titles = Object.entries(TITLES).find(([code]) => code === method)?.[1];
  const location = address && locationOf(address);
  if (titles && location) return `${translate(titles.carrierTitle)} - ${location.name}`;
  return titles ? `${translate(titles.carrierTitle)} - ${translate(titles.methodTitle)}` : method;
}

/** The shop does not ship there, although it lists the country. */
const NOT_SERVED = new Set(['AE']);
const FLAT_PER_PIECE = 500;
const FREE_FROM = 10_000;
const HOME_TABLE = { from: 7_500, below: 1_500, above: 1_000 };
const WORLD_TABLE = 3_000;
/** Countries that are missing in the table rates. */
const NO_TABLE = new Set(['DE', 'JP']);

function tableRate(countryId: string, subtotal: number): number | null {
  if (NO_TABLE.has(countryId)) return null;
  if (countryId !== 'US') return WORLD_TABLE;
  return subtotal >= HOME_TABLE.from ? HOME_TABLE.above : HOME_TABLE.below;
}

type Offer = Omit<Rate, 'amountInclTax' | 'isTaxed'>;

/** The rates for an address, cheapest first; none for a virtual or empty cart. */
export function ratesFor(
  lines: readonly CartLine[],
  address: StoredAddress,
  rules: readonly CartRule[],
): readonly Rate[] {
  const goods = lines.filter((line) => !line.isVirtual);
  const country = address.country_id;
  if (goods.length === 0 || isVirtualCart(lines)) return [];
  if (country === null || !hasKnownCountry(address) || NOT_SERVED.has(country)) return [];

  const subtotal = subtotalOf(lines);
  const isFree = rules.some((rule) => rule.freeShipping);
  const pieces = goods.reduce((sum, line) => sum + line.qty, 0);
  const table = tableRate(country, subtotal);
  const offers: Offer[] = [
    {
      carrier: 'flatrate',
      method: 'flatrate',
      ...titlesOf('flatrate_flatrate'),
      amount: isFree ? 0 : Math.round(FLAT_PER_PIECE * pieces),
    },
  ];
  if (table !== null) {
    offers.push({
      carrier: 'tablerate',
      method: 'bestway',
      ...titlesOf('tablerate_bestway'),
      amount: isFree ? 0 : table,
    });
  }
  if (isFree || subtotal >= FREE_FROM) {
    offers.push({
      carrier: 'freeshipping',
      method: 'freeshipping',
      ...titlesOf('freeshipping_freeshipping'),
      amount: 0,
    });
  }
  if (locationsWith(goods.map(({ sku }) => sku)).length > 0) {
    const location = locationOf(address);
    const titles = titlesOf('instore_pickup');
    offers.unshift({
      carrier: 'instore',
      method: 'pickup',
      ...titles,
      amount: 0,
      ...(location && { description: `${titles.carrierTitle} - ${location.name}` }),
    });
  }
  const isTaxed = currentSettings().shippingTaxed;
  const taxes = isTaxed ? taxRatesFor(address) : [];
  return offers
    .map((offer) => ({
      ...offer,
      isTaxed,
      amountInclTax: offer.amount + taxOn(offer.amount, taxes),
    }))
    .sort((a, b) => a.amount - b.amount);
}

/** Rates that need only the address: those of carriers that deliver to it. */
export const deliveryRates: typeof ratesFor = (...cart) =>
  ratesFor(...cart).filter(({ carrier }) => carrier !== 'instore');

/** The rate of a cart's `carrier_method`, if it is offered. */
export function chosenRate(rates: readonly Rate[], method: string | null): Rate | null {
  return rates.find((rate) => `${rate.carrier}_${rate.method}` === method) ?? null;
}
