/** One part of an instant purchase: what is sent for it, and what the shopper recognises it by, as plain text. */
interface Part {
  readonly id: string;
  readonly summary: string;
}

/** What an instant purchase orders with (`config-shapes.md` §6, section `instant-purchase`). */
export interface InstantPurchaseOption {
  /** The stored card; `id` is its public hash. */
  readonly payment: Part;
  readonly shippingAddress: Part;
  readonly billingAddress: Part;
  readonly shippingMethod: {
    readonly carrier: string;
    readonly method: string;
    readonly summary: string;
  };
}
