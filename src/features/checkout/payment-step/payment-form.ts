import type { ComponentType } from 'react';
import type { PaymentFormProps } from '../../../state/extensions/payment-method.types';

/** Whether a method's `Form` is a React component, plain or wrapped (`memo`, `lazy`). */
export const isPaymentForm = (form: unknown): form is ComponentType<PaymentFormProps> =>
  typeof form === 'function' || (typeof form === 'object' && form !== null && '$$typeof' in form);
