import { getAddress, getCart, updateCart, writeAddress, type Cart } from '../carts/cart-store';
import { countries } from '../../data/countries';
import { CARRIERS, deliveryRates, shippingDescription, type Rate } from '../shipping/rates';
import { currentSettings } from '../settings/visitor';
import { computeTotals, discountTitle, type CartTotals } from '../totals/totals';
import type { Shop } from '../shop';
import { inMinorUnits } from './due';

/** A line of a wallet's sheet; minor units. */
export interface LineItem {
  readonly name: string;
  readonly amount: number;
}

/** A shipping method in a wallet's sheet; minor units. */
export interface ExpressRate {
  readonly id: string;
  readonly displayName: string;
  readonly amount: number;
}

/** The maximum that wallets show. */
const MOST_RATES = 9;
/** For virtual goods, so that a wallet still provides the address that tax depends on. */
const NO_DELIVERY: ExpressRate = {
  id: 'freeshipping_freeshipping',
  amount: 0,
  displayName: 'eDelivery',
};
const METHODS = {
  flatrate: 'flatrate',
  tablerate: 'bestway',
  freeshipping: 'freeshipping',
} as const;

/** The lines of a cart with their amounts; a single line if they do not add up in minor units (AMT-03). */
export function lineItems(totals: CartTotals | null): readonly LineItem[] {
  if (totals === null || totals.lines.length === 0) return [];
  const lines = (
    [
      ['Subtotal', totals.subtotal],
      [discountTitle(totals), -totals.discount],
      ['Shipping & Handling', totals.shipping],
      ['FPT', totals.fees],
      ['Tax', totals.tax],
    ] as const
  )
    .filter(([name, cents]) => cents !== 0 || name === 'Tax')
    .map(([name, cents]) => ({ name, amount: inMinorUnits(cents) }));
  const total = inMinorUnits(totals.grandTotal);
  const isExact = lines.reduce((sum, { amount }) => sum + amount, 0) === total;
  return isExact ? lines : [{ name: 'Grand Total', amount: total }];
}

/** Countries that the shop sells to. */
export const allowedCountries: readonly string[] = countries.map(({ id }) => id);

/** Every shipping method of the shop, before an address is known. */
export function defaultRates(): readonly ExpressRate[] {
  return CARRIERS.map((carrier) => {
    const id = `${carrier}_${METHODS[carrier]}`;
    return { id, amount: 0, displayName: shippingDescription(id) };
  });
}

const withTax = (): boolean => currentSettings().taxDisplay !== 'excluding';

function expressRate(rate: Rate): ExpressRate {
  return {
    id: `${rate.carrier}_${rate.method}`,
    displayName: `${rate.carrierTitle} - ${rate.methodTitle}`,
    amount: inMinorUnits(withTax() ? rate.amountInclTax : rate.amount),
  };
}

/** Shipping methods for the cart's address, at most nine. */
export function ratesOfCart({ db }: Shop, cart: Cart): readonly ExpressRate[] {
  const totals = computeTotals(db, cart);
  if (totals.isVirtual) return [NO_DELIVERY];
  const lines = totals.lines.map(({ line }) => line);
  return deliveryRates(lines, getAddress(db, cart.id, 'shipping'), totals.rules)
    .slice(0, MOST_RATES)
    .map(expressRate);
}

/** Saves the address from a wallet as the cart's shipping address, or as a virtual cart's billing address. */
export function keepWhere(
  { db }: Shop,
  cart: Cart,
  address: Partial<ReturnType<typeof getAddress>>,
): void {
  for (const type of computeTotals(db, cart).isVirtual
    ? (['billing'] as const)
    : (['shipping'] as const)) {
    const { id: _id, ...known } = getAddress(db, cart.id, type);
    writeAddress(db, cart.id, type, { ...known, ...address });
  }
}

/** Sets or clears a cart's shipping method. */
export function chooseRate({ db }: Shop, cart: Cart, id: string | null): Cart {
  updateCart(db, cart.id, { shipping_method: id });
  return getCart(db, cart.id);
}

export { NO_DELIVERY };
