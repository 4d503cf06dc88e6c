import type { TaxService } from '../../state/extensions/tax-service.types';
import { saveChoice } from './api/save-choice';
import { readSaved } from './api/read-verification';
import { verificationSettings } from './api/verification-settings';
import { verifyAddress } from './api/verify-address';

/** The service of the module `ClassyLlama_AvaTax`. */
export const avatax: TaxService = {
  code: 'avatax',
  addresses: {
    code: 'avatax',
    settings: verificationSettings,
    verify: verifyAddress,
    shippingStep: {
      attributes: (isAsked) => ({ should_validate_address: isAsked }),
      read: readSaved,
    },
  },
  certificates: async () => (await import('./certificates/service')).certificates,
  addressChoices: { save: saveChoice },
};
