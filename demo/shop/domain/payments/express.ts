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

/** A way to send that a wallet's sheet offers; minor units. */
export interface ExpressRate {
  readonly id: string;
  readonly displayName: string;
  readonly amount: number;
}

/** Wallets show no more. */
const MOST_RATES = 9;
/** Of goods that are not sent, so that a wallet still tells the address that tax depends on. */
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

/** What a cart comes to, line by line; one line where they do not add up in minor units (AMT-03). */
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

/** Every way to send that the shop has, before anybody knows where to. */
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

/** Ways to send a cart to the address it has, at most nine. */
export function ratesOfCart({ db }: Shop, cart: Cart): readonly ExpressRate[] {
  const totals = computeTotals(db, cart);
  if (totals.isVirtual) return [NO_DELIVERY];
  const lines = totals.lines.map(({ line }) => line);
  return deliveryRates(lines, getAddress(db, cart.id, 'shipping'), totals.rules)
    .slice(0, MOST_RATES)
    .map(expressRate);
}

/** Keeps where a wallet says a cart goes; a virtual one is billed there. */
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

/** Sets the way a cart is sent, or none. */
export function chooseRate({ db }: Shop, cart: Cart, id: string | null): Cart {
  updateCart(db, cart.id, { shipping_method: id });
  return getCart(db, cart.id);
}

export { NO_DELIVERY };
