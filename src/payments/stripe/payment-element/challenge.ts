import type { PaymentIntent, SetupIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { intentKind, type IntentState } from '../domain/intent-outcome';
import { isProviderUnsure, providerText } from '../domain/provider-text';
import { t } from '../../../platform/i18n/i18n';
import { patchElement } from './element-state';

/**
 * How a challenge has ended. `refused`: the shopper or the bank has not confirmed, with the provider's message;
 * `unknown`: the provider could not be reached, so the payment may have been made.
 */
export type ChallengeEnd =
  | { readonly status: 'done'; readonly intent: IntentState }
  | { readonly status: 'refused'; readonly message: string | null }
  | { readonly status: 'unknown' };

interface Response {
  readonly paymentIntent?: PaymentIntent | undefined;
  readonly setupIntent?: SetupIntent | undefined;
  readonly error?: StripeError | undefined;
}

/** The number of attempts to load an intent when the connection is lost. */
const LOOK_UPS = 3;

/** Pause between two attempts, in milliseconds; ends immediately when the connection is back. */
const PAUSE_MS = 3_000;

/**
 * How long the bank may take until the shopper is told that its confirmation has not come, in milliseconds: long enough
 * to find the phone and type a code.
 */
const LATE_MS = 60_000;

const running = new Map<string, Promise<ChallengeEnd>>();

/**
 * Lets the shopper do what an intent requires, e.g. confirm with the bank (PELEM-13, PELEM-21, PELEM-24); one window for
 * all callers. If the connection is lost meanwhile, the outcome is requested from the provider. A bank that takes long is
 * waited for all the same; the view says so.
 *
 * @throws TypeError for a string that is no client secret (PELEM-39)
 */
export function runChallenge(stripe: Stripe, clientSecret: string): Promise<ChallengeEnd> {
  const kind = intentKind(clientSecret);
  const known = running.get(clientSecret);
  if (known !== undefined) return known;
  const timer = setTimeout(() => {
    patchElement({ isBankLate: true });
  }, LATE_MS);
  const end = challenge(stripe, clientSecret, kind).finally(() => {
    clearTimeout(timer);
    patchElement({ isBankLate: false });
    running.delete(clientSecret);
  });
  running.set(clientSecret, end);
  return end;
}

async function challenge(
  stripe: Stripe,
  clientSecret: string,
  kind: 'payment' | 'setup',
): Promise<ChallengeEnd> {
  const retrieve = (): Promise<Response> =>
    kind === 'payment'
      ? stripe.retrievePaymentIntent(clientSecret)
      : stripe.retrieveSetupIntent(clientSecret);
  let end = await attempt(() => stripe.handleNextAction({ clientSecret }));
  for (let lookUp = 1; end.status === 'unknown' && lookUp <= LOOK_UPS; lookUp += 1) {
    if (lookUp > 1) await connectionBack();
    end = await attempt(retrieve);
  }
  return end;
}

async function attempt(call: () => Promise<Response>): Promise<ChallengeEnd> {
  try {
    const { paymentIntent, setupIntent, error } = await call();
    const intent = paymentIntent ?? setupIntent;
    if (intent !== undefined) return { status: 'done', intent };
    if (isProviderUnsure(error?.type)) return { status: 'unknown' };
    const message = providerText(error?.message);
    return { status: 'refused', message: message === null ? null : t(message) };
  } catch {
    return { status: 'unknown' };
  }
}

function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MS);
    window.addEventListener('online', done);
  });
}
