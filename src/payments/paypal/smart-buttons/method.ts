import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../../state/extensions/payment-method.types';
import { parseCheckoutButton } from '../api/button-config';
import { CODE, confirmPress } from './press';
import { SmartButtons } from './SmartButtons';

/**
 * The provider's smart buttons as a payment method (SMART-01): its own button opens the provider's window, where the shopper
 * approves what the checkout orders then. Left out where the shop does not show it (WALL-27).
 */
export const method: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: CODE,
  start: 'button',
  ownButton: true,
  Form: SmartButtons,
  availability: ({ configuration }) =>
    Promise.resolve({
      status: parseCheckoutButton(configuration) === null ? 'hidden' : 'available',
    }),
  confirm: confirmPress,
};
