import type { Address, Directory } from '../../../domain/address.types';
import type { Decision } from '../../address-verification/decide';
import { verifyAndDecide } from '../../address-verification/verify-and-decide';
import type { FoundVerifier } from '../../address-verification/verifier-in-use';
import type { FlowApi } from '../../shared/store.types';
import { billingEditStarted, billingRefused, billingUpdateSubmitted } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { correctBilling } from './apply-correction';

const NO_COUNTRIES: Directory = { countries: [], defaultCountryId: '' };

/** Verifies a billing address and asks about it; null once `isCurrent` no longer holds. */
function verifyBilling(
  api: FlowApi,
  found: FoundVerifier,
  address: Address,
  isCurrent: () => boolean,
): Promise<Decision | null> {
  const { directory = NO_COUNTRIES } = api.getState().config.checkout ?? {};
  return verifyAndDecide(api, found, { about: 'billing', address, directory }, isCurrent);
}

/**
 * Verifies the address that Update confirms (TAXV-11, TAXV-19). What is typed meanwhile makes the answer stale.
 *
 * @returns as `checkBilling` of `CheckoutVerification`
 */
export async function checkBilling(
  api: FlowApi,
  found: FoundVerifier,
  address: Address,
  { isCurrent, now }: { readonly isCurrent: () => boolean; readonly now: () => number },
): Promise<Address | null> {
  const decision = await verifyBilling(api, found, address, isCurrent);
  if (decision === null) return null;
  if (decision.kind === 'keep') return address;
  if (decision.kind === 'use') return correctBilling(api, decision.address, now());
  api.dispatch(billingRefused({ errors: {}, focus: 'street.0' }));
  return null;
}

/**
 * Verifies a billing address that no form has confirmed, such as the customer's default one. An order that is being placed is not
 * held up.
 */
export async function checkListed(
  api: FlowApi,
  found: FoundVerifier,
  address: Address,
  now: () => number,
): Promise<void> {
  const decision = await verifyBilling(api, found, address, () => {
    const { billing, placement, step } = selectCheckout(api.getState());
    return step === 'payment' && billing.address === address && placement.status === 'idle';
  });
  if (decision === null || decision.kind === 'keep') return;
  api.dispatch(billingEditStarted());
  if (decision.kind === 'edit') return;
  correctBilling(api, decision.address, now());
  api.dispatch(billingUpdateSubmitted());
}
