import type { MiddlewareHandler } from 'hono';

import type { Call, SandboxEnv } from './context';
import { text } from './form';
import { badRequest, Refusal } from './refusal';

/** Accepts secret keys only. */
export const shopOnly: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  if (c.var.side === 'browser') {
    throw new Refusal(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  }
  await next();
};

/** A browser needs an intent's client secret to retrieve or confirm it. */
export function checkClientSecret(c: Call, secret: string): void {
  if (c.var.side === 'shop') return;
  const given = text(c.var.params, 'client_secret');
  if (given === secret) return;
  throw badRequest(
    'The client_secret provided does not match any associated PaymentIntent or SetupIntent on this account.',
    { code: 'intent_invalid_state', param: 'client_secret' },
  );
}
