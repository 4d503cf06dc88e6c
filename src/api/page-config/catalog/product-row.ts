import type {
  AdvertisedPrice,
  PageProduct,
  ProductFee,
  ProductPrices,
} from '../../../domain/catalog/catalog.types';
import { ownValue } from '../../../domain/own-value';
import { textOf } from '../../../platform/text/decode';
import { flag, id, number, recordOf, text } from '../config-values';

/**
 * The manufacturer's price (MSRP-01); null where the server marks it as not applicable. It may be formatted text
 * without an amount.
 */
function advertisedOf(raw: unknown): AdvertisedPrice | null {
  const msrp = recordOf(raw);
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
function feesOf(raw: unknown): readonly ProductFee[] {
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [];
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

function pricesOf(raw: unknown): ProductPrices | null {
  const info = recordOf(raw);
  const extension = recordOf(info.extension_attributes);
  const untaxed = recordOf(extension.tax_adjustments);
  const amount = (key: string) => {
    const shown = number(ownValue(info, key));
    return shown === undefined ? null : { shown, base: number(ownValue(untaxed, key)) ?? shown };
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
 * A product in the format of `products-render-info` (`endpoints.md` §2), for pages that contain such rows; null without
 * an id.
 */
export function parseProductRow(raw: unknown): readonly [string, PageProduct] | null {
  const row = recordOf(raw);
  const productId = id(row.id);
  if (productId === undefined) return null;
  return [productId, { priceFormat: null, prices: pricesOf(row.price_info), configurable: null }];
}
