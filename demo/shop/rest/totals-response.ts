import { itemsQty, type CartLine } from '../domain/carts/cart-lines';
import type { LineOption } from '../domain/carts/line-options';
import { translate } from '../domain/language/translate';
import { listedMethods } from '../domain/orders/payment-methods';
import { hasPlan } from '../domain/payments/plans';
import { currentSettings } from '../domain/settings/visitor';
import { amount } from '../domain/totals/money';
import { discountTitle, type CartTotals, type LineTotals } from '../domain/totals/totals';
import { currentCurrency } from '../domain/totals/currencies';

/** A line's options as a JSON string, with values as HTML like the platform's. */
export function optionsText(options: readonly LineOption[]): string {
  const list = options.map(({ label, valuesHtml }) => ({
    value: valuesHtml.join('<br />\n'),
    label,
  }));
  return JSON.stringify(list).replaceAll('/', '\\/');
}

/** Converts thousandths of a percent to percent: 8250 is 8.25. */
function percent(rate: number): number {
  return rate / 1000;
}

/** Title of the shipping line, with the method once it is known. */
export function shippingTitle({ rate }: CartTotals): string {
  const title = translate('Shipping & Handling');
  return rate
    ? `${title} (${rate.description ?? `${rate.carrierTitle} - ${rate.methodTitle}`})`
    : title;
}

/** The fee on a line: its list is a JSON string, both are null without one (WEEE-01, WEEE-02). */
export function feeResponse({ article, fee, qty }: CartLine): object {
  const { fee: kind } = article.product;
  if (!kind) return { weee_tax_applied_amount: null, weee_tax_applied: null };
  const piece = amount(fee);
  const row = amount(Math.round(fee * qty));
  const applied = {
    title: kind.title,
    base_amount: piece,
    amount: piece,
    row_amount: row,
    base_row_amount: row,
    base_amount_incl_tax: piece,
    amount_incl_tax: piece,
    row_amount_incl_tax: row,
    base_row_amount_incl_tax: row,
  };
  return { weee_tax_applied_amount: piece, weee_tax_applied: JSON.stringify([applied]) };
}

function itemResponse(item: LineTotals): object {
  const { line } = item;
  const priceOf = amount(line.price);
  const row = amount(line.rowTotal);
  return {
    item_id: line.itemId,
    price: priceOf,
    base_price: priceOf,
    qty: line.qty,
    row_total: row,
    base_row_total: row,
    row_total_with_discount: 0,
    tax_amount: amount(item.tax),
    base_tax_amount: amount(item.tax),
    ...(line.article.product.bundle?.isFixedPrice === false
      ? {}
      : { tax_percent: percent(item.taxRate) }),
    discount_amount: amount(item.discount),
    base_discount_amount: amount(item.discount),
    discount_percent: item.discountPercent,
    price_incl_tax: amount(item.priceInclTax),
    base_price_incl_tax: amount(item.priceInclTax),
    row_total_incl_tax: amount(item.rowTotalInclTax),
    base_row_total_incl_tax: amount(item.rowTotalInclTax),
    options: optionsText(line.options),
    ...feeResponse(line),
    name: line.name,
  };
}

function taxDetails({ taxes }: CartTotals): readonly object[] {
  return taxes.map(({ rate, title, amount: cents }, index) => ({
    amount: amount(cents),
    rates: [{ percent: String(percent(rate)), title }],
    group_id: index + 1,
  }));
}

/** The subtotal in the totals: with tax, without, or both, depending on the visitor's settings. */
export function shownSubtotal(totals: CartTotals): number {
  const isWithout = currentSettings().taxDisplaySubtotal === 'excluding';
  return isWithout ? totals.subtotal : totals.subtotalInclTax;
}

/** The position of the tax segment: beside the grand total when that is shown with and without tax. */
export function taxArea({ grandTotal }: CartTotals): string | null {
  return currentSettings().taxInGrandTotal && grandTotal > 0 ? 'taxes' : null;
}

function segments(totals: CartTotals): readonly object[] {
  const discount = {
    code: 'discount',
    title: discountTitle(totals),
    value: -amount(totals.discount),
  };
  const shipping = {
    code: 'shipping',
    title: shippingTitle(totals),
    value: amount(totals.shipping),
  };
  const area = taxArea(totals);
  return [
    { code: 'subtotal', title: translate('Subtotal'), value: amount(shownSubtotal(totals)) },
    ...(totals.discount > 0 ? [discount] : []),
    ...(totals.isVirtual ? [] : [shipping]),
    ...(totals.fees > 0
      ? [{ code: 'weee_tax', title: translate('FPT'), value: amount(totals.fees) }]
      : []),
    ...(totals.initialFee > 0
      ? [{ code: 'initial_fee', title: translate('Initial Fee'), value: amount(totals.initialFee) }]
      : []),
    {
      code: 'tax',
      title: translate('Tax'),
      value: amount(totals.tax),
      ...(area === null ? {} : { area }),
      extension_attributes: { tax_grandtotal_details: taxDetails(totals) },
    },
    ...(totals.credit > 0
      ? [
          {
            code: 'customerbalance',
            title: translate('Store Credit'),
            value: -amount(totals.credit),
          },
        ]
      : []),
    {
      code: 'grand_total',
      title: translate('Grand Total'),
      value: amount(totals.grandTotal),
      area: 'footer',
    },
  ];
}

function inBothCurrencies(name: string, cents: number): object {
  return { [name]: amount(cents), [`base_${name}`]: amount(cents) };
}

/** The server never writes `-0`. */
function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}

/**
 * Totals in REST responses (`endpoints.md` §2.2). `isEstimate`: two peculiarities of totals-information and of
 * virtual carts, an empty coupon code and `base_subtotal_incl_tax`.
 */
export function totalsResponse(totals: CartTotals, isEstimate = totals.isVirtual): object {
  return {
    ...inBothCurrencies('grand_total', totals.grandTotal),
    ...inBothCurrencies('subtotal', totals.subtotal),
    ...inBothCurrencies('discount_amount', negative(totals.discount)),
    ...inBothCurrencies('subtotal_with_discount', totals.subtotal - totals.discount),
    ...inBothCurrencies('shipping_amount', totals.shipping),
    ...inBothCurrencies('shipping_discount_amount', totals.shippingDiscount),
    ...inBothCurrencies('tax_amount', totals.tax),
    weee_tax_applied_amount: null,
    ...inBothCurrencies('shipping_tax_amount', totals.shippingTax),
    subtotal_incl_tax: amount(totals.subtotalInclTax),
    ...(isEstimate ? { base_subtotal_incl_tax: amount(totals.subtotalInclTax) } : {}),
    ...inBothCurrencies('shipping_incl_tax', totals.shippingInclTax),
    base_currency_code: currentCurrency().code,
    quote_currency_code: currentCurrency().code,
    ...(totals.couponCode !== null || isEstimate ? { coupon_code: totals.couponCode ?? '' } : {}),
    items_qty: Math.trunc(itemsQty(totals.lines.map(({ line }) => line))),
    items: totals.lines.map(itemResponse),
    total_segments: segments(totals),
    ...(totals.coupon ? { extension_attributes: { coupon_label: totals.coupon.label } } : {}),
  };
}

/** The data of the payment step: the payment methods and the totals. */
export function paymentDetails(totals: CartTotals): object {
  return {
    payment_methods: listedMethods(totals.grandTotal, hasPlan(totals)),
    totals: totalsResponse(totals),
  };
}
