import { configsOf, flag, taker, text } from '../../../api/page-config/config-values';
import type { VerificationSettings } from '../../../domain/verification.types';
import type { PageSource } from '../../../platform/page/page-source';

/**
 * The module's settings: `billingAddressValidation` of the checkout's configuration, which hold for both addresses
 * (`config-shapes.md` §1.1), or those of the account's address form (§4). Null while the module does not verify addresses.
 */
export function verificationSettings({
  checkoutConfig,
  init,
}: Pick<PageSource, 'checkoutConfig' | 'init'>): VerificationSettings | null {
  const [settings = {}] = [
    ...configsOf({ page: checkoutConfig ?? {} }, 'billingAddressValidation'),
    ...configsOf(init, 'addressValidationModal'),
  ];
  const take = taker(settings, 'the address validation');
  if (!take('validationEnabled', flag, false)) return null;
  return {
    countries: take('countriesEnabled', text, '')
      .split(',')
      .map((code) => code.trim()),
    choice: take('hasChoice', flag, true) ? 'ask' : 'confirm',
    instructions: take('instructions', text, ''),
    unknownInstructions: take('errorInstructions', text, ''),
  };
}
