import type { PayPalNamespace } from '@paypal/paypal-js';

import { Buttons } from './buttons';
import { Googlepay } from './google-pay/component';
import { options } from './script-options';

const sdk: PayPalNamespace & { readonly Googlepay?: typeof Googlepay } = {
  version: '5.0.0',
  FUNDING: { PAYPAL: 'paypal' },
  getFundingSources: () => ['paypal'],
  isFundingEligible: (source) => source === 'paypal' && options.account.eligible,
  ...(options.components.includes('googlepay') && { Googlepay }),
  ...(options.components.includes('buttons') && { Buttons: (props = {}) => new Buttons(props) }),
};

Object.assign(window, { [options.namespace]: sdk });
