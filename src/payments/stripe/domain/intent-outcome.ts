import { ownValue } from '../../../domain/own-value';

/** The part of a payment or setup intent that decides what happens next. */
export interface IntentState {
  readonly status: string;
  readonly next_action?: { readonly type: string } | null;
}

/**
 * What to do with an intent.
 *
 * - `paid`: the order is final, the shopper continues to the success page.
 * - `authenticate`: the shopper has to confirm in the provider's own window.
 * - `pay-again`: the payment has to be sent once more.
 * - `failed`: nothing can be done here.
 */
export type IntentOutcome = 'paid' | 'authenticate' | 'pay-again' | 'failed';

const OUTCOMES: Readonly<Record<string, IntentOutcome>> = {
  processing: 'paid',
  requires_capture: 'paid',
  succeeded: 'paid',
  requires_confirmation: 'pay-again',
  requires_payment_method: 'pay-again',
};

/** What follows from an intent's status (PELEM-10 to PELEM-15). */
export function intentOutcome({ status, next_action: action }: IntentState): IntentOutcome {
  if (status === 'requires_action') {
    return action?.type === 'use_stripe_sdk' ? 'authenticate' : 'paid';
  }
  return ownValue(OUTCOMES, status) ?? 'failed';
}

/**
 * Which kind of intent a client secret belongs to, by the id it begins with.
 *
 * @throws TypeError for a string that is no client secret of an intent (PELEM-39)
 */
export function intentKind(clientSecret: string): 'payment' | 'setup' {
  const [, prefix] = /^(pi|seti)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? [];
  if (prefix === undefined) throw new TypeError('Invalid intent id');
  return prefix === 'pi' ? 'payment' : 'setup';
}
