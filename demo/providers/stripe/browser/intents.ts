import type {
  PaymentIntent,
  PaymentIntentResult,
  SetupIntent,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';

import { call } from './api';
import { openChallenge } from './challenge';
import { IntegrationError } from './integration-error';
import { ORIGIN } from '../../shared/browser/origin';
import type { Made } from './protocol.types';

/** An intent of either kind, with the path of its kind. */
export interface IntentKind {
  readonly path: string;
  readonly id: string;
  readonly clientSecret: string;
}

/** Reads `pi_…_secret_…` and `seti_…_secret_…`. */
export function intentOf(clientSecret: string): IntentKind {
  const [, id = ''] = /^((?:pi|seti)_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? [];
  if (id === '') {
    throw new IntegrationError(
      `Invalid value for clientSecret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
    );
  }
  const path = id.startsWith('pi_') ? 'payment_intents' : 'setup_intents';
  return { path: `/v1/${path}/${id}`, id, clientSecret };
}

/** Requests an intent. */
export const retrieve = <T extends PaymentIntent | SetupIntent>(
  key: string,
  { path, clientSecret }: IntentKind,
): Promise<Made<T>> => call<T>(ORIGIN, key, 'GET', path, { client_secret: clientSecret });

function errorOf(intent: PaymentIntent | SetupIntent): StripeError | null {
  if (intent.status !== 'requires_payment_method') return null;
  const isPayment = intent.object === 'payment_intent';
  const error = isPayment ? intent.last_payment_error : intent.last_setup_error;
  if (!error) return null;
  return { ...error, ...(isPayment ? { payment_intent: intent } : { setup_intent: intent }) };
}

const sdkUrl = ({ next_action }: PaymentIntent | SetupIntent): string | null => {
  const action: { readonly stripe_js?: string } = next_action?.use_stripe_sdk ?? {};
  return next_action?.type === 'use_stripe_sdk' ? (action.stripe_js ?? null) : null;
};

/** Carries out the remaining steps of an intent; returns the outcome. */
export async function finish<T extends PaymentIntent | SetupIntent>(
  key: string,
  kind: IntentKind,
  intent: T,
): Promise<Made<T>> {
  const redirect = intent.next_action?.redirect_to_url?.url ?? null;
  if (intent.status === 'requires_action' && redirect !== null) {
    location.assign(redirect);
    return new Promise(() => undefined);
  }
  const url = intent.status === 'requires_action' ? sdkUrl(intent) : null;
  if (url === null) return { value: intent };
  await openChallenge(url);
  const { value, error } = await retrieve<T>(key, kind);
  if (error) return { error };
  const failed = errorOf(value);
  return failed ? { error: failed } : { value };
}

/** The result of `stripe`'s methods for a payment. */
export const asPayment = ({ value, error }: Made<PaymentIntent>): PaymentIntentResult =>
  error ? { error } : { paymentIntent: value };

/** The result of `stripe`'s methods for a setup. */
export const asSetup = ({ value, error }: Made<SetupIntent>): SetupIntentResult =>
  error ? { error } : { setupIntent: value };
