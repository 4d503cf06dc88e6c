import type { ComponentType } from 'react';
import type { PaymentMethod } from '../../../domain/quote.types';

/** Props of a built-in payment method's view; it selects everything else from the store. */
interface PaymentViewProps {
  readonly method: PaymentMethod;
}

/** Whether a method's `Form` is a React component, plain or wrapped (`memo`, `lazy`). */
export const isPaymentView = (form: unknown): form is ComponentType<PaymentViewProps> =>
  typeof form === 'function' || (typeof form === 'object' && form !== null && '$$typeof' in form);
