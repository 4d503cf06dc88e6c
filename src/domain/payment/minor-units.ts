/** Currencies without decimals (AMT-01). */
const NO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');

/** Currencies with three decimals (AMT-02); providers take multiples of 10 of them (C46). */
const THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ');

/** The currency of an amount that has none (AMT-06, C64). */
const FALLBACK = 'USD';

/** Rounds halves away from zero. By its decimal digits, since 1.005 times 100 is less than 100.5 in binary. */
function roundedShift(amount: number, places: number): number {
  const shifted = Number(`${Math.abs(amount).toFixed(8)}e${places}`);
  return Math.round(shifted) * Math.sign(amount) || 0;
}

/**
 * An amount in minor units, as payment providers take it: 12.34 USD is 1234, 500 JPY is 500, and 1.234 KWD is 1230
 * (AMT-01 to AMT-05; AMT-03 and AMT-07 as C46 decides).
 * @param amount in units of the currency; negative for a discount
 * @param currency ISO 4217 in either case; USD where it is missing
 */
export function minorUnits(amount: number, currency: string | null | undefined): number {
  const code = (currency ?? '').trim().toUpperCase() || FALLBACK;
  if (NO_DECIMALS.includes(code)) return roundedShift(amount, 0);
  return THREE_DECIMALS.includes(code) ? roundedShift(amount, 2) * 10 : roundedShift(amount, 2);
}

/** An amount of a provider, in minor units, as text: 1234 and `usd` are "$12.34" in `en-US`. */
export function formatMinorUnits(amount: number, currency: string, locale: string): string {
  const code = currency.toUpperCase();
  const unit = minorUnits(1, code);
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(amount / unit);
}
