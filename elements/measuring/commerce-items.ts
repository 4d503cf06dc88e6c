import type { MeasuredTotals } from '../../src/api/measuring/order-totals';
import type { QuoteItem } from '../../src/domain/quote.types';
import type { CartLine } from '../../src/domain/section.types';
import type { CommerceItem } from '../../src/platform/page/commerce.types';
import { readOrigins } from './list-memory';

/** A line of the cart, in the form that is compared and measured. */
export interface MeasuredLine extends CommerceItem {
  readonly itemId: string;
}

/** Decimal places of a unit price after its share of the line's discount. */
const UNIT_DECIMALS = 4;

const rounded = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** decimals) / 10 ** decimals;

/** The sum of price times quantity, rounded to the currency's decimals; null if a price is unknown. */
export function valueOf(items: readonly CommerceItem[], decimals: number): number | null {
  let sum = 0;
  for (const { price, quantity } of items) {
    if (price === null) return null;
    sum += price * quantity;
  }
  return rounded(sum, decimals);
}

/** The lines of the cart section, which contains no discounts. */
export function sectionLines(
  lines: readonly CartLine[],
  variants: ReadonlyMap<string, string>,
): readonly MeasuredLine[] {
  const originOf = readOrigins();
  return lines.map(({ itemId, productId, sku, name, qty, price, priceExclTax }, index) => ({
    itemId,
    sku: sku === '' ? null : sku,
    productId: productId === '' ? null : productId,
    name,
    variant: variants.get(itemId) ?? null,
    price: priceExclTax ?? price,
    discount: null,
    quantity: qty,
    index,
    brand: null,
    coupon: null,
    ...originOf(productId),
  }));
}

/** What the totals do not tell of a line. */
type NamedItem = Pick<QuoteItem, 'itemId' | 'sku' | 'name'> & {
  readonly productId: number | string | null;
};

/** The lines of the cart that is being ordered, with their discounts. */
export function quoteLines(
  items: readonly NamedItem[],
  totals: Pick<MeasuredTotals, 'items' | 'couponCode'>,
  variantOf: (itemId: string) => string | null,
): readonly CommerceItem[] {
  const originOf = readOrigins();
  const known = new Map(items.map((item) => [item.itemId, item]));
  return totals.items.map(({ itemId, name, qty, price, discountAmount }, index) => {
    const sku = known.get(itemId)?.sku ?? '';
    const discount = qty > 0 ? Math.abs(discountAmount ?? 0) / qty : 0;
    const productId = known.get(itemId)?.productId?.toString() ?? null;
    const coupon = totals.couponCode ?? '';
    return {
      sku: sku === '' ? null : sku,
      productId,
      name: known.get(itemId)?.name ?? name,
      variant: variantOf(String(itemId)),
      price: price === null ? null : rounded(price - discount, UNIT_DECIMALS),
      discount: discount === 0 ? null : rounded(discount, UNIT_DECIMALS),
      quantity: qty,
      index,
      brand: null,
      coupon: discount === 0 || coupon === '' ? null : coupon,
      ...originOf(productId),
    };
  });
}

/** An item without the property that only the comparison needs. */
export const itemOf = ({
  itemId: _,
  ...item
}: CommerceItem & { readonly itemId?: string }): CommerceItem => item;

/** The lines that differ between two carts, each with the quantity that was added or removed. */
export interface CartChanges {
  readonly added: readonly CommerceItem[];
  readonly removed: readonly CommerceItem[];
}

const moreIn = (
  lines: readonly MeasuredLine[],
  others: readonly MeasuredLine[],
): readonly CommerceItem[] => {
  const quantities = new Map(others.map(({ itemId, quantity }) => [itemId, quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(line.itemId) ?? 0);
    return quantity > 0 ? [itemOf({ ...line, quantity })] : [];
  });
};

/** The lines that were added and removed between two states of the cart. */
export const cartChanges = (
  before: readonly MeasuredLine[],
  now: readonly MeasuredLine[],
): CartChanges => ({ added: moreIn(now, before), removed: moreIn(before, now) });
