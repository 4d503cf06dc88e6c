import { useMemo } from 'react';
import type { PaymentMethod } from '../../../domain/quote.types';
import { placeOrderSubmitted } from '../../../state/checkout/checkout-actions';
import { createPaymentHandle } from '../../../state/checkout/payment/payment-handle';
import type { PaymentMethodDefinition } from '../../../state/extensions/payment-method.types';
import { useTillDispatch, useTillStore } from '../../../state/shared/hooks';
import { MethodHost } from '../../shared/method-host/MethodHost';
import { isPaymentForm } from './payment-form';

interface PaymentMethodViewProps {
  readonly method: PaymentMethod;
  readonly definition: PaymentMethodDefinition;
}

/** The view of a payment method. Enter in one of our fields places the order, like the button. */
export function PaymentMethodView({ method, definition }: PaymentMethodViewProps) {
  const dispatch = useTillDispatch();
  const store = useTillStore();
  const { code, title } = method;
  const handle = useMemo(() => createPaymentHandle(store, { code, title }), [store, code, title]);
  const { Form, view } = definition;
  return (
    <>
      {isPaymentForm(Form) && (
        <form
          className="till-payment-methods__form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            dispatch(placeOrderSubmitted());
          }}
        >
          <Form method={method} handle={handle} />
        </form>
      )}
      {view !== undefined && (
        <MethodHost
          className="till-payment-methods__mount"
          view={view}
          property="payment"
          handle={handle}
        />
      )}
    </>
  );
}
