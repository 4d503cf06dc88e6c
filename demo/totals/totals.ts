import { cartLines, isVirtualCart, type CartLine } from '../carts/cart-lines';
import { getAddress, type Cart } from '../carts/cart-store';
import type { Database } from '../db/database';
import { chosenRate, ratesFor, type Rate } from '../shipping/rates';
import { couponOf, type Coupon } from './coupons';
import { shareOf } from './money';
import { taxRateFor, type TaxRate } from './tax';

/** A line's share of the totals, in cents. `discount` is positive. */
export interface LineTotals {
  readonly line: CartLine;
  readonly discount: number;
  readonly discountPercent: number;
  readonly tax: number;
  /** Thousandths of a percent. */
  readonly taxRate: number;
  readonly priceInclTax: number;
  readonly rowTotalInclTax: number;
}

/** What a cart comes to, in cents. `discount` is positive and includes `shippingDiscount`. */
export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly isVirtual: boolean;
  readonly subtotal: number;
  readonly subtotalInclTax: number;
  readonly discount: number;
  readonly shippingDiscount: number;
  readonly shipping: number;
  readonly rate: Rate | null;
  readonly tax: number;
  readonly taxRate: TaxRate | null;
  readonly coupon: Coupon | null;
  /** As the shopper typed it. */
  readonly couponCode: string | null;
  readonly grandTotal: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Splits an amount over rows by their size; the last row takes what rounding leaves. */
function split(total: number, parts: readonly number[]): readonly number[] {
  const whole = sum(parts);
  let left = total;
  return parts.map((part, index) => {
    if (index === parts.length - 1) return left;
    const share = whole === 0 ? 0 : Math.round((total * part) / whole);
    left -= share;
    return share;
  });
}

function discountsOf(lines: readonly CartLine[], coupon: Coupon | null): readonly number[] {
  const rowTotals = lines.map((line) => line.rowTotal);
  if (!coupon) return rowTotals.map(() => 0);
  if (coupon.fixed > 0) return split(Math.min(coupon.fixed, sum(rowTotals)), rowTotals);
  return rowTotals.map((total) => shareOf(total, coupon.percent * 1000));
}

function lineTotals(
  line: CartLine,
  discount: number,
  coupon: Coupon | null,
  tax: TaxRate | null,
): LineTotals {
  const rate = line.article.product.taxable ? (tax?.rate ?? 0) : 0;
  return {
    line,
    discount,
    discountPercent: coupon?.percent ?? 0,
    taxRate: rate,
    tax: shareOf(line.rowTotal - discount, rate),
    priceInclTax: line.price + shareOf(line.price, rate),
    rowTotalInclTax: line.rowTotal + shareOf(line.rowTotal, rate),
  };
}

/**
 * Sums up a cart: discount and tax by row, tax on what is left after the discount, none on shipping.
 * Goods are taxed where they go, a virtual cart where it is billed. A method that is not offered costs nothing.
 */
export function computeTotals(db: Database, cart: Cart): CartTotals {
  const lines = cartLines(db, cart.id);
  const isVirtual = isVirtualCart(lines);
  const address = getAddress(db, cart.id, isVirtual ? 'billing' : 'shipping');
  const subtotal = sum(lines.map((line) => line.rowTotal));
  const coupon = couponOf(cart.coupon_code, subtotal);
  const discounts = discountsOf(lines, coupon);
  const taxRate = taxRateFor(address);
  const totals = lines.map((line, index) =>
    lineTotals(line, discounts[index] ?? 0, coupon, taxRate),
  );
  const rate = chosenRate(ratesFor(lines, address, cart.coupon_code), cart.shipping_method);
  const shipping = rate?.amount ?? 0;
  const shippingDiscount = coupon?.onShipping ? shareOf(shipping, coupon.percent * 1000) : 0;
  const discount = sum(discounts) + shippingDiscount;
  const tax = sum(totals.map((line) => line.tax));
  return {
    lines: totals,
    isVirtual,
    subtotal,
    subtotalInclTax: sum(totals.map((line) => line.rowTotalInclTax)),
    discount,
    shippingDiscount,
    shipping,
    rate,
    tax,
    taxRate: tax > 0 ? taxRate : null,
    coupon,
    couponCode: coupon ? cart.coupon_code : null,
    grandTotal: subtotal - discount + shipping + tax,
  };
}
