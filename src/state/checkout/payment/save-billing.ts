import { isAnyOf } from '@reduxjs/toolkit';
import { saveBillingAddress } from '../../../api/billing';
import { billedAddress } from '../../../domain/address';
import type { Address } from '../../../domain/address.types';
import { messagesCleared, messageShown } from '../../messages/messages-slice';
import {
  billingEditStarted,
  billingRefused,
  billingResolved,
  billingSameToggled,
  billingUpdateSubmitted,
} from '../checkout-actions';
import { savedAddress, selectCheckout, selectShippingAddress } from '../checkout-slice';
import { addressErrors } from '../../validation/field-errors';
import { typedAddress } from '../starting-state';
import { totalsNotReceived, totalsRequested } from '../../quote/quote-slice';
import type { Services } from '../../shared/services';
import type { FlowApi, StartListening, TillState } from '../../shared/store.types';
import { failureText } from '../../session/failure-text';
import { restContext } from '../../quote/request-totals';
import { openVerification } from '../verification/open-verification';
import { readPaymentInformation } from './payment-information';

/**
 * Confirms and saves the billing address: the same as shipping, a saved one, or the typed one once it is valid (BILL-06
 * to BILL-14).
 */
export function startBilling(startListening: StartListening, services: Services): void {
  startListening({
    matcher: isAnyOf(billingSameToggled, billingUpdateSubmitted),
    effect: async (action, api) => {
      const isToggle = action.type === billingSameToggled.type;
      const { sameAsShipping } = selectCheckout(api.getState()).billing;
      if (isToggle && !sameAsShipping) return;
      const shippingAddress = selectShippingAddress(api.getState());
      const chosen = isToggle ? shippingAddress : acceptedAddress(api, services.now());
      if (chosen === null) return;
      api.cancelActiveListeners();
      const loading = isToggle ? null : openVerification();
      const verified = loading === null ? chosen : await verify(api, chosen, loading);
      if (verified === null) return;
      const address = billedAddress(verified, shippingAddress);
      api.dispatch(billingResolved({ address, sameAsShipping: isToggle }));
      await send(api, address);
    },
  });
}

/**
 * The address after its verification; null: it stays open for changes, or was changed or closed since Update was pressed, also
 * while the code of the verification was loading (TAXV-19).
 */
async function verify(
  api: FlowApi,
  address: Address,
  loading: NonNullable<ReturnType<typeof openVerification>>,
): Promise<Address | null> {
  const { billing: before } = selectCheckout(api.getState());
  const isCurrent = (): boolean => {
    const { billing } = selectCheckout(api.getState());
    const isOpen = billing.address === null && !billing.sameAsShipping;
    return isOpen && billing.draft === before.draft && billing.choice === before.choice;
  };
  const { checkBilling } = await loading;
  const verified = isCurrent() ? await checkBilling(api, address, isCurrent) : null;
  api.throwIfCancelled();
  return verified;
}

/** The address that Update confirms; null when the form is invalid and shows its errors (decision C9). */
function acceptedAddress(api: FlowApi, now: number): Address | null {
  const state: TillState = api.getState();
  const config = state.config.checkout;
  const { billing, email } = selectCheckout(state);
  if (config === null) return null;
  if (billing.choice.kind === 'saved') return savedAddress(config, billing.choice.id);
  const errors = addressErrors(billing.draft, config.billingFields, config.directory);
  const [firstInvalid] = Object.keys(errors);
  if (firstInvalid !== undefined) {
    api.dispatch(billingRefused({ errors, focus: firstInvalid }));
    return null;
  }
  const source = { type: 'new-customer-billing-address', createdAt: now } as const;
  return typedAddress(billing.draft, source, config, email.value);
}

/** Saves the address; the shop may offer other methods for it. When the shop rejects it, the form is opened again. */
async function send(api: FlowApi, address: Address): Promise<void> {
  const context = restContext(api.getState());
  if (context === null) return;
  api.dispatch(messagesCleared('checkout'));
  // Another address can change the totals: those shown are stale until the latest response has arrived.
  api.dispatch(totalsRequested());
  const number = api.getState().quote?.requested ?? 0;
  const result = await saveBillingAddress(context, address, { signal: api.signal });
  api.throwIfCancelled();
  if (!result.ok) {
    api.dispatch(totalsNotReceived({ number, failed: false }));
    const text = failureText(api, result.error);
    api.dispatch(messageShown({ area: 'checkout', type: 'error', text }));
    if (result.error.kind === 'rejected') api.dispatch(billingEditStarted());
    return;
  }
  await readPaymentInformation(api);
}
