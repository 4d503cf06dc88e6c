import type { Account } from '../state/account';
import type { PaymentIntentRecord, PaymentMethodRecord } from '../state/records.types';
import { raise } from '../webhooks/events';
import { chargeCard } from './charge';
import { type Params, text } from './form';
import { challengeAction, transferAction } from './next-action';
import { badRequest, missing, notFound, Refusal } from './refusal';
import { methodFor } from './use-method';

/** Finds a payment intent. */
export function findPayment(account: Account, id: string): PaymentIntentRecord {
  const intent = account.paymentIntents.get(id);
  if (!intent) throw notFound('payment_intent', id);
  return intent;
}

/** 400 for an operation that an intent's status does not allow. */
export const unexpectedState = (intent: PaymentIntentRecord, verb: string): Refusal =>
  badRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

const CONFIRMABLE = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** 402 for a charge that the issuer refused. */
function refuseDeclined(intent: PaymentIntentRecord): PaymentIntentRecord {
  const error = intent.last_payment_error;
  if (intent.status === 'requires_payment_method' && error?.type === 'card_error') {
    throw new Refusal(402, { ...error, payment_intent: intent });
  }
  return intent;
}

function save(account: Account, intent: PaymentIntentRecord): PaymentIntentRecord {
  account.paymentIntents.set(intent.id, intent);
  return intent;
}

function waitFor(
  account: Account,
  intent: PaymentIntentRecord,
  next: PaymentIntentRecord['next_action'],
) {
  const waiting = save(account, { ...intent, status: 'requires_action', next_action: next });
  raise(account, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** Attaches a used method to the customer, if the intent requests it and the charge succeeded. */
function keepMethod(
  account: Account,
  intent: PaymentIntentRecord,
  method: PaymentMethodRecord,
): void {
  const isPaid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  if (!isPaid || intent.customer === null || intent.setup_future_usage === null) return;
  account.paymentMethods.set(method.id, { ...method, customer: intent.customer });
}

/** Charges the method of an intent after its challenge, if any. */
export function chargeIntent(account: Account, intent: PaymentIntentRecord): PaymentIntentRecord {
  const method = account.paymentMethods.get(intent.payment_method ?? '');
  const charged = chargeCard(
    account,
    intent,
    account.outcomes.get(intent.payment_method ?? '') ?? { kind: 'success' },
  );
  if (method) keepMethod(account, charged, method);
  return charged;
}

/**
 * Confirms a payment intent. Returns it in its new status.
 * Refuses with 402 and the intent when the card is declined, with 400 when the intent is past confirming.
 */
export function confirmPayment(
  account: Account,
  id: string,
  params: Params,
  origin: string,
): PaymentIntentRecord {
  const found = findPayment(account, id);
  if (!CONFIRMABLE.has(found.status)) throw unexpectedState(found, 'confirm');
  const method = methodFor(account, found, params);
  if (!method) throw missing('payment_method');
  const usage = text(params, 'setup_future_usage');
  const intent = save(account, {
    ...found,
    payment_method: method.id,
    ...(usage === 'on_session' || usage === 'off_session' ? { setup_future_usage: usage } : {}),
  });
  if (method.type === 'customer_balance') {
    return waitFor(account, intent, transferAction(origin, account.id, intent));
  }
  const outcome = account.outcomes.get(method.id);
  if (outcome?.kind === 'challenge' && !account.authenticated.has(`${id} ${method.id}`)) {
    if (
      text(params, 'error_on_requires_action') === 'true' ||
      text(params, 'off_session') === 'true'
    ) {
      throw new Refusal(402, {
        type: 'card_error',
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
        payment_intent: intent,
      });
    }
    return waitFor(
      account,
      intent,
      challengeAction({ origin, account: account.id, intent, params }),
    );
  }
  return refuseDeclined(chargeIntent(account, intent));
}
