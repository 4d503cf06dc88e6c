import { recordOf } from '../../../platform/record';
import type { AddressVerifier } from '../../extensions/tax-service.types';
import type { Attributes } from './open-verification';

/**
 * What a verifier adds to the call that saves the shipping step (TAXV-22); nothing for one that is asked by a call of its own. A
 * shop's script is not checked by the types: one that throws, or returns no object, adds nothing.
 */
export function stepAttributes({ shippingStep }: AddressVerifier, isAsked: boolean): Attributes {
  try {
    return recordOf(shippingStep?.attributes(isAsked));
  } catch {
    return {};
  }
}
