import { useEffect, useMemo, useRef } from 'react';
import type { PaymentMethod } from '../../../domain/quote.types';
import { placeOrderSubmitted } from '../../../state/checkout/checkout-actions';
import { createPaymentHandle } from '../../../state/checkout/payment/payment-handle';
import type {
  PaymentHandle,
  PaymentMethodDefinition,
  PaymentView,
} from '../../../state/extensions/payment-method.types';
import { useTillDispatch, useTillStore } from '../../../state/shared/hooks';
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
      {view !== undefined && <ShopsOwnView view={view} handle={handle} />}
    </>
  );
}

/** A host that a view without React renders into; its clean-up runs when the view is removed. */
function ShopsOwnView({
  view,
  handle,
}: {
  readonly view: PaymentView;
  readonly handle: PaymentHandle;
}) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = host.current;
    if (place === null) return undefined;
    if (typeof view === 'function') return view(place, handle) ?? undefined;
    const element = Object.assign(document.createElement(view), { payment: handle });
    place.append(element);
    return () => {
      element.remove();
    };
  }, [view, handle]);
  return <div className="till-payment-methods__mount" ref={host} />;
}
