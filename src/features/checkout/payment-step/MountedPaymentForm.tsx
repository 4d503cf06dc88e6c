import { useEffect, useRef } from 'react';
import type { PaymentMethod } from '../../../domain/quote.types';
import { paymentFieldEdited } from '../../../state/checkout/checkout-actions';
import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { useTillDispatch } from '../../../state/shared/hooks';

interface MountedPaymentFormProps {
  readonly method: PaymentMethod;
  readonly mount: NonNullable<PaymentMethodDefinition['mount']>;
}

/**
 * A host element that a merchant's own payment method renders into; its clean-up runs when another method is chosen.
 */
export function MountedPaymentForm({ method, mount }: MountedPaymentFormProps) {
  const dispatch = useTillDispatch();
  const host = useRef<HTMLDivElement>(null);
  const { code, title } = method;
  useEffect(() => {
    const place = host.current;
    if (place === null) return undefined;
    return mount(place, {
      method: { code, title },
      setField: (name, value, options) => {
        const secret = options?.secret === true;
        dispatch(paymentFieldEdited({ method: code, name, value, ...(secret && { secret }) }));
      },
    });
  }, [mount, code, title, dispatch]);
  return <div className="till-payment-methods__mount" ref={host} />;
}
