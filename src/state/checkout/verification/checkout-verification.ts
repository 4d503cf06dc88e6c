import type { PageSource } from '../../../platform/page/page-source';
import { asIsOf } from '../../address-verification/find-verifier';
import { inTime } from '../../address-verification/in-time';
import { verificationSlice } from '../../address-verification/verification-slice';
import { verifierInUse, type VerifierInUse } from '../../address-verification/verifier-in-use';
import type { TaxServiceEntry } from '../../extensions/tax-service.types';
import type { StateModule, TillStore } from '../../shared/store.types';
import { stepEntered } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { stepAttributes } from './shipping-call';
import { shippingSaver } from './verify-shipping';
import type { CheckoutVerification } from './open-verification';

const loadBilling = () => import('./verify-billing');

/** A billing address that no form has confirmed is verified when the payment step opens, once its code has loaded. */
const verificationState = (inUse: VerifierInUse): StateModule => ({
  name: 'checkout-verification',
  slices: [verificationSlice],
  startFlows: (startListening, services) => {
    startListening({
      actionCreator: stepEntered,
      effect: async ({ payload: step }, api) => {
        api.cancelActiveListeners();
        const { address, sameAsShipping } = selectCheckout(api.getState()).billing;
        const found = inUse();
        if (step !== 'payment' || sameAsShipping || address === null || found === null) return;
        const billing = await loadBilling().catch(() => null);
        await billing?.checkListed(api, found, address, services.now);
      },
    });
  },
});

/**
 * The verification of a checkout by what is in use at this time; null while no service is set up on its page. Rejects where the
 * code of the only one could not be loaded.
 */
export async function checkoutVerification(
  store: TillStore,
  page: PageSource,
  entries: readonly TaxServiceEntry[],
  now: () => number = Date.now,
): Promise<CheckoutVerification | null> {
  const inUse = await verifierInUse(page, entries);
  const found = inUse();
  if (found === null || store.getState().config.checkout?.isVirtual === true) return null;
  store.inject(verificationState(inUse));
  const asIs = asIsOf(page, entries);
  return {
    asIs: stepAttributes(asIs, found.verifier, false),
    saveShipping: shippingSaver(found, asIs),
    checkBilling: async (api, address, isCurrent) => {
      const billing = await inTime(loadBilling(), null);
      if (!isCurrent()) return null;
      return billing === null
        ? address
        : billing.checkBilling(api, found, address, { isCurrent, now });
    },
  };
}
