import type { AddressDraft } from '../../../domain/address.types';
import { addressToDraft } from '../../../domain/draft-to-address';
import { isRecord } from '../../../platform/record';
import type { CheckoutState } from '../checkout-types';
import { draftFrom, formData } from './form-data';

/**
 * The draft that an earlier visit saved in the browser's checkout data (STOR-01, STOR-02), shared with the old front
 * end.
 */
export interface SavedDraft {
  readonly shippingKey: string | null;
  readonly shippingDraft: AddressDraft | null;
  readonly newShipping: AddressDraft | null;
  readonly rateKey: string | null;
  readonly paymentMethod: string | null;
  readonly billingKey: string | null;
  readonly billingDraft: AddressDraft | null;
  readonly newBilling: AddressDraft | null;
  /** "Same as shipping" was confirmed. A missing billing key alone does not mean that (BILL-05). */
  readonly billingSame: boolean;
  readonly email: string;
  /** The last e-mail known to have an account (MAIL-10). */
  readonly checkedEmail: string;
  readonly validatedEmail: string;
  readonly paymentFields: CheckoutState['payment']['fields'];
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function fieldsFrom(value: unknown): CheckoutState['payment']['fields'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([method, fields]) => {
      if (!isRecord(fields)) return [];
      const texts = Object.entries(fields).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return [[method, Object.fromEntries(texts)] as const];
    }),
  );
}

/** Reads the section; values of an unexpected form count as missing. */
export const parseSavedDraft = (stored: Readonly<Record<string, unknown>>): SavedDraft => ({
  shippingKey: textOrNull(stored.selectedShippingAddress),
  shippingDraft: draftFrom(stored.shippingAddressFromData),
  newShipping: draftFrom(stored.newCustomerShippingAddress),
  rateKey: textOrNull(stored.selectedShippingRate),
  paymentMethod: textOrNull(stored.selectedPaymentMethod),
  billingKey: textOrNull(stored.selectedBillingAddress),
  billingDraft: draftFrom(stored.billingAddressFromData),
  newBilling: draftFrom(stored.newCustomerBillingAddress),
  billingSame: stored.tillBillingSame === true,
  email: textOrNull(stored.inputFieldEmailValue) ?? '',
  checkedEmail: textOrNull(stored.checkedEmailValue) ?? '',
  validatedEmail: textOrNull(stored.validatedEmailValue) ?? '',
  paymentFields: fieldsFrom(stored.tillPaymentFields),
});

/**
 * The draft to save (RATE-07): an empty street does not overwrite the stored one, unless the shopper has just cleared
 * it.
 */
function keepStoredStreet(draft: AddressDraft, stored: AddressDraft | null): AddressDraft {
  const hasStreet = (draft.street[0] ?? '') !== '';
  const wasCleared = stored !== null && (stored.street[0] ?? '') !== '';
  return hasStreet || wasCleared || stored === null ? draft : { ...draft, street: stored.street };
}

function withoutSecrets({
  fields,
  secretFields,
}: CheckoutState['payment']): CheckoutState['payment']['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([method, values]) => [
      method,
      Object.fromEntries(
        Object.entries(values).filter(([name]) => !secretFields.includes(`${method}.${name}`)),
      ),
    ]),
  );
}

/** The checkout as it is saved for the next visit. No password, no card data; nothing of an order that was placed. */
export function draftPatch(
  state: CheckoutState,
  stored: SavedDraft,
): Readonly<Record<string, unknown>> {
  const { email, shipping, billing, payment } = state;
  // While the address is being edited, what Cancel would restore is saved.
  const confirmed = billing.address === null ? (billing.previous ?? billing) : billing;
  const ownBilling = confirmed.sameAsShipping ? null : confirmed.address;
  return {
    selectedShippingAddress:
      shipping.choice.kind === 'saved'
        ? `customer-address${String(shipping.choice.id)}`
        : 'new-customer-address',
    shippingAddressFromData: formData(keepStoredStreet(shipping.draft, stored.shippingDraft)),
    newCustomerShippingAddress: shipping.newAddress === null ? null : formData(shipping.draft),
    selectedShippingRate:
      shipping.method === null
        ? stored.rateKey
        : `${shipping.method.carrierCode}_${shipping.method.methodCode}`,
    selectedPaymentMethod: payment.selected ?? stored.paymentMethod,
    selectedBillingAddress:
      ownBilling === null
        ? null
        : ownBilling.source.type === 'customer-address'
          ? `customer-address${String(ownBilling.source.id)}`
          : ownBilling.source.type,
    billingAddressFromData: formData(billing.draft),
    newCustomerBillingAddress:
      ownBilling?.source.type === 'new-customer-billing-address'
        ? formData(addressToDraft(ownBilling))
        : null,
    tillBillingSame: confirmed.sameAsShipping,
    inputFieldEmailValue: email.value,
    validatedEmailValue: email.account === 'none' ? email.value : stored.validatedEmail,
    checkedEmailValue: email.account === 'exists' ? email.value : '',
    tillPaymentFields: withoutSecrets(payment),
  };
}
