import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../state/extensions/payment-method.types';
import { plainPayment } from '../plain/method';
import { CheckmoForm } from './CheckmoForm';

/** Check or money order. */
export const checkmo: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  ...plainPayment('checkmo'),
  Form: CheckmoForm,
};
