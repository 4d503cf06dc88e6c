import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../../state/extensions/payment-method.types';
import { confirmPress } from '../smart-buttons/press';
import { ApplePay } from './ApplePay';
import { CODE } from './checkout-sheet';
import { parseApplePayCheckout } from './config';

/**
 * Apple Pay as a payment method (APPLE-01): its own button opens the sheet, where the shopper authorises what the checkout
 * orders then. Left out where the shop does not show it (WALL-27).
 */
export const applePay: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: CODE,
  start: 'button',
  ownButton: true,
  Form: ApplePay,
  availability: ({ configuration }) =>
    Promise.resolve({
      status: parseApplePayCheckout(configuration) === null ? 'hidden' : 'available',
    }),
  confirm: confirmPress,
};
