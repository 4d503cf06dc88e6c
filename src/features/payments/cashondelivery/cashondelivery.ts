import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { Instructions } from '../instructions/Instructions';
import { confirmPlain } from '../plain-payment';

/** Cash on delivery. */
export const cashondelivery: PaymentMethodDefinition = {
  code: 'cashondelivery',
  Form: Instructions,
  confirm: confirmPlain('cashondelivery'),
};
