import { t } from '../../../platform/i18n/i18n';
import type { ConfirmContext, PaymentResult } from '../../../state/extensions/payment-method.types';
import { payableOrder, type AskedAmount } from '../api/payable-order';
import { saveBilling } from '../api/save-billing';
import { storedCards, VAULT_CODE } from '../api/stored-cards';

/**
 * Why a stored card did not pay: the call failed (VAULT-08), or the payment service has refused it (VAULT-09).
 * @phrases
 */
const TEXTS = {
  failed: 'An error occurred. Refresh the page and try again.',
  refused: 'Your payment was not successful. Try again.',
} as const;

const asked: AskedAmount = { text: null };

const refused = (message: string): PaymentResult => ({ status: 'refused', message });

/**
 * The method's own step: the shop creates the provider's order, which is placed with the chosen card (VAULT-04 to VAULT-07).
 * Charges nothing: that happens with the order.
 */
export async function confirmStoredCard(context: ConfirmContext): Promise<PaymentResult> {
  const { instrument, storedPayments } = context;
  const card = storedCards(context).find(({ publicHash }) => publicHash === instrument?.id);
  if (card === undefined) return refused(t(TEXTS.failed));
  const problem = await saveBilling(context);
  if (problem !== null) return refused(problem);
  const { createOrderUrl, paymentSource, place, publicHash } = card;
  const texts = { failed: t(TEXTS.failed), refusal: t(TEXTS.refused) };
  const created = await payableOrder(
    createOrderUrl,
    { paymentSource, place, ...texts },
    context,
    asked,
  );
  if (!created.ok) return refused(created.error);
  asked.text = null;
  const stored = storedPayments.find((one) => one.publicHash === publicHash);
  return {
    status: 'ready',
    payment: {
      method: VAULT_CODE,
      po_number: null,
      additional_data: {
        payments_order_id: created.value.paymentsOrderId,
        paypal_order_id: created.value.id,
        payment_source: paymentSource,
        public_hash: publicHash,
        is_active_payment_token_enabler: stored?.isActivePaymentTokenEnabler ?? true,
      },
    },
  };
}
