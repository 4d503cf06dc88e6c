import { pickPaymentMethod } from '../../../domain/payment';
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
        ...selecting(state, pickPaymentMethod({ methods, grandTotal, current, stored })),
      });
    })
    .addCase(did.paymentInformationFailed, (state, { payload }) =>
      withPart(state, 'payment', { status: 'failed', error: payload }),
    )
    .addCase(did.paymentMethodChosen, (state, { payload }) =>
      payload === state.payment.selected
        ? state
        : withPart(clearRefusal(state), 'payment', selecting(state, payload)),
    )
    .addCase(
      did.paymentFieldEdited,
      (state, { payload: { method, name, value, secret = false } }) => {
        const { fields, fieldErrors, secretFields } = state.payment;
        const { [name]: _old, ...errors } = fieldErrors[method] ?? {};
        const id = `${method}.${name}`;
        return withPart(state, 'payment', {
          fields: { ...fields, [method]: { ...fields[method], [name]: value } },
          fieldErrors: { ...fieldErrors, [method]: errors },
          secretFields: secret && !secretFields.includes(id) ? [...secretFields, id] : secretFields,
        });
      },
    )
    .addCase(did.paymentRefused, (state, { payload: { message, method, field } }) => {
      if (field === undefined) return withPlacement(state, 'failed', { error: message });
      const { fieldErrors } = state.payment;
      return withPart(withPlacement(state, 'idle'), 'payment', {
        fieldErrors: { ...fieldErrors, [method]: { ...fieldErrors[method], [field]: message } },
      });
    })
    .addCase(did.agreementToggled, (state, { payload: { method, id, accepted } }) => {
      const { acceptedAgreements, agreementErrors } = state.payment;
      const others = (acceptedAgreements[method] ?? []).filter((one) => one !== id);
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

/** Selects a method. Missing agreements of the previous method are not reported for the new one. */
const selecting = (
  { payment }: CheckoutState,
  selected: string | null,
): Pick<CheckoutState['payment'], 'selected' | 'agreementErrors'> => ({
  selected,
  agreementErrors: selected === payment.selected ? payment.agreementErrors : [],
});

/** Choosing another method clears the error of the last attempt; an order in progress is left alone. */
const clearRefusal = (state: CheckoutState): CheckoutState =>
  state.placement.status === 'failed' || state.placement.status === 'changed'
    ? withPlacement(state, 'idle')
    : state;
