import { describe, expect, it } from 'vitest';
import {
  quoteSlice,
  selectTotals,
  totalsReceived,
  totalsRequested,
} from '../../../../src/state/quote/quote-slice';
import { totalsOf } from '../support/totals';

describe('totals whose responses arrive out of order', () => {
  it('never let the response to an older request replace a newer one', () => {
    const quote = [
      totalsRequested(),
      totalsRequested(),
      totalsReceived({ number: 2, totals: totalsOf({ grandTotal: 20 }) }),
      totalsReceived({ number: 1, totals: totalsOf({ grandTotal: 10 }) }),
    ].reduce(quoteSlice.reducer, quoteSlice.reducer(undefined, { type: 'init' }));
    expect(selectTotals({ quote })?.grandTotal).toBe(20);
    expect(quote.totalsStatus).toBe('ready');
  });
});
