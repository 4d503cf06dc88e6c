import type { Verification } from '../../domain/verification.types';
import type { AddressVerifier } from '../extensions/tax-service.types';
import type { FlowApi } from '../shared/store.types';
import { decide, type Decision, type DecisionContext } from './decide';
import { inTime } from './in-time';
import { readAnswer } from './read-answer';

/**
 * What a verifier reads in the response to the saved shipping step (TAXV-23), checked like every other answer; null: nothing.
 */
async function readStep(
  { shippingStep }: AddressVerifier,
  attributes: Readonly<Record<string, unknown>>,
  countryId: string,
): Promise<Verification | null> {
  try {
    const answer: unknown = await shippingStep?.read(attributes, countryId);
    return answer == null ? null : readAnswer(answer);
  } catch {
    return null;
  }
}

/**
 * Decides about the address of a saved shipping step by the extension attributes of the response; null when they say nothing, or
 * `isCurrent` no longer holds: an answer replaces no newer address. Where reading takes too long, the shop may have saved a
 * correction that nobody has seen: the step has to be saved again.
 */
export async function decideStep(
  api: Pick<FlowApi, 'dispatch' | 'take'>,
  verifier: AddressVerifier,
  attributes: Readonly<Record<string, unknown>>,
  context: DecisionContext,
  isCurrent: () => boolean,
): Promise<Decision | null> {
  const reading = readStep(verifier, attributes, context.address.countryId);
  const verification = await inTime(reading, 'late');
  if (verification === null || !isCurrent()) return null;
  if (verification === 'late') return { kind: 'keep', isCorrectionKnown: true };
  return decide(api, verification, context, isCurrent);
}
