import { ownValue } from '../../../domain/own-value';
import { selectTotals } from '../../quote/quote-slice';
import { restContext } from '../../quote/request-totals';
import type { PaymentContext } from '../../extensions/payment-method.types';
import { derived } from '../../shared/derived';
import type { TillState } from '../../shared/store.types';
import { selectCheckout, selectShippingAddress } from '../checkout-slice';

const selectStoredPayments = derived(
  [(state: TillState) => state.config.checkout?.storedPayments],
  (stored) => stored?.filter(({ isEnabled }) => isEnabled) ?? [],
);

const NO_FIELDS: Readonly<Record<string, string>> = {};

/**
 * The facts that a payment method can base its decisions on (CONF-13 to CONF-15); null until the cart and its totals are
 * known.
 */
export function paymentContext(state: TillState, code: string): PaymentContext | null {
  const config = state.config.checkout;
  const totals = selectTotals(state);
  const shop = restContext(state);
  if (config === null || totals === null || shop === null) return null;
  const { billing, email, payment, shipping } = selectCheckout(state);
  const rows = ownValue(payment.offers, code)?.instruments ?? [];
  return {
    totals,
    billingAddress: billing.address,
    shippingAddress: selectShippingAddress(state),
    shippingMethod: config.isVirtual ? null : shipping.method,
    email: config.customer?.email ?? email.value.trim(),
    isLoggedIn: config.isLoggedIn,
    isVirtual: config.isVirtual,
    storedPayments: selectStoredPayments(state),
    isChosen: payment.selected === code,
    instrument:
      payment.selected === code ? (rows.find(({ id }) => id === payment.instrument) ?? null) : null,
    configuration: config.payment,
    shop,
    successUrl: config.successUrl,
    cancelUrl: config.cancelUrl,
    fields: ownValue(payment.fields, code) ?? NO_FIELDS,
    fieldErrors: ownValue(payment.fieldErrors, code) ?? NO_FIELDS,
  };
}
