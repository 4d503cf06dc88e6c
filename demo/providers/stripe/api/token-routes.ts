import type { Hono } from 'hono';

import { newId, now } from '../state/ids';
import type { ConfirmationTokenRecord, TokenRecord } from '../state/records.types';
import { shopOnly } from './access';
import type { Call, SandboxEnv } from './context';
import { part, text } from './form';
import { createMethod, findMethod } from './methods';
import { badRequest, missing } from './refusal';
import { findConfirmationToken } from './use-method';

const HALF_A_DAY = 43_200;

function shippingOf({ var: { params } }: Call): ConfirmationTokenRecord['shipping'] {
  const shipping = part(params, 'shipping');
  if (Object.keys(shipping).length === 0) return null;
  const address = part(shipping, 'address');
  const line = (name: string): string | null => text(address, name);
  return {
    name: text(shipping, 'name'),
    phone: text(shipping, 'phone'),
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
  };
}

function createConfirmationToken(c: Call): ConfirmationTokenRecord {
  const { account, params } = c.var;
  const named = text(params, 'payment_method');
  const method =
    named === null
      ? createMethod(account, part(params, 'payment_method_data'))
      : findMethod(account, named);
  const usage = text(params, 'setup_future_usage');
  const token: ConfirmationTokenRecord = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    created: now(),
    expires_at: now() + HALF_A_DAY,
    livemode: false,
    payment_intent: null,
    payment_method: method.id,
    payment_method_preview: {
      type: method.type,
      billing_details: method.billing_details,
      ...(method.card ? { card: method.card } : {}),
    },
    return_url: text(params, 'return_url'),
    setup_future_usage: usage === 'on_session' || usage === 'off_session' ? usage : null,
    setup_intent: null,
    shipping: shippingOf(c),
    use_stripe_sdk: true,
  };
  account.confirmationTokens.set(token.id, token);
  return token;
}

function createCodeToken(c: Call): TokenRecord {
  const { account, params } = c.var;
  const code = text(part(params, 'cvc_update'), 'cvc');
  if (code === null) throw missing('cvc_update[cvc]');
  if (!/^\d{3,4}$/.test(code)) {
    throw badRequest("Your card's security code is invalid.", {
      code: 'invalid_cvc',
      param: 'cvc',
    });
  }
  const token: TokenRecord = {
    id: newId('cvctok'),
    object: 'token',
    client_ip: null,
    created: now(),
    livemode: false,
    type: 'cvc_update',
    used: false,
  };
  account.tokens.set(token.id, token);
  return token;
}

/** `/v1/confirmation_tokens` and the tokens of security codes, `/v1/tokens`. */
export function addTokenRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v1/confirmation_tokens', (c) => {
    const { payment_method, ...token } = createConfirmationToken(c);
    return c.json(token);
  });

  app.get('/v1/confirmation_tokens/:id', shopOnly, (c) => {
    const { payment_method, ...token } = findConfirmationToken(c.var.account, c.req.param('id'));
    return c.json(token);
  });

  app.post('/v1/tokens', (c) => c.json(createCodeToken(c)));
}
