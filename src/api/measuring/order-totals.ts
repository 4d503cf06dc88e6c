import * as v from 'valibot';
import type { Totals, TotalsItem } from '../../domain/quote.types';
import type { Result } from '../../platform/result';
import { nameText } from '../../platform/text/decode';
import { call, cartUrl, type RestContext } from '../rest';
import { wireAmount as amount, wireNumber } from '../wire/wire';

/** A line of the totals with what is measured of it. */
export type MeasuredTotalsItem = Pick<
  TotalsItem,
  'itemId' | 'name' | 'qty' | 'price' | 'discountAmount'
>;

/** The totals of a cart with what is measured of them. */
export type MeasuredTotals = Pick<Totals, 'taxAmount' | 'shippingAmount' | 'couponCode'> & {
  readonly quoteCurrencyCode: string;
  readonly items: readonly MeasuredTotalsItem[];
};

const text = v.fallback(v.nullish(v.string(), ''), '');

const item = v.pipe(
  v.object({
    item_id: wireNumber,
    name: text,
    qty: wireNumber,
    price: amount,
    discount_amount: amount,
  }),
  v.transform((wire): MeasuredTotalsItem => ({
    itemId: wire.item_id,
    name: nameText(wire.name),
    qty: wire.qty,
    price: wire.price,
    discountAmount: wire.discount_amount,
  })),
);

const totals = v.pipe(
  v.object({
    tax_amount: amount,
    shipping_amount: amount,
    coupon_code: text,
    quote_currency_code: text,
    items: v.array(item),
  }),
  v.transform((wire): MeasuredTotals => ({
    taxAmount: wire.tax_amount,
    shippingAmount: wire.shipping_amount,
    couponCode: wire.coupon_code === '' ? null : wire.coupon_code,
    quoteCurrencyCode: wire.quote_currency_code,
    items: wire.items,
  })),
);

/** Loads the totals of a cart that is being ordered (`endpoints.md` §2.2), without the parser of the checkout. */
export const loadOrderTotals = (context: RestContext): Promise<Result<MeasuredTotals>> =>
  call({ url: cartUrl(context, 'totals') }, totals);
