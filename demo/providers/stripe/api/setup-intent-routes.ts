import type { Hono } from 'hono';

import { newId, now, randomText } from '../state/ids';
import type { SetupIntentRecord } from '../state/records.types';
import { raise } from '../webhooks/events';
import { checkClientSecret, shopOnly } from './access';
import { browserSetup } from './browser-view';
import { confirmSetup, findSetup } from './confirm-setup';
import { type Call, originOf, type SandboxEnv } from './context';
import { expanded } from './expand';
import { type Params, text, texts } from './form';
import { findMethod } from './methods';
import { badRequest } from './refusal';

const shown = (c: Call, intent: SetupIntentRecord) =>
  c.json(c.var.side === 'browser' ? browserSetup(intent) : expanded(c, intent));

const confirm = (c: Call, id: string): SetupIntentRecord =>
  confirmSetup(c.var.account, id, c.var.params, originOf(c));

/** Creates a setup intent from a request's fields. */
export function createSetup(c: Call, params: Params): SetupIntentRecord {
  const { account } = c.var;
  const id = newId('seti');
  const method = text(params, 'payment_method');
  const intent: SetupIntentRecord = {
    id,
    object: 'setup_intent',
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText()}`,
    created: now(),
    customer: text(params, 'customer'),
    description: text(params, 'description'),
    last_setup_error: null,
    livemode: false,
    metadata: texts(params, 'metadata'),
    next_action: null,
    payment_method: method === null ? null : findMethod(account, method).id,
    payment_method_types: ['card'],
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: text(params, 'usage') ?? 'off_session',
  };
  account.setupIntents.set(id, intent);
  return intent;
}

/** `/v1/setup_intents`: create, retrieve, confirm and cancel. */
export function addSetupIntentRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v1/setup_intents', shopOnly, (c) => {
    const intent = createSetup(c, c.var.params);
    return shown(c, text(c.var.params, 'confirm') === 'true' ? confirm(c, intent.id) : intent);
  });

  app.get('/v1/setup_intents/:id', (c) => {
    const intent = findSetup(c.var.account, c.req.param('id'));
    checkClientSecret(c, intent.client_secret);
    return shown(c, intent);
  });

  app.post('/v1/setup_intents/:id/confirm', (c) => {
    const intent = findSetup(c.var.account, c.req.param('id'));
    checkClientSecret(c, intent.client_secret);
    return shown(c, confirm(c, intent.id));
  });

  app.post('/v1/setup_intents/:id/cancel', shopOnly, (c) => {
    const { account } = c.var;
    const intent = findSetup(account, c.req.param('id'));
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw badRequest(
        `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
        { code: 'setup_intent_unexpected_state' },
      );
    }
    const canceled: SetupIntentRecord = { ...intent, status: 'canceled', next_action: null };
    account.setupIntents.set(intent.id, canceled);
    raise(account, 'setup_intent.canceled', canceled);
    return shown(c, canceled);
  });
}
