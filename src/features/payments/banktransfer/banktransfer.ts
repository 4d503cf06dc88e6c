import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { Instructions } from '../instructions/Instructions';
import { confirmPlain } from '../plain-payment';

/** Bank transfer, with the merchant's instructions. */
export const banktransfer: PaymentMethodDefinition = {
  code: 'banktransfer',
  Form: Instructions,
  confirm: confirmPlain('banktransfer'),
};
