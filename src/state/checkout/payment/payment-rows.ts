import { ownValue } from '../../../domain/own-value';
import type { PaymentMethod } from '../../../domain/quote.types';
import { builtInMethods, paymentMethods } from '../../extensions/extensions';
import { findPaymentMethod } from '../../extensions/find-payment-method';
import type { PaymentInstrument } from '../../extensions/payment-method.types';
import { derived } from '../../shared/derived';
import { selectCheckout, selectOfferedPaymentMethods, type WithCheckout } from '../checkout-slice';

/** A row of the list: a method, or one of its instruments. */
export interface PaymentRow {
  /** Unique in the list. */
  readonly key: string;
  readonly code: string;
  readonly method: PaymentMethod;
  readonly instrument: PaymentInstrument | null;
  /** `loading`: its code or its availability is pending. */
  readonly status: 'loading' | 'available' | 'unavailable';
  /** Why it cannot be chosen, if the method gives a reason. */
  readonly message: string | null;
}

/** The rows of the payment methods that are listed now (PAY-01, PAY-17, PAY-18, PAY-24). */
export const selectPaymentRows = derived(
  [
    (state: WithCheckout) => selectOfferedPaymentMethods(state),
    (state: WithCheckout) => selectCheckout(state).payment.offers,
    () => paymentMethods.list(),
    () => builtInMethods.list(),
  ],
  (methods, offers): readonly PaymentRow[] =>
    methods.flatMap((method): PaymentRow[] => {
      const { code } = method;
      const definition = findPaymentMethod(code);
      const isAsked =
        definition?.availability !== undefined || definition?.instruments !== undefined;
      const offer = ownValue(offers, code) ?? {
        status: isAsked ? 'loading' : 'available',
        message: null,
        instruments: null,
      };
      const status = definition === undefined ? missing(offer.status) : known(offer.status);
      const row = { key: code, code, method, instrument: null, status, message: offer.message };
      if (offer.instruments === null) return [row];
      return offer.instruments.map((instrument) => ({
        ...row,
        key: `${code}:${instrument.id}`,
        instrument,
      }));
    }),
);

const known = (status: 'loading' | 'available' | 'hidden' | 'unavailable'): PaymentRow['status'] =>
  status === 'hidden' ? 'unavailable' : status;

/** A method without code that renders it is unavailable, unless it is being loaded. */
const missing = (status: string): PaymentRow['status'] =>
  status === 'loading' ? 'loading' : 'unavailable';

/** The chosen row; null while there is none. */
export const selectChosenRow = derived(
  [
    (state: WithCheckout) => selectPaymentRows(state),
    (state: WithCheckout) => selectCheckout(state).payment.selected,
    (state: WithCheckout) => selectCheckout(state).payment.instrument,
  ],
  (rows, code, instrument): PaymentRow | null =>
    rows.find((row) => row.code === code && (row.instrument?.id ?? null) === instrument) ?? null,
);

/**
 * Whether "Place Order" may be pressed: a billing address (PLACE-01), a method that can be used, and no order in
 * progress or with an unknown outcome (PLACE-02).
 */
export const selectCanPlaceOrder = (state: WithCheckout): boolean => {
  const { billing, payment, placement, step } = selectCheckout(state);
  return (
    step === 'payment' &&
    billing.address !== null &&
    payment.status === 'ready' &&
    selectIsMethodUsable(state) &&
    ['idle', 'failed', 'changed'].includes(placement.status)
  );
};

/** Whether the chosen method is loaded and its view can be used (PELEM-27, PELEM-28). */
export const selectIsMethodUsable = (state: WithCheckout): boolean => {
  const row = selectChosenRow(state);
  const { views } = selectCheckout(state).payment;
  return (
    row !== null &&
    row.status === 'available' &&
    (ownValue(views, row.code)?.status ?? 'ready') === 'ready'
  );
};
