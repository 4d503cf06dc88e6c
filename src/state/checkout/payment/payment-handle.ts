import type { PaymentMethod } from '../../../domain/quote.types';
import type { PaymentContext, PaymentHandle } from '../../extensions/payment-method.types';
import type { TillStore } from '../../shared/store.types';
import { paymentFieldEdited, paymentViewReported, placeOrderSubmitted } from '../checkout-actions';
import { paymentContext } from './payment-context';

/** What the view of a payment method may read and do. */
export function createPaymentHandle(store: TillStore, method: PaymentMethod): PaymentHandle {
  const { code } = method;
  let known: PaymentContext | null = null;

  /** The same object until a fact has changed. */
  function context(): PaymentContext | null {
    const next = paymentContext(store.getState(), code);
    if (known === null || next === null || !isSame(known, next)) known = next;
    return known;
  }

  return {
    method,
    context,
    subscribe(listener) {
      let last = context();
      return store.subscribe(() => {
        const next = context();
        if (next === last) return;
        last = next;
        if (next !== null) listener(next);
      });
    },
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

/** `shop` is created by each read; the other facts keep their identity in the store. */
const isSame = (one: PaymentContext, other: PaymentContext): boolean =>
  (Object.keys(one) as (keyof PaymentContext)[]).every(
    (name) => one[name] === other[name] || name === 'shop',
  );
