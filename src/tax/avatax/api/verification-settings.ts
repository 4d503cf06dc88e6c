import { branch, configsOf, flag, taker, text } from '../../../api/page-config/config-values';
import type { VerificationPlace, VerificationSettings } from '../../../domain/verification.types';
import type { PageSource } from '../../../platform/page/page-source';

/**
 * The module's settings for one page: `billingAddressValidation` of the checkout's configuration, or the init script of the
 * account's address form (`config-shapes.md` §1.1, `endpoints.md` §9). Null while the module does not verify addresses.
 */
export function verificationSettings(
  page: PageSource,
  place: VerificationPlace,
): VerificationSettings | null {
  const raw =
    place === 'checkout'
      ? branch(page.checkoutConfig, 'billingAddressValidation')
      : (configsOf(page.init, 'addressValidationModal')[0] ?? {});
  const take = taker(raw, 'billingAddressValidation');
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
