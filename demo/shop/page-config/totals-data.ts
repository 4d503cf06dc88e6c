import { itemsQty } from '../domain/carts/cart-lines';
import { translate } from '../domain/language/translate';
import {
  feeResponse,
  optionsText,
  shippingTitle,
  shownSubtotal,
  taxArea,
} from '../rest/totals-response';
import { amount, decimal } from '../domain/totals/money';
import { discountTitle, type CartTotals, type LineTotals } from '../domain/totals/totals';
import { currentCurrency } from '../domain/totals/currencies';

/** Amounts of a line that are the same in totals and quote items. */
export function lineAmounts({ line, ...item }: LineTotals): object {
  const percent = (item.taxRate / 1000).toFixed(4);
  return {
    price: decimal(line.price),
    base_price: decimal(line.price),
    discount_percent: item.discountPercent.toFixed(4),
    discount_amount: decimal(item.discount),
    base_discount_amount: decimal(item.discount),
    tax_percent: percent,
    tax_amount: decimal(item.tax),
    base_tax_amount: decimal(item.tax),
    row_total: decimal(line.rowTotal),
    base_row_total: decimal(line.rowTotal),
    row_total_with_discount: '0.0000',
    price_incl_tax: decimal(item.priceInclTax),
    base_price_incl_tax: decimal(item.priceInclTax),
    row_total_incl_tax: decimal(item.rowTotalInclTax),
    base_row_total_incl_tax: decimal(item.rowTotalInclTax),
    ...feeResponse(line),
  };
}

function segment(code: string, title: string, cents: number, rest: object = {}): object {
  return {
    code,
    title: translate(title),
    value: decimal(cents),
    area: null,
    extension_attributes: [],
    ...rest,
  };
}

function segments(totals: CartTotals): readonly object[] {
  const details = totals.taxes.map((tax, index) => ({
    amount: amount(tax.amount),
    rates: [{ percent: tax.rate / 1000, title: tax.title }],
    group_id: index + 1,
  }));
  return [
    segment('subtotal', 'Subtotal', shownSubtotal(totals)),
    ...(totals.discount > 0 ? [segment('discount', discountTitle(totals), -totals.discount)] : []),
    ...(totals.isVirtual ? [] : [segment('shipping', shippingTitle(totals), totals.shipping)]),
    ...(totals.fees > 0 ? [segment('weee_tax', 'FPT', totals.fees)] : []),
    ...(totals.initialFee > 0 ? [segment('initial_fee', 'Initial Fee', totals.initialFee)] : []),
    segment('tax', 'Tax', totals.tax, {
      area: taxArea(totals),
      extension_attributes: { tax_grandtotal_details: details },
    }),
    ...(totals.credit > 0 ? [segment('customerbalance', 'Store Credit', -totals.credit)] : []),
    segment('grand_total', 'Grand Total', totals.grandTotal, { area: 'footer' }),
  ];
}

/** `checkoutConfig.totalsData`: the totals as decimal strings (`config-shapes.md` §1.1). */
export function totalsData(totals: CartTotals): object {
  const both = (name: string, cents: number) => ({
    [name]: decimal(cents),
    [`base_${name}`]: decimal(cents),
  });
  return {
    ...both('subtotal', totals.subtotal),
    ...both('subtotal_with_discount', totals.subtotal - totals.discount),
    ...both('tax_amount', totals.tax),
    ...both('shipping_amount', totals.shipping),
    ...both('shipping_tax_amount', totals.shippingTax),
    ...both('discount_amount', -totals.discount),
    ...both('grand_total', totals.grandTotal),
    ...both('shipping_discount_amount', totals.shippingDiscount),
    subtotal_incl_tax: decimal(totals.subtotalInclTax),
    ...both('shipping_incl_tax', totals.shippingInclTax),
    total_segments: segments(totals),
    coupon_code: totals.couponCode,
    items: totals.lines.map((item) => ({
      item_id: String(item.line.itemId),
      name: item.line.name,
      qty: item.line.qty,
      ...lineAmounts(item),
      options: optionsText(item.line.options),
    })),
    base_currency_code: currentCurrency().code,
    quote_currency_code: currentCurrency().code,
    items_qty: itemsQty(totals.lines.map(({ line }) => line)),
    extension_attributes: totals.coupon ? { coupon_label: totals.coupon.label } : [],
  };
}
