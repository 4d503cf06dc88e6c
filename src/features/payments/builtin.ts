import type { PaymentMethodDefinition } from '../../state/extensions/extensions.types';
import { banktransfer } from './banktransfer/banktransfer';
import { cashondelivery } from './cashondelivery/cashondelivery';
import { checkmo } from './checkmo/checkmo';
import { free } from './free/free';
import { purchaseorder } from './purchaseorder/purchaseorder';

/** Till's built-in payment methods; the checkout element registers them. */
export const builtinPaymentMethods: readonly PaymentMethodDefinition[] = [
  checkmo,
  banktransfer,
  cashondelivery,
  purchaseorder,
  free,
];
