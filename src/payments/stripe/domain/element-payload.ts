/** What the payment element sends with the order (PELEM-07). */
export interface ElementPayload {
  readonly method: 'stripe_payments';
  readonly po_number: null;
  readonly additional_data: {
    /** `pm_…`. */
    readonly payment_method: string;
    /** True when it was entered in the payment form. */
    readonly payment_element?: true;
    /** `cvctok_…`: the security code of a saved card. */
    readonly cvc_token?: string;
  };
}

/** Payment data of a new payment method. */
export const newMethodPayload = (id: string): ElementPayload => ({
  method: 'stripe_payments',
  po_number: null,
  additional_data: { payment_method: id, payment_element: true },
});

/** Payment data of a saved method, with the token of its security code if that was required. */
export const savedMethodPayload = (id: string, cvcToken: string | null): ElementPayload => ({
  method: 'stripe_payments',
  po_number: null,
  additional_data: {
    payment_method: id,
    ...(cvcToken === null ? {} : { cvc_token: cvcToken }),
  },
});
