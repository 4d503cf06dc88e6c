import { cartLines, isVirtualCart, type CartLine } from '../carts/cart-lines';
import { getAddress, type Cart } from '../carts/cart-store';
import type { Database } from '../../db/database';
import { chosenRate, ratesFor, type Rate } from '../shipping/rates';
import { translate } from '../language/translate';
import { updateInCart } from '../payments/update-in-cart';
import { rowDiscounts, shippingDiscount, type RowDiscount } from './discounts';
import { creditFor } from '../credit/store-credit';
import { shareOf } from './money';
import { type CartRule } from '../../data/cart-rules';
import { couponRule, rulesFor, subtotalOf } from './rules';
import { isExempt } from '../tax/certificates';
import { rateSum, taxOn, taxRatesFor, type TaxRate } from './tax';

/** A line's share of the totals, in cents. `discount` is positive, that of all rules together. */
export interface LineTotals {
  readonly line: CartLine;
  readonly discount: number;
  readonly discounts: readonly RowDiscount[];
  readonly discountPercent: number;
  readonly tax: number;
  /** Thousandths of a percent. */
  readonly taxRate: number;
  readonly priceInclTax: number;
  readonly rowTotalInclTax: number;
}

/** The amount of one tax, in cents. */
export interface AppliedTax extends TaxRate {
  readonly amount: number;
}

/** The totals of a cart in cents. `discount` is positive and includes `shippingDiscount`; `tax` includes `shippingTax`. */
export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly isVirtual: boolean;
  readonly subtotal: number;
  readonly subtotalInclTax: number;
  readonly discount: number;
  readonly shippingDiscount: number;
  readonly shipping: number;
  readonly shippingTax: number;
  readonly shippingInclTax: number;
  readonly rate: Rate | null;
  /** Fixed taxes per piece, such as a recycling fee; included only in the grand total. */
  readonly fees: number;
  /** Initial fees of subscriptions; included only in the grand total. */
  readonly initialFee: number;
  readonly tax: number;
  /** Taxes with a non-zero amount. */
  readonly taxes: readonly AppliedTax[];
  readonly rules: readonly CartRule[];
  readonly coupon: CartRule | null;
  /** As the shopper typed it. */
  readonly couponCode: string | null;
  /** Paid with the customer's store credit; positive. */
  readonly credit: number;
  /** The amount due. */
  readonly grandTotal: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function ratesOfLine(line: CartLine, rates: readonly TaxRate[]): readonly TaxRate[] {
  return line.article.product.taxable ? rates : [];
}

function lineTotals(
  line: CartLine,
  discounts: readonly RowDiscount[],
  addressRates: readonly TaxRate[],
): LineTotals {
  const rates = ratesOfLine(line, addressRates);
  const discount = sum(discounts.map(({ amount }) => amount));
  return {
    line,
    discount,
    discounts,
    discountPercent: Math.min(100, sum(discounts.map(({ rule }) => rule.percent))),
    taxRate: rateSum(rates),
    tax: taxOn(line.rowTotal - discount, rates),
    priceInclTax: line.price + taxOn(line.price, rates),
    rowTotalInclTax: line.rowTotal + taxOn(line.rowTotal, rates),
  };
}

/** Each tax with its amount on the rows and on shipping. */
function appliedTaxes(
  lines: readonly LineTotals[],
  taxedShipping: number,
  rates: readonly TaxRate[],
): readonly AppliedTax[] {
  return rates.flatMap((rate) => {
    const taxed = lines.filter(({ line }) => line.article.product.taxable);
    const rows = taxed.map(({ line, discount }) => shareOf(line.rowTotal - discount, rate.rate));
    const amount = sum(rows) + shareOf(taxedShipping, rate.rate);
    return amount > 0 ? [{ ...rate, amount }] : [];
  });
}

/**
 * Calculates a cart's totals: discount and tax by row, tax after discount; also on shipping if the visitor's
 * shop taxes it. Goods are taxed by the shipping address, a virtual cart by the billing address. A method that is
 * not offered costs nothing.
 */
export function computeTotals(db: Database, cart: Cart): CartTotals {
  const lines = cartLines(db, cart.id);
  const isVirtual = isVirtualCart(lines);
  const address = getAddress(db, cart.id, isVirtual ? 'billing' : 'shipping');
  const rules = rulesFor(cart, lines);
  const coupon = couponRule(cart, lines);
  const taxRates = isExempt(db, cart, address) ? [] : taxRatesFor(address);
  const discounts = rowDiscounts(
    rules,
    lines.map((line) => line.rowTotal),
  );
  const totals = lines.map((line, index) => lineTotals(line, discounts[index] ?? [], taxRates));
  const rate = chosenRate(ratesFor(lines, address, rules), cart.shipping_method);
  const shipping = rate?.amount ?? 0;
  const offShipping = shippingDiscount(rules, shipping);
  const taxedShipping = rate?.isTaxed === true ? shipping - offShipping : 0;
  const shippingTax = taxOn(taxedShipping, taxRates);
  const discount = sum(totals.map((line) => line.discount)) + offShipping;
  const tax = sum(totals.map((line) => line.tax)) + shippingTax;
  const subtotal = subtotalOf(lines);
  // For a change of a subscription the fee has already been paid.
  const isNew = updateInCart(db, cart) === null;
  const initialFee = isNew ? sum(lines.map((line) => Math.round(line.initialFee * line.qty))) : 0;
  const fees = sum(lines.map((line) => Math.round(line.fee * line.qty)));
  const due = subtotal - discount + shipping + fees + initialFee + tax;
  const credit = creditFor(db, cart, due);
  return {
    lines: totals,
    isVirtual,
    subtotal,
    subtotalInclTax: sum(totals.map((line) => line.rowTotalInclTax)),
    discount,
    shippingDiscount: offShipping,
    shipping,
    shippingTax,
    shippingInclTax: shipping + (rate?.isTaxed === true ? taxOn(shipping, taxRates) : 0),
    rate,
    fees,
    tax,
    taxes: appliedTaxes(totals, taxedShipping, taxRates),
    rules,
    coupon,
    couponCode: coupon ? cart.coupon_code : null,
    initialFee,
    credit,
    grandTotal: due - credit,
  };
}

/** `Discount (label, label)`, the title of the discount in totals. */
export function discountTitle({ rules }: CartTotals): string {
  const labels = rules
    .filter((rule) => rule.percent > 0 || rule.fixed > 0)
    .map(({ label }) => label);
  return `${translate('Discount')} (${labels.join(', ')})`;
}
