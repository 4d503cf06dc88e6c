import type { PaymentMethod } from '../../../domain/quote.types';
import type { PaymentHandle } from '../../extensions/payment-method.types';
import type { TillStore } from '../../shared/store.types';
import { watchFacts } from '../../shared/watched-facts';
import { paymentFieldEdited, paymentViewReported, placeOrderSubmitted } from '../checkout-actions';
import { paymentContext } from './payment-context';

/** What the view of a payment method may read and do. */
export function createPaymentHandle(store: TillStore, method: PaymentMethod): PaymentHandle {
  const { code } = method;
  return {
    method,
    ...watchFacts(store, (state) => paymentContext(state, code)),
    setField(name, value, { secret = false } = {}) {
      store.dispatch(
        paymentFieldEdited({ method: code, name, value, ...(secret && { secret: true }) }),
      );
    },
    setStatus(view) {
      store.dispatch(paymentViewReported({ method: code, view }));
    },
    placeOrder() {
      store.dispatch(placeOrderSubmitted());
    },
  };
}
