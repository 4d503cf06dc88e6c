import { useSyncExternalStore } from 'react';
import type { ShippingContext, ShippingHandle } from '../../state/extensions/shipping-method.types';

/** The facts that a built-in method's form reads; the form is re-rendered when they change. */
export const useShippingContext = (handle: ShippingHandle): ShippingContext | null =>
  useSyncExternalStore(handle.subscribe, handle.context, handle.context);
