import { readFileSync } from 'node:fs';

import type { Hono } from 'hono';

import { type ChallengeResult, endChallenge } from '../api/authenticate';
import { findPayment } from '../api/confirm-payment';
import { findSetup } from '../api/confirm-setup';
import { type Call, type SandboxEnv } from '../api/context';
import { text } from '../api/form';
import { badRequest } from '../api/refusal';
import type { PaymentIntentRecord, SetupIntentRecord } from '../state/records.types';
import { bundle } from './bundle';
import { challengePage } from './challenge-page';
import { messagePage } from './checkout-page';
import { addCheckoutRoutes } from './checkout-routes';
import { addIndexPage } from './index-page';
import { formatAmount, layout } from './layout';

const FRAMES = ['payment', 'card', 'cardCvc', 'buttons', 'sheet'];
const RESULTS: readonly ChallengeResult[] = ['complete', 'fail', 'close'];
const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** The frames' assets have a version in their URL. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

function intentOf(c: Call): PaymentIntentRecord | SetupIntentRecord {
  const id = c.req.param('id') ?? '';
  const { account, params } = c.var;
  const intent = id.startsWith('seti_') ? findSetup(account, id) : findPayment(account, id);
  if (text(params, 'client_secret') !== intent.client_secret) {
    throw badRequest('The client_secret does not match.', { param: 'client_secret' });
  }
  return intent;
}

/** The `return_url` of a challenge with the real provider's parameters. */
function returnUrl(url: string, intent: PaymentIntentRecord | SetupIntentRecord): string {
  const back = new URL(url);
  back.searchParams.set(intent.object, intent.id);
  back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  const isFailed = intent.status === 'requires_payment_method';
  back.searchParams.set('redirect_status', isFailed ? 'failed' : 'succeeded');
  return back.href;
}

function addScripts(app: Hono<SandboxEnv>): void {
  app.get('/v3/', async (c) =>
    c.body(await bundle('browser/stripe.ts'), 200, {
      'content-type': JAVASCRIPT,
      'cache-control': 'no-cache',
    }),
  );

  app.get('/v3/assets/frame.js', async (c) =>
    c.body(await bundle('frames/frame.ts'), 200, { ...KEPT, 'content-type': JAVASCRIPT }),
  );

  app.get('/v3/assets/provider.css', (c) => {
    const css = readFileSync(new URL('assets/provider.css', import.meta.url), 'utf8');
    return c.body(css, 200, { ...KEPT, 'content-type': 'text/css; charset=utf-8' });
  });
}

function addChallenge(app: Hono<SandboxEnv>): void {
  app.get('/v3/challenge/:id', (c) => {
    const isInFrame = text(c.var.params, 'parent') !== null;
    return c.html(challengePage(intentOf(c), isInFrame));
  });

  app.post('/v3/challenge/:id', (c) => {
    const intent = intentOf(c);
    const { account, params } = c.var;
    const result = RESULTS.find((known) => known === text(params, 'outcome')) ?? 'fail';
    endChallenge(account, intent.id, result);
    const url = text(params, 'return_url');
    return url === null ? c.body(null, 204) : c.redirect(returnUrl(url, intentOf(c)), 303);
  });
}

/** Everything of the provider except its API: script, frames, challenge, hosted pages. */
export function addPages(app: Hono<SandboxEnv>): void {
  addIndexPage(app);
  addScripts(app);
  addChallenge(app);
  addCheckoutRoutes(app);

  app.get('/v3/frame/:kind', (c) => {
    const kind = c.req.param('kind');
    if (!FRAMES.includes(kind)) return c.notFound();
    const label = kind === 'sheet' ? 'Sandbox wallet' : 'Secure payment input';
    return c.html(layout(kind, label, `<div id="root"></div>`));
  });

  app.get('/v3/wallets', (c) => c.json(c.var.account.settings.wallets));

  app.get('/v3/transfer/:id', (c) => {
    const intent = intentOf(c);
    if (intent.object !== 'payment_intent') return c.notFound();
    const reference = intent.next_action?.display_bank_transfer_instructions?.reference ?? '';
    const amount = formatAmount(intent.amount, intent.currency);
    return c.html(
      messagePage('Bank transfer', `Transfer ${amount} with the reference ${reference}.`),
    );
  });
}
