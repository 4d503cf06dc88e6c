import type { PaymentMethod } from '../../../domain/quote.types';
import { placeOrderSubmitted } from '../../../state/checkout/checkout-actions';
import type { PaymentMethodDefinition } from '../../../state/extensions/extensions.types';
import { useTillDispatch } from '../../../state/shared/hooks';
import { MountedPaymentForm } from './MountedPaymentForm';
import { isPaymentView } from './payment-view';
import { PlacementError } from './PlacementError';
import { Refusals } from './Refusals';

interface PaymentMethodBodyProps {
  readonly method: PaymentMethod;
  readonly definition: PaymentMethodDefinition;
}

/**
 * The chosen method's own messages (PLACE-17) and form. Enter in one of our fields places the order, like the button.
 */
export function PaymentMethodBody({ method, definition }: PaymentMethodBodyProps) {
  const dispatch = useTillDispatch();
  const { Form, mount } = definition;
  return (
    <div className="till-payment-methods__body">
      <Refusals area={`payment:${method.code}`} />
      <PlacementError />
      {isPaymentView(Form) && (
        <form
          className="till-payment-methods__form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            dispatch(placeOrderSubmitted());
          }}
        >
          <Form method={method} />
        </form>
      )}
      {mount !== undefined && <MountedPaymentForm method={method} mount={mount} />}
    </div>
  );
}
