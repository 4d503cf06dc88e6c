import type { Verification } from '../../domain/verification.types';
import type { AddressVerifier } from '../extensions/tax-service.types';
import type { FlowApi } from '../shared/store.types';
import { decide, type Decision, type DecisionContext } from './decide';
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
 * `isCurrent` no longer holds: an answer replaces no newer address.
 */
export async function decideStep(
  api: Pick<FlowApi, 'dispatch' | 'take'>,
  verifier: AddressVerifier,
  attributes: Readonly<Record<string, unknown>>,
  context: DecisionContext,
  isCurrent: () => boolean,
): Promise<Decision | null> {
  const verification = await readStep(verifier, attributes, context.address.countryId);
  return verification === null || !isCurrent() ? null : decide(api, verification, context);
}
