import { branch, flag } from '../../../api/page-config/config-values';
import type { PageSource } from '../../../platform/page/page-source';

/**
 * Extension attributes by which the module saves an address as it was typed (TAXV-22): unless it is told, it replaces the address
 * by its own correction. None while it does not verify addresses.
 */
export const asIs = ({ checkoutConfig }: PageSource): Readonly<Record<string, unknown>> =>
  flag(branch(checkoutConfig, 'billingAddressValidation').validationEnabled) === true
    ? { should_validate_address: false }
    : {};
