import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../../state/extensions/payment-method.types';
import { confirmPress } from '../smart-buttons/press';
import { CODE } from './checkout-sheet';
import { parseGooglePayCheckout } from './config';
import { GooglePay } from './GooglePay';

/**
 * Google Pay as a payment method (GOOGLE-01): its own button opens the sheet, where the shopper confirms what the checkout
 * orders then. Left out where the shop does not show it (WALL-27).
 */
export const googlePay: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: CODE,
  start: 'button',
  ownButton: true,
  Form: GooglePay,
  availability: ({ configuration }) =>
    Promise.resolve({
      status: parseGooglePayCheckout(configuration) === null ? 'hidden' : 'available',
    }),
  confirm: confirmPress,
};
