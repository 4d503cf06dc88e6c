import { currentSettings } from '../settings/visitor';

/**
 * A currency of the shop. `perCent` is the value of a cent of the catalogue, chosen so that no price needs rounding to
 * the currency's `precision`; `pattern` has the sign around `%s`.
 */
export interface Currency {
  readonly code: string;
  readonly perCent: number;
  readonly precision: 0 | 2 | 3;
  readonly pattern: string;
}

const currencies: Readonly<Record<'USD' | 'EUR' | 'JPY' | 'KWD', Currency>> = {
  USD: { code: 'USD', perCent: 0.01, precision: 2, pattern: '$%s' },
  EUR: { code: 'EUR', perCent: 0.01, precision: 2, pattern: '€%s' },
  JPY: { code: 'JPY', perCent: 1, precision: 0, pattern: '¥%s' },
  KWD: { code: 'KWD', perCent: 0.003, precision: 3, pattern: 'KWD %s' },
};

/** The currency of the request's visitor. */
export function currentCurrency(): Currency {
  return currencies[currentSettings().currency];
}

/** Cents of the catalogue in the visitor's currency: 1234 is 12.34 dollars, 1234 yen or 3.702 dinars. */
export function inCurrency(cents: number, { perCent, precision }: Currency): number {
  return perCent === 0.01 ? cents / 100 : Number((cents * perCent).toFixed(precision));
}

/** An amount of the visitor's currency in cents of the catalogue. */
export function inCents(units: number): number {
  return Math.round(units / currentCurrency().perCent);
}
