import * as v from 'valibot';
import type { Address } from '../domain/address.types';
import type { ItemOption, ShippingMethodRef, Totals } from '../domain/quote.types';
import { recordOf, type JsonRecord } from '../platform/record';
import type { Result } from '../platform/result';
import { nameText, textOf } from '../platform/text/decode';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import {
  noneOr,
  parsedOrNull,
  parseMaybeTwice,
  wireAmount as amount,
  wireChoices,
  wireNumber,
  wireText,
} from './wire/wire';

const option = v.object({ label: v.fallback(wireText, ''), value: v.fallback(wireText, '') });

/** An item's options are a JSON string; their values are HTML of the merchant. */
const options = v.pipe(
  v.unknown(),
  v.transform((value): ItemOption[] => {
    const list = parsedOrNull(wireChoices(option), parseMaybeTwice(value)) ?? [];
    return list.map((one) => ({ label: textOf(one.label), value: textOf(one.value) }));
  }),
);

const item = v.pipe(
  v.object({
    item_id: wireNumber,
    name: v.fallback(v.string(), ''),
    qty: wireNumber,
    price: amount,
    price_incl_tax: amount,
    row_total: amount,
    row_total_incl_tax: amount,
    discount_amount: amount,
    tax_amount: amount,
    options,
  }),
  v.transform((wire) => ({
    itemId: wire.item_id,
    name: nameText(wire.name),
    qty: wire.qty,
    price: wire.price,
    priceInclTax: wire.price_incl_tax,
    rowTotal: wire.row_total,
    rowTotalInclTax: wire.row_total_incl_tax,
    discountAmount: wire.discount_amount,
    taxAmount: wire.tax_amount,
    options: wire.options,
  })),
);

/** The details of a tax segment; in the page's configuration they are one level higher (QUOT-04). */
const taxDetails = v.array(
  v.object({
    amount: amount,
    rates: v.array(v.object({ title: v.fallback(wireText, ''), percent: amount })),
  }),
);

const segment = v.pipe(
  v.object({
    code: v.string(),
    title: v.fallback(v.nullish(v.string(), ''), ''),
    value: amount,
    area: v.fallback(v.nullish(v.string(), null), null),
    extension_attributes: v.fallback(
      v.nullish(noneOr(v.object({ tax_grandtotal_details: v.optional(taxDetails) })), null),
      null,
    ),
  }),
  v.transform((wire) => ({
    code: wire.code,
    title: textOf(wire.title),
    value: wire.value,
    area: wire.area,
    taxDetails: wire.extension_attributes?.tax_grandtotal_details ?? [],
  })),
);

const text = v.fallback(v.nullish(v.string(), ''), '');

/** The lists of messages that modules add to the totals, each in an attribute of its own that ends in `_messages`. */
const messagesIn = (attributes: JsonRecord): readonly string[] =>
  Object.entries(attributes).flatMap(([key, list]) =>
    key.endsWith('_messages') ? (parsedOrNull(v.array(v.string()), list) ?? []) : [],
  );

/**
 * Totals as returned by REST calls and, with amounts as strings, in the page's configuration (`endpoints.md` §2.2).
 * Only the grand total and the segments are required; an empty coupon code means none.
 */
export const totalsSchema = v.pipe(
  v.object({
    grand_total: wireNumber,
    base_grand_total: amount,
    subtotal: amount,
    subtotal_incl_tax: amount,
    subtotal_with_discount: amount,
    discount_amount: amount,
    shipping_amount: amount,
    shipping_incl_tax: amount,
    tax_amount: amount,
    coupon_code: text,
    items_qty: v.fallback(wireNumber, 0),
    base_currency_code: text,
    quote_currency_code: text,
    items: v.array(item),
    total_segments: v.array(segment),
    extension_attributes: v.optional(v.unknown()),
  }),
  v.transform((wire): Totals => ({
    grandTotal: wire.grand_total,
    baseGrandTotal: wire.base_grand_total,
    subtotal: wire.subtotal,
    subtotalInclTax: wire.subtotal_incl_tax,
    subtotalWithDiscount: wire.subtotal_with_discount,
    discountAmount: wire.discount_amount,
    shippingAmount: wire.shipping_amount,
    shippingInclTax: wire.shipping_incl_tax,
    taxAmount: wire.tax_amount,
    couponCode: wire.coupon_code === '' ? null : wire.coupon_code,
    couponLabel: parsedOrNull(v.string(), recordOf(wire.extension_attributes).coupon_label),
    messages: messagesIn(recordOf(wire.extension_attributes)),
    itemsQty: wire.items_qty,
    baseCurrencyCode: wire.base_currency_code,
    quoteCurrencyCode: wire.quote_currency_code,
    items: wire.items,
    segments: wire.total_segments,
  })),
);

/** Loads the cart's totals (RATE-16). */
export const loadTotals = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<Totals>> => call({ url: cartUrl(context, 'totals'), signal }, totalsSchema);

/**
 * Loads the totals for an address that is not saved yet (RATE-08 to RATE-10). The server stores the given method; for
 * one that is not available it returns totals without shipping.
 */
export const estimateTotals = (
  context: RestContext,
  address: Pick<Address, 'countryId' | 'region' | 'regionId' | 'postcode'>,
  method: ShippingMethodRef | null,
  { signal }: CallOptions = {},
): Promise<Result<Totals>> =>
  call(
    {
      url: cartUrl(context, 'totals-information'),
      method: 'POST',
      isRead: true,
      signal,
      body: {
        addressInformation: {
          address: {
            countryId: address.countryId,
            region: address.region,
            regionId: address.regionId,
            postcode: address.postcode,
          },
          ...(method === null
            ? {}
            : {
                shipping_method_code: method.methodCode,
                shipping_carrier_code: method.carrierCode,
              }),
        },
      },
    },
    totalsSchema,
  );
