import type { Address } from '../../../domain/address.types';
import { decide, type Decision } from '../../address-verification/decide';
import { isDecided } from '../../address-verification/decided';
import {
  isCovered,
  verifyAddress,
  type FoundVerifier,
} from '../../address-verification/verify-address';
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

/** Verifies a billing address and asks about it; null when `isCurrent` no longer holds as the answer arrives. */
async function verifyBilling(
  api: FlowApi,
  { verifier, settings }: FoundVerifier,
  address: Address,
  isCurrent: (state: TillState) => boolean,
): Promise<Decision | null> {
  const { shop, checkout } = api.getState().config;
  const keep = { kind: 'keep', isCorrectionKnown: false } as const;
  if (checkout === null || !isCovered(settings, address) || isDecided(address)) return keep;
  const verification = await verifyAddress(verifier, address, { shop });
  if (!isCurrent(api.getState())) return null;
  const { directory } = checkout;
  return decide(api, verification, { about: 'billing', address, directory, settings });
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
