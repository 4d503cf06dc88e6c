import type { Totals } from '../../../domain/quote.types';

let isPlaced: boolean | null = null;
let known = '';

const keyOf = ({ grandTotal, quoteCurrencyCode, segments }: Totals): string =>
  JSON.stringify([grandTotal, quoteCurrencyCode, segments.map(({ code, value }) => [code, value])]);

/**
 * Whether the order of this cart already exists and awaits its payment. `initially` is the page's own state. Other
 * totals need another order (PELEM-26).
 */
export function orderExists(totals: Totals, initially: boolean): boolean {
  const key = keyOf(totals);
  if (isPlaced === null) isPlaced = initially;
  else if (key !== known) isPlaced = false;
  known = key;
  return isPlaced;
}

/** The order with these totals was placed or cancelled. */
export function setOrderExists(totals: Totals, exists: boolean): void {
  isPlaced = exists;
  known = keyOf(totals);
}
