import { useSyncExternalStore } from 'react';
import type { PaymentContext, PaymentHandle } from '../../state/extensions/payment-method.types';

/** The facts that a built-in method's view reads; the view is re-rendered when they change. */
export const usePaymentContext = (handle: PaymentHandle): PaymentContext | null =>
  useSyncExternalStore(handle.subscribe, handle.context, handle.context);
