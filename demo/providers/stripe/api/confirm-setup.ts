import type { StripeError } from '@stripe/stripe-js';

import type { Account } from '../state/account';
import type { SetupIntentRecord } from '../state/records.types';
import { raise } from '../webhooks/events';
import { declineError } from './charge';
import { type Params } from './form';
import { challengeAction } from './next-action';
import { badRequest, missing, notFound, Refusal } from './refusal';
import { methodFor } from './use-method';

/** Finds a setup intent. */
export function findSetup(account: Account, id: string): SetupIntentRecord {
  const intent = account.setupIntents.get(id);
  if (!intent) throw notFound('setupintent', id);
  return intent;
}

function save(account: Account, intent: SetupIntentRecord): SetupIntentRecord {
  account.setupIntents.set(intent.id, intent);
  return intent;
}

/** Removes the method from a setup intent, with the reason. */
export function failSetup(
  account: Account,
  intent: SetupIntentRecord,
  error: StripeError,
): SetupIntentRecord {
  const { type } = error;
  const failed = save(account, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { ...error, type: type === 'validation_error' ? 'api_error' : type },
  });
  raise(account, 'setup_intent.setup_failed', failed);
  return failed;
}

/** Completes the setup, and attaches the method if the intent has a customer. */
export function finishSetup(account: Account, intent: SetupIntentRecord): SetupIntentRecord {
  const done = save(account, {
    ...intent,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  });
  const method = account.paymentMethods.get(intent.payment_method ?? '');
  if (method && intent.customer !== null) {
    account.paymentMethods.set(method.id, { ...method, customer: intent.customer });
  }
  raise(account, 'setup_intent.succeeded', done);
  return done;
}

/** Confirms a setup intent; refuses with 402 and the intent when the card is declined. */
export function confirmSetup(
  account: Account,
  id: string,
  params: Params,
  origin: string,
): SetupIntentRecord {
  const found = findSetup(account, id);
  if (found.status === 'succeeded' || found.status === 'canceled') {
    throw badRequest(
      `You cannot confirm this SetupIntent because it has a status of ${found.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: found },
    );
  }
  const method = methodFor(account, found, params);
  if (!method) throw missing('payment_method');
  const intent = save(account, { ...found, payment_method: method.id });
  const outcome = account.outcomes.get(method.id);
  if (outcome?.kind === 'challenge') {
    const next_action = challengeAction({ origin, account: account.id, intent, params });
    return save(account, { ...intent, status: 'requires_action', next_action });
  }
  if (outcome?.kind !== 'decline') return finishSetup(account, intent);
  const error = declineError(account, outcome.decline, method.id);
  throw new Refusal(402, { ...error, setup_intent: failSetup(account, intent, error) });
}
