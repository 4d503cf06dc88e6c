import { isAnyOf } from '@reduxjs/toolkit';
import type { PageSource } from '../../platform/page/page-source';
import type { Decision } from '../address-verification/decide';
import { rememberDecision } from '../address-verification/decided';
import { inTime } from '../address-verification/in-time';
import {
  verificationAlertClosed,
  verificationNotShown,
  verificationSlice,
} from '../address-verification/verification-slice';
import { verifierInUse, type VerifierInUse } from '../address-verification/verifier-in-use';
import type { TaxServiceEntry } from '../extensions/tax-service.types';
import type { StartListening, StateModule } from '../shared/store.types';
import { selectAddressForm } from './address-form-slice';
import {
  formAddressDecided,
  formAddressSubmitted,
  selectVerifiedForm,
  verifiedFormSlice,
} from './verified-form-slice';

/** Whatever goes wrong with a verification, the form is not held up (TAXV-24). */
const KEEP: Decision = { kind: 'keep', isCorrectionKnown: false };

/**
 * Verifies the address that the form is submitted with (TAXV-18). One that was changed meanwhile gets no answer, until the form
 * has what was decided. The page is about to be left, so an alert is read first (TAXV-24).
 */
function startVerifyForm(startListening: StartListening, inUse: VerifierInUse): void {
  startListening({
    actionCreator: formAddressSubmitted,
    effect: async ({ payload: address }, api) => {
      const { directory } = selectAddressForm(api.getState());
      const isCurrent = () => selectVerifiedForm(api.getState()).address === address;
      const asked = { about: 'account', address, directory } as const;
      const found = inUse();
      const decideNow = async (): Promise<Decision | null> => {
        const call =
          found && (await inTime(import('../address-verification/verify-and-decide'), null));
        return found && call ? call.verifyAndDecide(api, found, asked, isCurrent) : KEEP;
      };
      const decision = await decideNow().catch(() => KEEP);
      if (decision === null) return;
      if (api.getState().verification?.alert != null)
        await api.take(isAnyOf(verificationAlertClosed, verificationNotShown));
      if (!isCurrent()) return;
      if (decision.kind === 'use') rememberDecision(decision.address);
      api.dispatch(formAddressDecided(decision));
    },
  });
}

/** The verification of the account's address form; null while no service is set up on its page. */
export async function formVerification(
  page: PageSource,
  entries: readonly TaxServiceEntry[],
): Promise<StateModule | null> {
  const inUse = await verifierInUse(page, entries);
  if (inUse() === null) return null;
  return {
    name: 'verifiedForm',
    slices: [verificationSlice, verifiedFormSlice],
    startFlows: (startListening) => {
      startVerifyForm(startListening, inUse);
    },
  };
}
