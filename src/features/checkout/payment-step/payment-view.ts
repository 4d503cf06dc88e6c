import type { ComponentType } from 'react';
import type { PaymentMethod } from '../../../domain/quote.types';
import type { PaymentMethodDefinition } from '../../../state/extensions.types';

/** What a built-in payment method's view gets; everything else it reads from the store. */
interface PaymentViewProps {
  readonly method: PaymentMethod;
}

const isView = (form: unknown): form is ComponentType<PaymentViewProps> =>
  typeof form === 'function' || (typeof form === 'object' && form !== null && '$$typeof' in form);

/** The view of a method that brings a React component, or null. */
export const paymentView = (
  definition: PaymentMethodDefinition | undefined,
): ComponentType<PaymentViewProps> | null => (isView(definition?.Form) ? definition.Form : null);
