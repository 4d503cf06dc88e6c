import type { StripeError } from '@stripe/stripe-js';

import type { Account } from '../state/account';
import type { PaymentIntentRecord, SetupIntentRecord } from '../state/records.types';
import { failIntent } from './charge';
import { chargeIntent, findPayment } from './confirm-payment';
import { failSetup, findSetup, finishSetup } from './confirm-setup';

/** The outcome of a challenge. */
export type ChallengeResult = 'complete' | 'fail' | 'close';

const MESSAGE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const failure = (code: string): StripeError => ({
  type: 'invalid_request_error',
  code,
  message: MESSAGE,
});

function afterPayment(
  account: Account,
  intent: PaymentIntentRecord,
  result: ChallengeResult,
): void {
  if (result !== 'complete') {
    failIntent(account, intent, failure('payment_intent_authentication_failure'));
    return;
  }
  account.authenticated.add(`${intent.id} ${intent.payment_method ?? ''}`);
  if (intent.confirmation_method === 'manual') {
    const ready = { ...intent, status: 'requires_confirmation' as const, next_action: null };
    account.paymentIntents.set(intent.id, ready);
    return;
  }
  chargeIntent(account, { ...intent, next_action: null });
}

function afterSetup(account: Account, intent: SetupIntentRecord, result: ChallengeResult): void {
  if (result === 'complete') finishSetup(account, intent);
  else failSetup(account, intent, failure('setup_intent_authentication_failure'));
}

/** Ends the challenge of an intent; an intent without one is left unchanged. */
export function endChallenge(account: Account, id: string, result: ChallengeResult): void {
  if (id.startsWith('seti_')) {
    const setup = findSetup(account, id);
    if (setup.status === 'requires_action') afterSetup(account, setup, result);
    return;
  }
  const payment = findPayment(account, id);
  if (payment.status === 'requires_action') afterPayment(account, payment, result);
}
