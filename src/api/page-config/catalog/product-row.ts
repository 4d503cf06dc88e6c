import type {
  AdvertisedPrice,
  PageProduct,
  ProductFee,
  ProductPrices,
} from '../../../domain/catalog/catalog.types';
import { textOf } from '../../../platform/text/decode';
import { flag, id, number, recordOf, text } from '../printed';

/** The maker's price (MSRP-01); what the server calls not applicable is none. It may be written only, never a number. */
function advertisedOf(printed: unknown): AdvertisedPrice | null {
  const msrp = recordOf(printed);
  if (flag(msrp.is_applicable) !== true) return null;
  const written = textOf(text(msrp.msrp_price) ?? '');
  const amount = number(msrp.msrp_price) ?? null;
  if (amount === null && written === '') return null;
  return {
    amount,
    written,
    isShownOnGesture: flag(msrp.is_shown_price_on_gesture) ?? false,
    message: textOf(text(msrp.msrp_message) ?? ''),
    explanation: textOf(text(msrp.explanation_message) ?? ''),
  };
}

/** Fixed product taxes (WEEE-03). */
function feesOf(printed: unknown): readonly ProductFee[] {
  const rows: readonly unknown[] = Array.isArray(printed) ? printed : [];
  return rows.flatMap((row) => {
    const fee = recordOf(row);
    const amount = number(fee.amount_excl_tax) ?? number(fee.amount);
    if (amount === undefined) return [];
    return [
      {
        code: text(fee.attribute_code) ?? 'weee',
        label: '',
        amount,
        amountInclTax: number(fee.tax_amount_incl_tax) ?? amount,
      },
    ];
  });
}

function pricesOf(printed: unknown): ProductPrices | null {
  const info = recordOf(printed);
  const extension = recordOf(info.extension_attributes);
  const untaxed = recordOf(extension.tax_adjustments);
  const amount = (key: string) => {
    const shown = number(info[key]);
    return shown === undefined ? null : { shown, base: number(untaxed[key]) ?? shown };
  };
  const final = amount('final_price');
  if (final === null) return null;
  const highest = amount('max_price');
  const regular = amount('regular_price');
  return {
    final,
    // A grouped product has a regular price of 0.
    regular: regular !== null && regular.shown > final.shown ? regular : final,
    highest: highest !== null && highest.shown > final.shown ? highest : null,
    tiers: [],
    advertised: advertisedOf(extension.msrp),
    fees: feesOf(extension.weee_attributes),
  };
}

/**
 * A product as the shop's `products-render-info` answers it (`endpoints.md` §2), for pages that print such rows; null
 * without an id.
 */
export function parseProductRow(printed: unknown): readonly [string, PageProduct] | null {
  const row = recordOf(printed);
  const productId = id(row.id);
  if (productId === undefined) return null;
  return [productId, { priceFormat: null, prices: pricesOf(row.price_info), configurable: null }];
}
