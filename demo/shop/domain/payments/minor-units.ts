const ZERO_DECIMALS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const THREE_DECIMALS = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * An amount in the minor units of its currency, as the payment provider counts: whole units where the currency has no
 * decimals, a multiple of ten where it has three, else hundredths; rounded (AMT-01 to AMT-05, decision C46).
 */
export function minorUnits(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  if (ZERO_DECIMALS.has(code)) return Math.round(amount);
  const hundredths = Math.round(Number((amount * 100).toFixed(6)));
  return THREE_DECIMALS.has(code) ? hundredths * 10 : hundredths;
}
