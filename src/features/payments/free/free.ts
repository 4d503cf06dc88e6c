import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { confirmPlain } from '../plain-payment';

/** Nothing is to be paid: the server's title says so, and there is nothing to fill in (PAY-10, PAY-12). */
export const free: PaymentMethodDefinition = {
  code: 'free',
  canUse: ({ totals }) => totals.grandTotal <= 0,
  confirm: confirmPlain('free'),
};
