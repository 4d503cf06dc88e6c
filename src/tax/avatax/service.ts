import type { TaxService } from '../../state/extensions/tax-service.types';
import { verificationSettings } from './api/verification-settings';

/** The service of the module `ClassyLlama_AvaTax`. */
export const avatax: TaxService = {
  code: 'avatax',
  addresses: {
    code: 'avatax',
    settings: verificationSettings,
    verify: async (...given) => (await import('./api/verify-address')).verifyAddress(...given),
    shippingStep: {
      attributes: (isAsked) => ({ should_validate_address: isAsked }),
      read: async (...given) => (await import('./api/read-verification')).readSaved(...given),
    },
  },
};
