import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { confirmPlain } from '../plain-payment';
import { CheckmoForm } from './CheckmoForm';

/** Check or money order. */
export const checkmo: PaymentMethodDefinition = {
  code: 'checkmo',
  Form: CheckmoForm,
  confirm: confirmPlain('checkmo'),
};
