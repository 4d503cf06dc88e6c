import { ownValue } from '../../../domain/own-value';
import { pickPaymentMethod } from '../../../domain/payment/payment-methods';
import type { PaymentMethod } from '../../../domain/quote.types';
import type { PureCases } from '../../shared/pure-slice';
import * as did from '../checkout-actions';
import type { CheckoutState } from '../checkout-types';
import { withPart, withPlacement } from '../patch';

/** The payment step: methods, their fields, agreements (PAY, AGRE). */
export function reducePayment(cases: PureCases<CheckoutState>): void {
  cases
    .addCase(did.paymentInformationRequested, (state) =>
      withPart(state, 'payment', { status: 'loading', error: null }),
    )
    .addCase(did.paymentMethodsReceived, (state, { payload }) => {
      const { methods, stored, grandTotal } = payload;
      const current = state.payment.selected;
      return withPart(state, 'payment', {
        status: 'ready',
        error: null,
        methods,
        ...selecting(
          state,
          pickPaymentMethod({ methods: usable(state, methods), grandTotal, current, stored }),
        ),
      });
    })
    .addCase(did.paymentOfferReceived, (state, { payload: { code, offer, grandTotal } }) => {
      const offers = { ...state.payment.offers, [code]: offer };
      const next = withPart(state, 'payment', { offers });
      if (state.payment.status !== 'ready' || offer.status === 'loading') return next;
      const methods = usable(next, state.payment.methods);
      const current = state.payment.selected;
      const isGone = current === code && !methods.some((method) => method.code === code);
      return withPart(
        next,
        'payment',
        selecting(
          next,
          pickPaymentMethod({
            methods,
            grandTotal,
            current: isGone ? null : current,
            stored: null,
          }),
        ),
      );
    })
    .addCase(did.paymentViewReported, (state, { payload: { method, view } }) =>
      withPart(state, 'payment', { views: { ...state.payment.views, [method]: view } }),
    )
    .addCase(did.paymentInformationFailed, (state, { payload }) =>
      withPart(state, 'payment', { status: 'failed', error: payload }),
    )
    .addCase(did.paymentMethodChosen, (state, { payload: { code, instrument } }) =>
      code === state.payment.selected && instrument === state.payment.instrument
        ? state
        : withPart(clearRefusal(state), 'payment', selecting(state, code, instrument)),
    )
    .addCase(
      did.paymentFieldEdited,
      (state, { payload: { method, name, value, secret = false } }) => {
        const { fields, fieldErrors, secretFields } = state.payment;
        const { [name]: _old, ...errors } = ownValue(fieldErrors, method) ?? {};
        const id = `${method}.${name}`;
        return withPart(state, 'payment', {
          fields: { ...fields, [method]: { ...ownValue(fields, method), [name]: value } },
          fieldErrors: { ...fieldErrors, [method]: errors },
          secretFields: secret && !secretFields.includes(id) ? [...secretFields, id] : secretFields,
        });
      },
    )
    .addCase(did.paymentRefused, (state, { payload: { message, method, field } }) => {
      if (field === undefined) return withPlacement(state, 'failed', { error: message });
      const { fieldErrors } = state.payment;
      return withPart(withPlacement(state, 'idle'), 'payment', {
        fieldErrors: {
          ...fieldErrors,
          [method]: { ...ownValue(fieldErrors, method), [field]: message },
        },
      });
    })
    .addCase(did.agreementToggled, (state, { payload: { method, id, accepted } }) => {
      const { acceptedAgreements, agreementErrors } = state.payment;
      const others = (ownValue(acceptedAgreements, method) ?? []).filter((one) => one !== id);
      return withPart(state, 'payment', {
        acceptedAgreements: {
          ...acceptedAgreements,
          [method]: accepted ? [...others, id] : others,
        },
        agreementErrors: agreementErrors.filter((one) => one !== id),
      });
    })
    .addCase(did.agreementsRefused, (state, { payload }) =>
      withPart(withPlacement(state, 'idle'), 'payment', { agreementErrors: payload }),
    );
}

/** The methods that may be chosen, as far as it is known. */
const usable = (
  { payment: { offers } }: CheckoutState,
  methods: readonly PaymentMethod[],
): readonly PaymentMethod[] =>
  methods.filter(
    ({ code }) => !['hidden', 'unavailable'].includes(ownValue(offers, code)?.status ?? ''),
  );

/**
 * Selects a method and a row of it, by default the one chosen before or the first. Missing agreements of the previous
 * method are not reported for the new one.
 */
function selecting(
  { payment }: CheckoutState,
  selected: string | null,
  row: string | null = payment.instrument,
): Pick<CheckoutState['payment'], 'selected' | 'instrument' | 'agreementErrors'> {
  const rows = ownValue(payment.offers, selected ?? '')?.instruments ?? [];
  return {
    selected,
    instrument: (rows.find(({ id }) => id === row) ?? rows[0])?.id ?? null,
    agreementErrors: selected === payment.selected ? payment.agreementErrors : [],
  };
}

/** Choosing another method clears the error of the last attempt; an order in progress is left alone. */
const clearRefusal = (state: CheckoutState): CheckoutState =>
  state.placement.status === 'failed' || state.placement.status === 'changed'
    ? withPlacement(state, 'idle')
    : state;
