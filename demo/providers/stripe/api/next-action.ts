import { type Params, text } from './form';
import type { NextAction, PaymentIntentRecord } from '../state/records.types';
import { randomText } from '../state/ids';

/** The ways to open an intent's challenge. */
interface Way {
  readonly origin: string;
  readonly account: string;
  readonly intent: { readonly id: string; readonly client_secret: string };
  readonly params: Params;
}

/**
 * The challenge: opened by the provider's script if that confirms, or if the server sets `use_stripe_sdk`; otherwise, if
 * there is a `return_url`, a page that the shopper is redirected to.
 */
export function challengeAction({ origin, account, intent, params }: Way): NextAction {
  const query = new URLSearchParams({ account, client_secret: intent.client_secret });
  const returnUrl = text(params, 'return_url');
  const page = `${origin}/v3/challenge/${intent.id}`;
  // Confirmation tokens come from the script, which waits for the outcome.
  const isScript =
    text(params, 'use_stripe_sdk') === 'true' || text(params, 'confirmation_token') !== null;
  if (isScript || returnUrl === null) {
    const url = `${page}?${query.toString()}`;
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
    };
  }
  query.set('return_url', returnUrl);
  return {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${page}?${query.toString()}`, return_url: returnUrl },
  };
}

/** The bank account for a transfer. */
export function transferAction(
  origin: string,
  account: string,
  intent: PaymentIntentRecord,
): NextAction {
  const reference = `SANDBOX-${randomText(8).toUpperCase()}`;
  const query = new URLSearchParams({ account, client_secret: intent.client_secret });
  return {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      type: 'us_bank_transfer',
      reference,
      amount_remaining: intent.amount,
      currency: intent.currency,
      hosted_instructions_url: `${origin}/v3/transfer/${intent.id}?${query.toString()}`,
    },
  };
}
