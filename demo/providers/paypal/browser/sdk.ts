import type { PayPalNamespace } from '@paypal/paypal-js';

import { Buttons } from './buttons';
import { options } from './script-options';

const sdk: PayPalNamespace = {
  version: '5.0.0',
  FUNDING: { PAYPAL: 'paypal' },
  getFundingSources: () => ['paypal'],
  isFundingEligible: (source) => source === 'paypal' && options.account.eligible,
  ...(options.components.includes('buttons') && { Buttons: (props = {}) => new Buttons(props) }),
};

Object.assign(window, { [options.namespace]: sdk });
