import { readFileSync } from 'node:fs';

import type { Context, Hono } from 'hono';

import { bundleScript } from '../../shared/bundle-script';
import { ADDRESSES } from '../../shared/shopper';
import type { Call, SandboxEnv } from '../api/context';
import { PAYER_ID } from '../api/order-view';
import { unprocessable } from '../api/refusal';
import type { OrderRecord } from '../state/records.types';
import { approvalPage, challengePage, problemPage, waitPage } from './approval-page';
import { addCardPages } from './card-routes';
import { layout } from './layout';
import { termsPage } from './terms-page';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** The pages' assets have a version in their URL. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };
/** In the built script, `browser/script-options.ts`. */
const ACCOUNT = '__SANDBOX_ACCOUNT__';

const localeOf = (c: Context): string => c.req.query('locale') ?? 'en_US';

/** The order that the window was opened for, as long as it waits for its approval. */
function waitingOrder(c: Call): OrderRecord | null {
  const order = c.var.account.orders.get(c.req.query('token') ?? '');
  return order?.status === 'CREATED' ? order : null;
}

/** What every account has in common: the script and the style sheet of the pages. */
export function addAssets(app: Hono<SandboxEnv>): void {
  app.get('/assets/frame.js', async (c) => {
    const script = await bundleScript(new URL('../frames/frame.ts', import.meta.url));
    return c.body(script, 200, { ...KEPT, 'content-type': JAVASCRIPT });
  });

  // The stand-in for Google's own script, which belongs to no account.
  app.get('/gp/p/js/pay.js', async (c) => {
    const script = await bundleScript(new URL('../browser/google-pay/pay.ts', import.meta.url));
    return c.body(script, 200, { 'content-type': JAVASCRIPT, 'cache-control': 'no-cache' });
  });

  app.get('/gp/sheet', (c) =>
    c.html(layout('sheet', 'Google Pay', localeOf(c), '<div id="root"></div>')),
  );

  // The stand-in for Apple's, likewise.
  app.get('/jsapi/v1/apple-pay-sdk.js', async (c) => {
    const file = new URL('../browser/apple-pay/apple-pay-sdk.ts', import.meta.url);
    const script = await bundleScript(file);
    return c.body(script, 200, { 'content-type': JAVASCRIPT, 'cache-control': 'no-cache' });
  });

  app.get('/apple/sheet', (c) =>
    c.html(layout('apple-sheet', 'Apple Pay', localeOf(c), '<div id="root"></div>')),
  );

  app.get('/assets/paypal.css', (c) => {
    const css = readFileSync(new URL('assets/paypal.css', import.meta.url), 'utf8');
    return c.body(css, 200, { ...KEPT, 'content-type': 'text/css; charset=utf-8' });
  });
}

/** A script that knows its account. */
async function accountScript(c: Call, file: URL): Promise<Response> {
  const { eligible, applePay, googlePay, payLater } = c.var.account.settings;
  const script = await bundleScript(file);
  const account = encodeURIComponent(JSON.stringify({ eligible, applePay, googlePay, payLater }));
  return c.body(script.replace(ACCOUNT, account), 200, {
    'content-type': JAVASCRIPT,
    'cache-control': 'no-cache',
  });
}

/** Everything of the provider except its API: the script, the button's frame, the window. */
export function addPages(app: Hono<SandboxEnv>): void {
  app.get('/sdk/js', (c) => accountScript(c, new URL('../browser/sdk.ts', import.meta.url)));
  // The stand-in for the script of the module's own service.
  app.get('/payments-sdk/payments-sdk.js', (c) =>
    accountScript(c, new URL('../browser/payments-sdk.ts', import.meta.url)),
  );

  app.get('/smart/buttons', (c) =>
    c.html(layout('buttons', 'PayPal', localeOf(c), '<div id="root"></div>')),
  );
  app.get('/smart/challenge', (c) => c.html(challengePage(localeOf(c))));
  app.get('/smart/wait', (c) => c.html(waitPage(localeOf(c))));

  addCardPages(app);

  app.get('/credit/message', (c) =>
    c.html(layout('message', 'PayPal', localeOf(c), '<div id="root"></div>')),
  );
  app.get('/credit/terms', (c) => {
    const { amount, currency = 'USD' } = c.req.query();
    return c.html(
      termsPage({
        locale: localeOf(c),
        currency,
        amount: amount === undefined ? null : Number(amount),
      }),
    );
  });

  app.get('/checkoutnow', (c) => {
    const order = waitingOrder(c);
    if (!order) return c.html(problemPage(localeOf(c)));
    const isPaidNow = c.req.query('commit') !== 'false';
    return c.html(approvalPage(order, { locale: localeOf(c), isPaidNow }));
  });

  app.post('/checkoutnow', async (c) => {
    const order = waitingOrder(c);
    if (!order) throw unprocessable('ORDER_ALREADY_APPROVED');
    const { address } = await c.req.parseBody();
    if (!order.isDigital) order.address = ADDRESSES[Number(address)] ?? ADDRESSES[0] ?? null;
    order.status = 'APPROVED';
    return c.json({ id: PAYER_ID });
  });
}
