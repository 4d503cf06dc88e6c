import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { confirmPlain } from '../plain-payment';

/** No payment required: the server's title states this, and there is no form (PAY-10, PAY-12). */
export const free: PaymentMethodDefinition = {
  code: 'free',
  canUse: ({ totals }) => totals.grandTotal <= 0,
  confirm: confirmPlain('free'),
};
