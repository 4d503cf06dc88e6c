import { isAnyOf } from '@reduxjs/toolkit';
import type { Address, Directory } from '../../domain/address.types';
import type { Verification, VerificationSettings } from '../../domain/verification.types';
import { correctedAddress, isCorrected } from '../../domain/verified-address';
import type { FlowApi } from '../shared/store.types';
import { rememberDecision } from './decided';
import { inTime } from './in-time';
import {
  verificationAnswered,
  verificationAsked,
  verificationFailed,
  verificationNotShown,
  verificationWithdrawn,
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
  /** Loads what a correction needs; when that fails or takes too long, the address is used as typed. */
  readonly prepare?: () => Promise<object>;
}

/**
 * Asks the shopper, or decides as the shop has set it up (TAXV-06 to TAXV-08, TAXV-24). Where the question cannot be shown, the
 * address is used as typed, and the next press asks again.
 *
 * @returns null once `isCurrent` no longer holds: a decision about an older address replaces nothing
 */
export async function decide(
  api: Pick<FlowApi, 'dispatch' | 'take'>,
  verification: Verification,
  context: DecisionContext,
  isCurrent: () => boolean,
): Promise<Decision | null> {
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
  const isReady = prepare === undefined || (await inTime(prepare(), null)) !== null;
  if (!isCurrent()) return null;
  if (!isReady) return { kind: 'keep', isCorrectionKnown: true };
  if (suggested !== null && settings.choice === 'apply') return { kind: 'use', address: suggested };
  const problem = isKnown ? '' : verification.message;
  return ask(api, { about, original, suggested, problem, settings }, isCurrent);
}

/** Asks the shopper. A question that has become pointless is closed, also when the flow that has asked it is cancelled. */
async function ask(
  api: Pick<FlowApi, 'dispatch' | 'take'>,
  question: VerificationQuestion,
  isCurrent: () => boolean,
): Promise<Decision | null> {
  const { original, suggested } = question;
  const isAnswer = isAnyOf(verificationAnswered, verificationNotShown);
  try {
    api.dispatch(verificationAsked(question));
    const [answered] = await api.take((action) => isAnswer(action) || !isCurrent());
    if (!isCurrent()) return null;
    const answer = verificationAnswered.match(answered) ? answered.payload : null;
    if (answer === null) return { kind: 'keep', isCorrectionKnown: true };
    if (answer === 'edit') return { kind: 'edit' };
    if (answer === 'suggested' && suggested !== null) return { kind: 'use', address: suggested };
    rememberDecision(original);
    return { kind: 'keep', isCorrectionKnown: true };
  } finally {
    api.dispatch(verificationWithdrawn(question));
  }
}
