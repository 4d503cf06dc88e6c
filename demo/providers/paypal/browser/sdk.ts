import type { PayPalCardFieldsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';

import { Applepay } from './apple-pay/component';
import { Buttons } from './buttons';
import { CardFields } from './card-fields';
import { Googlepay } from './google-pay/component';
import { Messages } from './messages';
import { options } from './script-options';

const sdk: PayPalNamespace & {
  readonly Applepay?: typeof Applepay;
  readonly Googlepay?: typeof Googlepay;
} = {
  version: '5.0.0',
  FUNDING: { PAYPAL: 'paypal' },
  getFundingSources: () => ['paypal'],
  isFundingEligible: (source) => source === 'paypal' && options.account.eligible,
  ...(options.components.includes('applepay') && { Applepay }),
  ...(options.components.includes('googlepay') && { Googlepay }),
  ...(options.components.includes('buttons') && { Buttons: (props = {}) => new Buttons(props) }),
  ...(options.components.includes('messages') && { Messages }),
  ...(options.components.includes('card-fields') && {
    CardFields: (props?: PayPalCardFieldsComponentOptions) => {
      if (props === undefined) throw new Error('Must pass createOrder');
      return new CardFields(props);
    },
  }),
};

Object.assign(window, { [options.namespace]: sdk });
