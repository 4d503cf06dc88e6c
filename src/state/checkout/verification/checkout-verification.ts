import type { PageSource } from '../../../platform/page/page-source';
import { verificationSlice } from '../../address-verification/verification-slice';
import { findVerifier, type FoundVerifier } from '../../address-verification/verify-address';
import type { TaxServiceEntry } from '../../extensions/tax-service.types';
import type { StateModule, TillStore } from '../../shared/store.types';
import { billingChecker, startCheckListed } from './verify-billing';
import { shippingSaver } from './verify-shipping';
import type { CheckoutVerification } from './open-verification';

const verificationState = (found: FoundVerifier): StateModule => ({
  name: 'checkout-verification',
  slices: [verificationSlice],
  startFlows: (startListening, services) => {
    startCheckListed(startListening, found, services);
  },
});

/** The verification of a checkout by the first service that is set up on its page; null without one. */
export async function checkoutVerification(
  store: TillStore,
  page: PageSource,
  entries: readonly TaxServiceEntry[],
  now: () => number = Date.now,
): Promise<CheckoutVerification | null> {
  const found = await findVerifier(page, entries);
  if (found === null || store.getState().config.checkout?.isVirtual === true) return null;
  store.inject(verificationState(found));
  return {
    asIs: found.verifier.shippingStep?.attributes(false) ?? {},
    saveShipping: shippingSaver(found),
    checkBilling: billingChecker(found, now),
  };
}
