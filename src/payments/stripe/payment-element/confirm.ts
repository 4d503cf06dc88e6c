import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { parseElementSettings, type ElementSettings } from '../api/element-settings';
import type { SavedMethod } from '../api/saved-method';
import { billingDetails, type BillingDetails } from '../../../domain/payment/billing-details';
import {
  newMethodPayload,
  savedMethodPayload,
  type ElementPayload,
} from '../domain/element-payload';
import { providerText } from '../domain/provider-text';
import { inTime } from '../../shared/in-time';
import { t } from '../../../platform/i18n/i18n';
import { navigate } from '../../../platform/navigate';
import type { PaymentContext, PaymentResult } from '../../../state/extensions/payment-method.types';
import { chosenSavedMethod, CODE_FIELD } from './chosen-method';
import { liveElement } from './element';
import { elementState } from './element-state';
import { TEXTS } from './texts';

let latest: ElementPayload | null = null;

/** What was confirmed last: the same payment is sent once more after the shopper has authenticated (PELEM-21). */
export const latestPayload = (): ElementPayload | null => latest;

const refused = (message: string, field?: string): PaymentResult => ({
  status: 'refused',
  message,
  ...(field === undefined ? {} : { field }),
});

const ready = (payment: ElementPayload): PaymentResult => {
  latest = payment;
  return { status: 'ready', payment };
};

/**
 * Validates what was entered and makes a payment method of it, or uses the chosen saved one (PELEM-16, PELEM-17, PELEM-30
 * to PELEM-32). Card data stays with the provider.
 */
export async function confirmElement(context: PaymentContext): Promise<PaymentResult> {
  const settings = parseElementSettings(context.configuration);
  const { stripe, group } = liveElement();
  if (stripe === null) return refused(settings.userError ?? t(TEXTS.unavailable));
  if (context.billingAddress === null) return refused(t(TEXTS.noAddress));
  const saved = chosenSavedMethod(settings, context.fields);
  if (saved !== null) return confirmSaved(stripe, saved);
  if (group === null) return refused(t(TEXTS.incomplete));
  const details = billingDetails(context.billingAddress, context.email);
  return confirmNew({ stripe, group, settings, details });
}

async function confirmSaved(stripe: Stripe, saved: SavedMethod): Promise<PaymentResult> {
  if (!saved.needsCode) return ready(savedMethodPayload(saved.value, null));
  const { code } = liveElement();
  const { isCodeComplete, codeError } = elementState();
  if (code === null || !isCodeComplete) {
    code?.focus();
    return refused(codeError ?? t(TEXTS.noCode), CODE_FIELD);
  }
  try {
    const { token } = await inTime(stripe.createToken('cvc_update', code));
    if (token !== undefined) return ready(savedMethodPayload(saved.value, token.id));
  } catch {
    // The same message, whatever went wrong.
  }
  return refused(t(TEXTS.codeFailed), CODE_FIELD);
}

interface NewMethod {
  readonly stripe: Stripe;
  readonly group: StripeElements;
  readonly settings: ElementSettings;
  readonly details: BillingDetails;
}

async function confirmNew(method: NewMethod): Promise<PaymentResult> {
  const { stripe, group, settings, details } = method;
  const { isFormComplete, formType } = elementState();
  // Other ways to pay may open a window, in which the shopper takes their time.
  const limited =
    formType === null || formType === 'card' ? inTime : <T>(call: Promise<T>): Promise<T> => call;
  const external = settings.externalMethods.find(({ code }) => code === formType);
  if (external !== undefined) {
    navigate(external.url);
    return { status: 'cancelled' };
  }
  try {
    // The form shows what is missing at its fields.
    const { error: invalid } = await limited(group.submit());
    if (!isFormComplete) {
      liveElement().form?.focus();
      return refused(t(TEXTS.incomplete));
    }
    if (invalid !== undefined) return refused(messageOf(invalid));
    const { paymentMethod, error } = await limited(
      stripe.createPaymentMethod({
        elements: group,
        params: { billing_details: details },
      }),
    );
    return error === undefined
      ? ready(newMethodPayload(paymentMethod.id))
      : refused(messageOf(error));
  } catch {
    return refused(t(TEXTS.submission));
  }
}

/** The provider's message, in the shopper's language already, or the general one (PELEM-37, PELEM-38). */
const messageOf = ({ message }: { readonly message?: string }): string =>
  t(providerText(message) ?? TEXTS.submission);
