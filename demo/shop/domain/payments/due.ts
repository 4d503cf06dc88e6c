import type { Database } from '../../db/database';
import type { Cart } from '../carts/cart-store';
import { currentCurrency, inCurrency } from '../totals/currencies';
import { computeTotals } from '../totals/totals';
import { minorUnits } from './minor-units';

/** Cents of the catalogue in minor units of the visitor's currency. */
export function inMinorUnits(cents: number): number {
  const currency = currentCurrency();
  return minorUnits(inCurrency(cents, currency), currency.code);
}

/** A cart's total in the provider's minor units. */
export function dueOf({ db }: { readonly db: Database }, cart: Cart) {
  return {
    amount: inMinorUnits(computeTotals(db, cart).grandTotal),
    currency: currentCurrency().code.toLowerCase(),
  };
}
