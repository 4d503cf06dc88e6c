import * as v from 'valibot';
import type { Address } from '../domain/address.types';
import type { PaymentMethod, ShippingMethodRef, ShippingRate, Totals } from '../domain/quote.types';
import type { Result } from '../platform/result';
import type { ShippingForm } from '../domain/shipping-form.types';
import { textOf } from '../platform/text/decode';
import { clientAddress, estimateAddress } from './address-wire';
import { paymentDetailsSchema } from './payment';
import { call, cartUrl, restUrl, type CallOptions, type RestContext } from './rest';
import { wireAmount as amount, wireChoices, wireFlag } from './wire/wire';

const text = v.fallback(v.nullish(v.string(), ''), '');

/** A carrier that failed has `available: false`, no method code and its own message (SHIP-07). */
const rate = v.pipe(
  v.object({
    carrier_code: v.string(),
    method_code: v.nullish(v.string(), null),
    carrier_title: text,
    method_title: text,
    amount,
    price_excl_tax: amount,
    price_incl_tax: amount,
    available: v.fallback(wireFlag, true),
    error_message: text,
  }),
  v.transform((wire): ShippingRate => ({
    carrierCode: wire.carrier_code,
    methodCode: wire.method_code,
    carrierTitle: textOf(wire.carrier_title),
    methodTitle: textOf(wire.method_title),
    amount: wire.amount,
    priceExclTax: wire.price_excl_tax,
    priceInclTax: wire.price_incl_tax,
    available: wire.available,
    errorMessage: textOf(wire.error_message),
  })),
);
const rates = wireChoices(rate);

/**
 * Rates for an address: a saved one by its id (RATE-15), any other by its fields (RATE-11 to RATE-13). The address need
 * not be saved on the cart.
 */
export const estimateRates = (
  context: RestContext,
  address: Address,
  { signal }: CallOptions = {},
): Promise<Result<ShippingRate[]>> =>
  address.source.type === 'customer-address' && context.cart.kind === 'customer'
    ? call(
        {
          url: restUrl(context, 'carts', 'mine', 'estimate-shipping-methods-by-address-id'),
          method: 'POST',
          isRead: true,
          body: { addressId: address.source.id },
          signal,
        },
        rates,
      )
    : call(
        {
          url: cartUrl(context, 'estimate-shipping-methods'),
          method: 'POST',
          isRead: true,
          body: { address: estimateAddress(address) },
          signal,
        },
        rates,
      );

/**
 * Saves the shipping step (SHIP-31 to SHIP-33). The server validates almost nothing here: missing parts of the address
 * cause an error only when the order is placed, so check `missingAddressParts` first. `isOrder`: it is a part of placing
 * the order, so it does not wait for it.
 */
export const saveShipping = (
  context: RestContext,
  step: {
    readonly shippingAddress: Address;
    readonly billingAddress: Address | null;
    readonly method: ShippingMethodRef;
    /** What the method's own form adds. */
    readonly form?: ShippingForm | null;
    /** Further extension attributes (TAXV-22). */
    readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  },
  { signal, isOrder }: CallOptions & { readonly isOrder?: boolean } = {},
): Promise<
  Result<{
    methods: PaymentMethod[];
    totals: Totals;
    /** The response's extension attributes, unparsed. */
    attributes: Readonly<Record<string, unknown>>;
  }>
> =>
  call(
    {
      url: cartUrl(context, 'shipping-information'),
      method: 'POST',
      signal,
      isOrder,
      body: {
        addressInformation: {
          shipping_address: { ...clientAddress(step.shippingAddress), ...step.form?.addressExtras },
          ...(step.billingAddress === null
            ? {}
            : { billing_address: clientAddress(step.billingAddress) }),
          shipping_method_code: step.method.methodCode,
          shipping_carrier_code: step.method.carrierCode,
          extension_attributes: { ...step.attributes, ...step.form?.extensionAttributes },
        },
      },
    },
    paymentDetailsSchema,
  );
