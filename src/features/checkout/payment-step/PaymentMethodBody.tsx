import { useEffect, useRef } from 'react';
import type { PaymentMethod } from '../../../domain/quote.types';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import type { PaymentMethodDefinition } from '../../../state/extensions.types';
import { useTillSelector } from '../../../state/hooks';
import { Notice } from '../../../ui/Notice/Notice';
import { MountedPaymentForm } from './MountedPaymentForm';
import { isPaymentView } from './payment-view';

interface PaymentMethodBodyProps {
  readonly method: PaymentMethod;
  readonly definition: PaymentMethodDefinition;
}

/** The chosen method's own messages (PLACE-17) and form. */
export function PaymentMethodBody({ method, definition }: PaymentMethodBodyProps) {
  const { Form, mount } = definition;
  return (
    <div className="till-payment-methods__body">
      <PlacementError />
      {isPaymentView(Form) && <Form method={method} />}
      {mount !== undefined && <MountedPaymentForm method={method} mount={mount} />}
    </div>
  );
}

/** Why the order was not placed, focused when it appears: the button that was pressed may be far below. */
function PlacementError() {
  const placement = useTillSelector((state) => selectCheckout(state).placement);
  const box = useRef<HTMLDivElement>(null);
  const failed = placement.status === 'failed' && placement.error !== null;
  useEffect(() => {
    if (failed) box.current?.focus();
  }, [failed, placement]);
  if (!failed) return null;
  return (
    <div className="till-payment-methods__error" tabIndex={-1} ref={box}>
      <Notice tone="error" live="off">
        {placement.error}
      </Notice>
    </div>
  );
}
