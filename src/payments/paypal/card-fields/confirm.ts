import { t } from '../../../platform/i18n/i18n';
import type { ConfirmContext, PaymentResult } from '../../../state/extensions/payment-method.types';
import { saveBilling } from '../api/save-billing';
import { CARD_FIELDS_CODE, parseCardConfig } from '../api/card-config';
import { loadOrderCard } from '../api/order-details';
import type { CardConfig, CardDetails } from '../domain/card.types';
import { cardErrorText, isLiabilityShifted } from './card-errors';
import { liveFields } from './live-fields';
import { takeCard, type TakenCard } from './press';

/** The field of the checkbox with which a customer keeps the card. */
export const KEEP_FIELD = 'keep_card';

/** Whether a customer keeps the card for the next order. */
const isKept = (config: CardConfig, { isLoggedIn, fields }: ConfirmContext): boolean =>
  config.canKeep && isLoggedIn && fields[KEEP_FIELD] === '1';

/**
 * The method's own step (HOSTED-03): the fields are valid, the billing address is set, the provider takes the card, what it
 * says of the card is read where the shop wants it. Charges nothing: that happens with the order.
 */
export async function confirmCard(context: ConfirmContext): Promise<PaymentResult> {
  const config = parseCardConfig(context.configuration);
  const fields = liveFields();
  if (config === null || fields === null) {
    return { status: 'refused', message: t('This payment option is currently unavailable.') };
  }
  if (!(await fields.validate())) return { status: 'refused', hidden: true };
  const problem = await saveBilling(context);
  if (problem !== null) return { status: 'refused', message: problem };
  const keeps = isKept(config, context);
  const taken = await takeCard(config, context, keeps);
  if ('status' in taken) return taken;
  const details = await cardOf(config, taken.order.id);
  if (!isAnswered(config, taken, details)) {
    return { status: 'refused', message: t(cardErrorText()) };
  }
  const { paymentSource, canKeep } = config;
  return {
    status: 'ready',
    payment: {
      method: CARD_FIELDS_CODE,
      po_number: null,
      additional_data: {
        payments_order_id: taken.order.paymentsOrderId,
        paypal_order_id: taken.order.id,
        payment_source: paymentSource,
        ...(config.needsDetails ? knownOf(details) : {}),
        ...(canKeep && context.isLoggedIn ? { is_active_payment_token_enabler: keeps } : {}),
      },
    },
  };
}

/** What is known of the card, where the shop wants it or the bank may have been asked. */
async function cardOf(
  { orderDetailsUrl, needsDetails, isAuthenticated }: CardConfig,
  orderId: string,
): Promise<CardDetails | null> {
  if (orderDetailsUrl === null || !(needsDetails || isAuthenticated)) return null;
  const card = await loadOrderCard(orderDetailsUrl, orderId);
  return card.ok ? card.value : null;
}

/**
 * Whether the payment may go on as far as the bank is concerned (WALL-05). Where the bank may have been asked and nobody
 * says what it has answered, it may not: nothing is charged, and the next press asks again.
 */
function isAnswered(
  { isAuthenticated }: CardConfig,
  { liabilityShift }: TakenCard,
  details: CardDetails | null,
): boolean {
  const isKnown = details !== null || liabilityShift !== null;
  if (isAuthenticated && !isKnown) return false;
  return isLiabilityShifted(liabilityShift) && isLiabilityShifted(details?.liabilityShift ?? null);
}

/** What is sent of the card (HOSTED-05). */
function knownOf(details: CardDetails | null): Readonly<Record<string, string>> {
  const { bin, holderName, last4, expiryMonth, expiryYear } = details ?? {};
  const fields = {
    cardBin: bin,
    holderName,
    cardLast4: last4,
    cardExpiryMonth: expiryMonth,
    cardExpiryYear: expiryYear,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
