import type { AddressDraft } from '../../../../src/domain/address.types';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import { shippingAddressEdited } from '../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { parseSavedDraft, type SavedDraft } from '../../../../src/state/checkout/draft/saved-draft';
import { readClientSection } from '../../../../src/state/sections/section-store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { checkoutConfig, shop } from './shop';

/** Longer than the pause after which the draft is saved, in milliseconds. */
export const SAVED_AFTER_MS = 500;

/** A page of the checkout; null: one whose configuration is missing. */
export function openCheckout(changes: Partial<CheckoutConfig> | null = {}): TillStore {
  const checkout = changes === null ? null : checkoutConfig(changes);
  const store = createTillStore({ shop, checkout });
  store.inject(checkoutState);
  return store;
}

export const typeAddress = (store: TillStore, name: string, value: string): void => {
  store.dispatch(shippingAddressEdited({ name, value }));
};

/** The checkout data as the browser stores them. */
export const storedDraft = (): Readonly<Record<string, unknown>> =>
  readClientSection('checkout-data');

/** The checkout data as the next page reads them. */
export const restoredDraft = (): SavedDraft => parseSavedDraft(storedDraft());

/** What an address form contains. */
export const draftOf = (fields: Readonly<Record<string, string>>, ...street: string[]) =>
  ({ ...fields, street }) satisfies AddressDraft;
