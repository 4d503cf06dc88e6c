import type { Address, Directory } from '../../../domain/address.types';
import { verifyAndDecide, type Decision } from '../../address-verification/decide';
import type { FoundVerifier } from '../../address-verification/verify-address';
import type { Services } from '../../shared/services';
import type { FlowApi, StartListening, TillState } from '../../shared/store.types';
import {
  billingEditStarted,
  billingRefused,
  billingUpdateSubmitted,
  stepEntered,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { correctBilling } from './apply-correction';
import type { CheckoutVerification } from './open-verification';

const NO_COUNTRIES: Directory = { countries: [], defaultCountryId: '' };

/** Verifies a billing address and asks about it; null when `isCurrent` no longer holds as the answer arrives. */
function verifyBilling(
  api: FlowApi,
  found: FoundVerifier,
  address: Address,
  isCurrent: (state: TillState) => boolean,
): Promise<Decision | null> {
  const { directory = NO_COUNTRIES } = api.getState().config.checkout ?? {};
  return verifyAndDecide(api, found, { about: 'billing', address, directory }, () =>
    isCurrent(api.getState()),
  );
}

/** Verifies the address that Update confirms. What is typed meanwhile makes the answer stale (TAXV-11, TAXV-19). */
export const billingChecker =
  (found: FoundVerifier, now: () => number): CheckoutVerification['checkBilling'] =>
  async (api, address) => {
    const { draft, choice } = selectCheckout(api.getState()).billing;
    const decision = await verifyBilling(api, found, address, (state) => {
      const { billing } = selectCheckout(state);
      const isOpen = billing.address === null && !billing.sameAsShipping;
      return isOpen && billing.draft === draft && billing.choice === choice;
    });
    if (decision === null) return null;
    if (decision.kind === 'keep') return address;
    if (decision.kind === 'use') return correctBilling(api, decision.address, now());
    api.dispatch(billingRefused({ errors: {}, focus: 'street.0' }));
    return null;
  };

/**
 * Verifies a billing address that no form has confirmed, such as the customer's default one, when the payment step opens. An
 * order that is being placed is not held up.
 */
export function startCheckListed(
  startListening: StartListening,
  found: FoundVerifier,
  services: Services,
): void {
  startListening({
    actionCreator: stepEntered,
    effect: async ({ payload: step }, api) => {
      api.cancelActiveListeners();
      const { address, sameAsShipping } = selectCheckout(api.getState()).billing;
      if (step !== 'payment' || sameAsShipping || address === null) return;
      const decision = await verifyBilling(api, found, address, (state) => {
        const { billing, placement, step: now } = selectCheckout(state);
        return now === 'payment' && billing.address === address && placement.status === 'idle';
      });
      if (decision === null || decision.kind === 'keep') return;
      api.dispatch(billingEditStarted());
      if (decision.kind === 'edit') return;
      correctBilling(api, decision.address, services.now());
      api.dispatch(billingUpdateSubmitted());
    },
  });
}
