import type { Address } from '../address.types';
import type { ShippingMethodRef } from '../quote.types';

/** What a provider bases prices and methods on besides the cart (SUBS-12). */
export interface CheckoutChoices {
  readonly billingAddress: Address;
  /** Null for a virtual cart. */
  readonly shippingAddress: Address | null;
  readonly shippingMethod: ShippingMethodRef | null;
  /** '' without one. */
  readonly couponCode: string;
}
