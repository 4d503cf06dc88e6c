import type { ComponentType } from 'react';
import { parseStripeInit } from '../api/stripe-init';
import { billingDetails } from '../../../domain/payment/billing-details';
import { startStripe } from '../sdk/start-stripe';
import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import type {
  ConfirmContext,
  PaymentFormProps,
  PaymentMethodDefinition,
  PaymentResult,
} from '../../../state/extensions/payment-method.types';
import { PlainPayment } from '../../plain/PlainPayment';

const CODE = 'stripe_payments_bank_transfers';
const UNAVAILABLE =
  'Sorry, this payment method is not available. Please contact us for assistance.';
const FAILED = 'A payment submission error has occurred.';

/** Creates the provider's payment method for a bank transfer, which needs only the payer's details. */
async function confirm({
  configuration,
  billingAddress,
  email,
}: ConfirmContext): Promise<PaymentResult> {
  const { [CODE]: own, stripe_payments: shared } = configuration;
  const init =
    parseStripeInit(recordOf(own).initParams) ?? parseStripeInit(recordOf(shared).initParams);
  if (init === null || billingAddress === null) {
    return { status: 'refused', message: t(UNAVAILABLE) };
  }
  const started = await startStripe(init);
  if (!started.ok) return { status: 'refused', message: t(UNAVAILABLE) };
  try {
    const { paymentMethod, error } = await started.value.createPaymentMethod({
      type: 'customer_balance',
      customer_balance: {},
      billing_details: billingDetails(billingAddress, email),
    });
    if (error !== undefined) return { status: 'refused', message: error.message ?? t(FAILED) };
    const additional_data = { payment_method: paymentMethod.id };
    return { status: 'ready', payment: { method: CODE, po_number: null, additional_data } };
  } catch {
    return { status: 'refused', message: t(FAILED) };
  }
}

/** A bank transfer, whose arrival the provider reports to the shop (BANK-01). The shop's own instructions are shown. */
export const method: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: CODE,
  Form: PlainPayment,
  confirm,
};
