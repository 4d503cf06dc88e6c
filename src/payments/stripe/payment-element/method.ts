import type { ComponentType } from 'react';
import { parseElementSettings } from '../api/element-settings';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../../state/extensions/payment-method.types';
import { restoreWaiting } from '../cancel-unpaid';
import { cancelElement, finishElement, recoverElement, sendElement } from './after-order';
import { confirmElement } from './confirm';
import { PaymentElement } from './PaymentElement';

/**
 * The payment element: new payment methods in the provider's form, and saved ones (PELEM). A message of the shop's own
 * makes it unavailable (PELEM-34).
 */
export const method: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: 'stripe_payments',
  start: 'fields',
  Form: PaymentElement,
  availability: ({ configuration }) => {
    const { userError } = parseElementSettings(configuration);
    return Promise.resolve(
      userError === null ? { status: 'available' } : { status: 'unavailable', message: userError },
    );
  },
  confirm: confirmElement,
  send: sendElement,
  recover: recoverElement,
  afterPlace: finishElement,
  resume: async ({ shop }) => (await restoreWaiting(shop)) && 'waits',
  cancel: cancelElement,
};
