import type { Address, Directory } from '../../domain/address.types';
import type { Verification } from '../../domain/verification.types';
import { correctedAddress, isCorrected } from '../../domain/verified-address';
import type { FlowApi } from '../shared/store.types';
import { isDecided, rememberDecision } from './decided';
import {
  verificationAnswered,
  verificationAsked,
  verificationFailed,
  type VerificationQuestion,
} from './verification-slice';
import { isCovered, verifyAddress, type FoundVerifier } from './verify-address';

/**
 * What was decided about an address. `keep`: it is used as it is, and `isCorrectionKnown` says whether the service has
 * another one; `use`: the corrected one; `edit`: back to the form.
 */
export type Decision =
  | { readonly kind: 'keep'; readonly isCorrectionKnown: boolean }
  | { readonly kind: 'use'; readonly address: Address }
  | { readonly kind: 'edit' };

/** Asks the shopper, or decides as the shop has set it up (TAXV-06 to TAXV-08, TAXV-24). */
export async function decide(
  api: Pick<FlowApi, 'dispatch' | 'take'>,
  verification: Verification,
  context: {
    readonly about: VerificationQuestion['about'];
    readonly address: Address;
    readonly directory: Directory;
    readonly settings: FoundVerifier['settings'];
  },
): Promise<Decision> {
  const { about, address: original, directory, settings } = context;
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
  if (suggested !== null && settings.choice === 'apply') return { kind: 'use', address: suggested };
  const problem = isKnown ? '' : verification.message;
  api.dispatch(verificationAsked({ about, original, suggested, problem, settings }));
  const [{ payload: answer }] = await api.take(verificationAnswered.match);
  if (answer === 'edit') return { kind: 'edit' };
  if (answer === 'suggested' && suggested !== null) return { kind: 'use', address: suggested };
  rememberDecision(original);
  return { kind: 'keep', isCorrectionKnown: true };
}

/** An address, and where its region is found. */
interface Asked {
  readonly about: VerificationQuestion['about'];
  readonly address: Address;
  readonly directory: Directory;
}

/**
 * Verifies an address by a call of its own and asks about it, unless it was decided about before; null when `isCurrent` no
 * longer holds as the answer arrives, so that a stale one replaces nothing.
 */
export async function verifyAndDecide(
  api: Pick<FlowApi, 'dispatch' | 'take' | 'getState'>,
  { verifier, settings }: FoundVerifier,
  { about, address, directory }: Asked,
  isCurrent: () => boolean,
): Promise<Decision | null> {
  if (!isCovered(settings, address) || isDecided(address)) {
    return { kind: 'keep', isCorrectionKnown: false };
  }
  const { shop } = api.getState().config;
  const place = about === 'account' ? 'account' : 'checkout';
  const verification = await verifyAddress(verifier, address, { shop, place });
  if (!isCurrent()) return null;
  return decide(api, verification, { about, address, directory, settings });
}
