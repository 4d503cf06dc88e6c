import type { Address } from '../../domain/address.types';
import type { ShippingMethodRef } from '../../domain/quote.types';
import { clientAddress } from '../address-wire';

/** What the module bases its prices on, as `get_checkout_payment_methods` gets it too (SUBS-12). */
export interface CheckoutChoices {
  readonly billingAddress: Address;
  /** Null for a virtual cart. */
  readonly shippingAddress: Address | null;
  readonly shippingMethod: ShippingMethodRef | null;
  /** '' without one. */
  readonly couponCode: string;
}

/** The same as the module takes it; what is not known is left out. */
export const choicesBody = ({
  billingAddress,
  shippingAddress,
  shippingMethod,
  couponCode,
}: CheckoutChoices): Readonly<Record<string, unknown>> => ({
  billingAddress: clientAddress(billingAddress),
  shippingAddress: shippingAddress === null ? undefined : clientAddress(shippingAddress),
  shippingMethod:
    shippingMethod === null
      ? undefined
      : { carrier_code: shippingMethod.carrierCode, method_code: shippingMethod.methodCode },
  couponCode: couponCode === '' ? undefined : couponCode,
});
