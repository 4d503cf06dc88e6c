import { options } from '../script-options';
import { send } from '../send';

/** The SDK's component for Apple Pay. */
export const Applepay = () => ({
  config: () =>
    Promise.resolve({
      isEligible: options.account.applePay,
      countryCode: 'US',
      currencyCode: options.currency,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['masterCard', 'visa'],
    }),
  validateMerchant: (request: object) => send('applepay/validate', request),
  confirmOrder: (order: object) => send('applepay/confirm', order),
});
