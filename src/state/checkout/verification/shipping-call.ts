import { recordOf } from '../../../platform/record';
import type { AddressVerifier } from '../../extensions/tax-service.types';
import type { Attributes } from './open-verification';

/**
 * The extension attributes of a call that saves the shipping step (TAXV-22): `asIs`, which keep Till's services of the page from
 * replacing the address, and what the verifier in use says instead; nothing where it is asked by a call of its own. A shop's
 * script is not checked by the types: one that throws, or returns no object, adds nothing.
 */
export function stepAttributes(
  asIs: Attributes,
  { shippingStep }: AddressVerifier,
  isAsked: boolean,
): Attributes {
  try {
    return { ...asIs, ...recordOf(shippingStep?.attributes(isAsked)) };
  } catch {
    return asIs;
  }
}
