import * as v from 'valibot';
import { call, cartUrl } from '../../../api/rest';
import type { RestContext } from '../../../api/rest.types';
import { wireAmount, wireChoices, wireFlag, wireNumber, wireText } from '../../../api/wire/wire';
import type { CartRef, ShippingMethodRef } from '../../../domain/quote.types';
import { ok, type Result } from '../../../platform/result';
import { textOf } from '../../../platform/text/decode';

/** Where the goods go, as far as a sheet says before the payment is authorised. */
export interface SheetAddress {
  /** Two letters. */
  readonly countryId: string;
  readonly postcode: string;
  readonly city: string;
  /** The region's code or name; '' without one. */
  readonly region: string;
}

/** A shipping method that a sheet offers (WALL-19). */
export interface SheetMethod extends ShippingMethodRef {
  readonly methodTitle: string;
  readonly carrierTitle: string;
  /** In the base currency, as the totals of the sheet. */
  readonly amount: number;
}

/** What a sheet reads of the totals (WALL-22). */
export interface SheetTotals {
  readonly baseGrandTotal: number;
  /** Three letters. */
  readonly baseCurrencyCode: string;
  readonly segments: readonly {
    readonly code: string;
    readonly title: string;
    readonly value: number | null;
  }[];
}

/** A call for one kind of cart: the customer's, or a guest's with a placeholder for its masked id. */
export interface CartUrls {
  readonly customer: string;
  readonly guest: string;
}

const text = v.fallback(v.nullish(v.string(), ''), '');

const methods = wireChoices(
  v.object({
    carrier_code: v.string(),
    method_code: v.nullish(v.string(), null),
    carrier_title: text,
    method_title: text,
    amount: wireAmount,
    base_amount: wireAmount,
    available: v.fallback(wireFlag, true),
  }),
);

const totals = v.pipe(
  v.object({
    base_grand_total: wireNumber,
    base_currency_code: v.pipe(wireText, v.nonEmpty()),
    total_segments: v.fallback(
      v.array(v.object({ code: v.string(), title: text, value: wireAmount })),
      [],
    ),
  }),
  v.transform((wire): SheetTotals => ({
    baseGrandTotal: wire.base_grand_total,
    baseCurrencyCode: wire.base_currency_code,
    segments: wire.total_segments.map((one) => ({ ...one, title: textOf(one.title) })),
  })),
);

const saved = v.object({ totals });

/** The call for a cart; on product pages the guest's, with the masked id of the product's cart (WALL-21). */
const urlFor = ({ customer, guest }: CartUrls, cart: CartRef): string =>
  cart.kind === 'customer'
    ? customer
    : guest.replace(/:(?:cartId|quoteId)/, () => encodeURIComponent(cart.maskedId));

/** The methods that ship there (WALL-18, APPLE-03), without those that are not available or say no amount. */
export async function estimateMethods(
  urls: CartUrls,
  cart: CartRef,
  { countryId, postcode, city }: SheetAddress,
): Promise<Result<readonly SheetMethod[]>> {
  const body = { address: { country_id: countryId, postcode, city } };
  const request = { url: urlFor(urls, cart), method: 'POST', isRead: true, body } as const;
  const result = await call(request, methods);
  if (!result.ok) return result;
  return ok(
    result.value.flatMap(({ method_code: methodCode, available, ...rate }) => {
      const amount = rate.base_amount ?? rate.amount;
      if (methodCode === null || amount === null || !available) return [];
      const methodTitle = textOf(rate.method_title);
      const carrierTitle = textOf(rate.carrier_title);
      return [{ carrierCode: rate.carrier_code, methodCode, methodTitle, carrierTitle, amount }];
    }),
  );
}

/** Saves the address and the method on the cart (WALL-20); the response is its totals (APPLE-04). */
export async function saveMethod(
  urls: CartUrls,
  cart: CartRef,
  { countryId, postcode }: SheetAddress,
  /** Null where the shop knows no such region (REGLK-05). */
  regionId: string | null,
  { methodCode, carrierCode }: ShippingMethodRef,
): Promise<Result<SheetTotals>> {
  const addressInformation = {
    shipping_address: { country_id: countryId, region_id: regionId, postcode },
    shipping_method_code: methodCode,
    shipping_carrier_code: carrierCode,
    extension_attributes: {},
  };
  const request = {
    url: urlFor(urls, cart),
    method: 'POST',
    body: { addressInformation },
  } as const;
  const result = await call(request, saved);
  return result.ok ? ok(result.value.totals) : result;
}

/** The totals of a cart as they are now. */
export const loadSheetTotals = (context: RestContext): Promise<Result<SheetTotals>> =>
  call({ url: cartUrl(context, 'totals') }, totals);
