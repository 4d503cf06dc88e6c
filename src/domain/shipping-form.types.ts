import type { Address } from './address.types';

/** What the form below a shipping rate (docs/shipping.md) reports to the shipping step. */
export interface ShippingForm {
  /** The rate it belongs to, as in `rateKey`. */
  readonly rate: string;
  /** Why "Next" is refused; null: the form is complete. */
  readonly problem: string | null;
  /** The field that is in the way, as the form names it. */
  readonly field: string | null;
  /** The order goes to an address of the method's own, and the shopper need not enter one. */
  readonly replacesAddress: boolean;
  /** That address, once it is chosen. */
  readonly address: Address | null;
  /** Members of the shipping address as it is sent, such as `extension_attributes`. */
  readonly addressExtras: Readonly<Record<string, unknown>>;
  /** The extension attributes of the shipping information. */
  readonly extensionAttributes: Readonly<Record<string, unknown>>;
}
