import { isAnyOf } from '@reduxjs/toolkit';
import type { Address, Directory } from '../../domain/address.types';
import type { Verification, VerificationSettings } from '../../domain/verification.types';
import { correctedAddress, isCorrected } from '../../domain/verified-address';
import type { FlowApi } from '../shared/store.types';
import { rememberDecision } from './decided';
import {
  verificationAnswered,
  verificationAsked,
  verificationFailed,
  verificationNotShown,
  type VerificationQuestion,
} from './verification-slice';

/**
 * What was decided about an address. `keep`: it is used as it is, and `isCorrectionKnown` says whether the service has
 * another one; `use`: the corrected one; `edit`: back to the form.
 */
export type Decision =
  | { readonly kind: 'keep'; readonly isCorrectionKnown: boolean }
  | { readonly kind: 'use'; readonly address: Address }
  | { readonly kind: 'edit' };

/** What is decided about. */
export interface DecisionContext {
  readonly about: VerificationQuestion['about'];
  readonly address: Address;
  readonly directory: Directory;
  readonly settings: VerificationSettings;
  /** Loads what a correction needs; when it rejects, the address is used as typed. */
  readonly prepare?: () => Promise<unknown>;
}

/**
 * Asks the shopper, or decides as the shop has set it up (TAXV-06 to TAXV-08, TAXV-24). Where the question cannot be shown, the
 * address is used as typed, and the next press asks again.
 */
export async function decide(
  api: Pick<FlowApi, 'dispatch' | 'take'>,
  verification: Verification,
  context: DecisionContext,
): Promise<Decision> {
  const { about, address: original, directory, settings, prepare } = context;
  if (verification.status === 'failed') {
    if (verification.message !== null) api.dispatch(verificationFailed(verification.message));
    return { kind: 'keep', isCorrectionKnown: false };
  }
  const isKnown = verification.status === 'known';
  const suggested = isKnown ? correctedAddress(original, verification.address, directory) : null;
  if (suggested !== null && !isCorrected(original, suggested)) {
    rememberDecision(original);
    return { kind: 'keep', isCorrectionKnown: false };
  }
  try {
    await prepare?.();
  } catch {
    return { kind: 'keep', isCorrectionKnown: true };
  }
  if (suggested !== null && settings.choice === 'apply') return { kind: 'use', address: suggested };
  const problem = isKnown ? '' : verification.message;
  api.dispatch(verificationAsked({ about, original, suggested, problem, settings }));
  const [answered] = await api.take(isAnyOf(verificationAnswered, verificationNotShown));
  if (verificationNotShown.match(answered)) return { kind: 'keep', isCorrectionKnown: true };
  const { payload: answer } = answered;
  if (answer === 'edit') return { kind: 'edit' };
  if (answer === 'suggested' && suggested !== null) return { kind: 'use', address: suggested };
  rememberDecision(original);
  return { kind: 'keep', isCorrectionKnown: true };
}
