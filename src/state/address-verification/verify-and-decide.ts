import type { FlowApi } from '../shared/store.types';
import { decide, type Decision, type DecisionContext } from './decide';
import { isDecided } from './decided';
import { isCovered, type FoundVerifier } from './verifier-in-use';
import { verifyAddress } from './verify-address';

/**
 * Verifies an address by a call of its own and asks about it, unless it was decided about before; null once `isCurrent` no
 * longer holds, so that a stale answer replaces nothing.
 */
export async function verifyAndDecide(
  api: Pick<FlowApi, 'dispatch' | 'take' | 'getState'>,
  { verifier, settings }: FoundVerifier,
  context: Omit<DecisionContext, 'settings'>,
  isCurrent: () => boolean,
): Promise<Decision | null> {
  const { about, address } = context;
  if (!isCovered(settings, address) || isDecided(address)) {
    return { kind: 'keep', isCorrectionKnown: false };
  }
  const { shop } = api.getState().config;
  const place = about === 'account' ? 'account' : 'checkout';
  const verification = await verifyAddress(verifier, address, { shop, place });
  if (!isCurrent()) return null;
  return decide(api, verification, { ...context, settings }, isCurrent);
}
