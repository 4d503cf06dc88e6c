import * as v from 'valibot';
import type { CheckoutConfig, TaxDisplay } from '../../domain/quote.types';
import { wireFlag } from '../wire/wire';
import type { ReadKey } from './reader';

/** Strings in the checkout configuration, numbers elsewhere (decisions C38). */
const mode = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value): TaxDisplay | null => {
    switch (String(value)) {
      case 'excluding':
      case '1':
        return 'excluding';
      case 'including':
      case '2':
        return 'including';
      case 'both':
      case '3':
        return 'both';
      default:
        return null;
    }
  }),
  v.picklist(['excluding', 'including', 'both']),
);

/** How prices are shown (CONF-06, CONF-07); without a mode for shipping the two flags decide (CONF-08). */
export function parseTaxDisplay(read: ReadKey): CheckoutConfig['taxDisplay'] {
  const isExcluding = read('isDisplayShippingPriceExclTax', wireFlag, true);
  const isBoth = read('isDisplayShippingBothPrices', wireFlag, false);
  const shipping = isBoth ? 'both' : isExcluding ? 'excluding' : 'including';
  return {
    shipping: read<TaxDisplay>('reviewShippingDisplayMode', mode, shipping),
    totals: read<TaxDisplay>('reviewTotalsDisplayMode', mode, 'excluding'),
    itemPrice: read<TaxDisplay>('reviewItemPriceDisplayMode', mode, 'excluding'),
    isFullSummary: read('isFullTaxSummaryDisplayed', wireFlag, false),
    isZeroTaxDisplayed: read('isZeroTaxDisplayed', wireFlag, false),
    includeTaxInGrandTotal: read('includeTaxInGrandTotal', wireFlag, false),
  };
}
