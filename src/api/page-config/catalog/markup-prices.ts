import type { AdvertisedPrice, ProductPrices } from '../../../domain/catalog/catalog.types';
import { number } from '../config-values';

/**
 * The amounts in each price box of a page, by product id: `data-price-amount` by `data-price-type`
 * (`config-shapes.md` §3.2). The formatted price itself is never read.
 */
export function markupPrices(page: Document = document): ReadonlyMap<string, ProductPrices> {
  const found = new Map<string, ProductPrices>();
  for (const box of page.querySelectorAll('[data-role=priceBox]')) {
    const productId =
      box.getAttribute('data-product-id') ??
      /^product-id-(.+)$/.exec(box.getAttribute('data-price-box') ?? '')?.[1];
    const prices = pricesIn(box);
    // A bundle has a second box with the configured price; the one with the range is preferred.
    const isBetter = prices?.highest !== null || !found.has(productId ?? '');
    if (productId !== undefined && prices !== null && isBetter) found.set(productId, prices);
  }
  return found;
}

function pricesIn(box: Element): ProductPrices | null {
  const amounts = new Map<string, number>();
  for (const part of box.querySelectorAll('[data-price-amount]')) {
    const amount = number(part.getAttribute('data-price-amount'));
    const type = part.getAttribute('data-price-type') ?? '';
    if (amount !== undefined && !amounts.has(type)) amounts.set(type, amount);
  }
  const final = amounts.get('finalPrice') ?? amounts.get('minPrice');
  if (final === undefined) return null;
  const regular = amounts.get('oldPrice') ?? final;
  const base = amounts.get('basePrice') ?? amounts.get('baseMinPrice') ?? final;
  const highest = amounts.get('maxPrice');
  const isLowest =
    highest === undefined &&
    (!amounts.has('finalPrice') || box.querySelector('.normal-price .price-label') !== null);
  return {
    final: { shown: final, base },
    regular: {
      shown: regular,
      base: amounts.get('baseOldPrice') ?? (regular === final ? base : regular),
    },
    highest:
      highest === undefined || highest === final
        ? null
        : { shown: highest, base: amounts.get('baseMaxPrice') ?? highest },
    ...(isLowest && { isLowest }),
    tiers: [],
    advertised: advertisedIn(box, amounts.get('msrpPrice')),
    fees: [],
  };
}

/**
 * The manufacturer's price in a stock price box; with a link, the shop's own is shown after a click (MSRP-01, MSRP-04).
 */
const advertisedIn = (box: Element, amount: number | undefined): AdvertisedPrice | null =>
  amount === undefined
    ? null
    : {
        amount,
        written: '',
        isShownOnGesture: box.querySelector('.map-show-info') !== null,
        message: '',
        explanation: '',
      };
