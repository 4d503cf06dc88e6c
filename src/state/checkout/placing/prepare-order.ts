import type { PaymentData } from '../../../api/payment';
import type { Address } from '../../../domain/address.types';
import type { CheckoutConfig } from '../../../domain/quote.types';
import type { ApiError } from '../../../platform/http/api-error';
import { t } from '../../../platform/i18n/i18n';
import { captchaFields, captchaLeftEmpty, isGuardOpen } from '../../captcha/captcha-demand';
import {
  agreementsRefused,
  emailRefused,
  paymentRefused,
  paymentStepTookLong,
  placementFailed,
  placementStarted,
  placementWithdrawn,
  shippingRefused,
} from '../checkout-actions';
import { selectAcceptedAgreements, selectCheckout, UNREADABLE_TERMS } from '../checkout-slice';
import { emailError } from '../../validation/field-errors';
import { placeOrderHooks } from '../../extensions/extensions';
import type { PaymentPayload } from '../../extensions/payment-method.types';
import { selectTotals } from '../../quote/quote-slice';
import { withToken } from '../../recaptcha/recaptcha-demand';
import type { FlowApi } from '../../shared/store.types';
import type { Confirmation } from './confirm-payment';
import { failOrder } from './finish-order';

/** An order that may be sent. */
export interface PreparedOrder {
  readonly payment: PaymentData;
  readonly billingAddress: Address;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The provider has taken the payment already. */
  readonly isCharged?: boolean;
}

/** How long the page is blocked while a payment is being made, in milliseconds (PLACE-06). */
export const LOADER_LIMIT_MS = 4000;

/** The form whose captcha guards an order (`endpoints.md` §2.3). */
export const ORDER_CAPTCHA = 'payment_processing_request';

/** Shown when a method refuses without a message of its own (MSG-09). */
const NOT_PROCESSED = 'Error happened when processing the request. Please try again later.';

const GENERAL = 'Something went wrong with your request. Please try again later.';

/** The agreements that need a tick, by id. */
const manualAgreements = (config: CheckoutConfig): readonly string[] =>
  config.agreements.filter(({ isManual }) => isManual).map(({ id }) => id);

/**
 * Refuses an order that the shopper has to complete first, before anything is sent to the shop or the payment method:
 * the guest's e-mail, then the agreements, which all have to be readable, then the letters of a captcha or the tick of
 * reCAPTCHA (PLACE-19, AGRE-03). Returns whether it was refused; the state holds what is missing.
 */
export function refuseIncompleteOrder(api: FlowApi): boolean {
  const config = api.getState().config.checkout;
  const { email } = selectCheckout(api.getState());
  const accepted = selectAcceptedAgreements(api.getState());
  if (config === null) return true;
  const invalidEmail = config.isLoggedIn ? null : emailError(email.value);
  if (invalidEmail !== null) {
    api.dispatch(emailRefused(invalidEmail));
    api.dispatch(shippingRefused({ focus: 'email' }));
    return true;
  }
  if (config.hasUnreadableAgreement === true) {
    failOrder(api, { kind: 'malformed', status: 200 }, t(UNREADABLE_TERMS));
    return true;
  }
  const open = manualAgreements(config).filter((id) => !accepted.includes(id));
  if (open.length > 0) api.dispatch(agreementsRefused(open));
  const isCaptchaMissing = isGuardOpen(api.getState(), ORDER_CAPTCHA);
  if (isCaptchaMissing && open.length === 0) api.dispatch(captchaLeftEmpty(ORDER_CAPTCHA));
  return open.length > 0 || isCaptchaMissing;
}

/**
 * Builds the order to send: lets the method charge, waits for its own step, then runs the merchant's hooks (PLACE-19).
 * Null when refused; the state holds the reason. `refusal` is the shop's, which stands where the method cannot recover
 * from it.
 */
export async function prepareOrder(
  api: FlowApi,
  confirmation: Confirmation,
  refusal: ApiError | null = null,
): Promise<PreparedOrder | null> {
  const state = api.getState();
  const config = state.config.checkout;
  const { billing, email, payment } = selectCheckout(state);
  const billingAddress = billing.address;
  const method = payment.selected;
  if (config === null || billingAddress === null || method === null) {
    confirmation.withdraw();
    if (refusal === null) api.dispatch(placementWithdrawn());
    else failOrder(api, refusal);
    return null;
  }
  confirmation.approve();
  const manual = manualAgreements(config);
  const address = config.customer?.email ?? email.value.trim();
  const payload = await confirmedPayment(api, method, confirmation, refusal);
  if (payload === null) return null;
  const additions = await hookAdditions(api, payload, billingAddress, address);
  if (additions === null) return null;
  const letters = captchaFields(api.getState(), ORDER_CAPTCHA);
  const guard = await withToken(api.getState(), ORDER_CAPTCHA, letters);
  if (!guard.ok) {
    failOrder(api, guard.error);
    return null;
  }
  const extension = {
    ...(manual.length > 0 ? { agreement_ids: manual } : {}),
    ...additions.extensionAttributes,
  };
  return {
    payment: {
      ...payload,
      ...(Object.keys(extension).length > 0 ? { extension_attributes: extension } : {}),
    },
    billingAddress,
    email: address,
    headers: { ...guard.value, ...additions.headers },
  };
}

/**
 * Waits for the method's own step. When it takes long, as in a window of its own, the page is unblocked after a while:
 * the shopper may have to act in the method's form (PLACE-04 to PLACE-06).
 */
async function confirmedPayment(
  api: FlowApi,
  method: string,
  confirmation: Confirmation,
  refusal: ApiError | null,
): Promise<PaymentPayload | null> {
  const timer = setTimeout(() => {
    api.dispatch(paymentStepTookLong());
  }, LOADER_LIMIT_MS);
  try {
    const result = await confirmation.result;
    if (result === null && refusal !== null) failOrder(api, refusal);
    else if (result === null) {
      const message = t('This payment option is currently unavailable.');
      api.dispatch(paymentRefused({ method, message }));
    } else if (result.status === 'ready') {
      api.dispatch(placementStarted());
      return result.payment;
    } else if (result.status === 'cancelled' || result.hidden === true) {
      api.dispatch(placementWithdrawn());
    } else {
      const { message = t(NOT_PROCESSED), field } = result;
      api.dispatch(paymentRefused({ method, message, ...(field === undefined ? {} : { field }) }));
    }
  } catch {
    api.dispatch(paymentRefused({ method, message: t(GENERAL) }));
  } finally {
    clearTimeout(timer);
  }
  return null;
}

interface Additions {
  readonly headers: Readonly<Record<string, string>>;
  readonly extensionAttributes: Readonly<Record<string, unknown>>;
}

/** Runs the hooks one after the other; a returned string or a thrown error refuses the order (PLACE-09, PLACE-19). */
async function hookAdditions(
  api: FlowApi,
  payment: PaymentPayload,
  billingAddress: Address,
  email: string,
): Promise<Additions | null> {
  const totals = selectTotals(api.getState());
  let additions: Additions = { headers: {}, extensionAttributes: {} };
  if (totals === null) return additions;
  for (const hook of placeOrderHooks.list()) {
    try {
      const result = await hook({ payment, email, billingAddress, totals });
      if (typeof result === 'string') {
        api.dispatch(placementFailed({ message: result, cause: null }));
        return null;
      }
      additions = {
        headers: { ...additions.headers, ...result?.headers },
        extensionAttributes: { ...additions.extensionAttributes, ...result?.extensionAttributes },
      };
    } catch {
      api.dispatch(placementFailed({ message: t(GENERAL), cause: null }));
      return null;
    }
  }
  return additions;
}
