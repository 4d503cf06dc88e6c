import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';

import type { StripeConnection } from '../../../../demo/shop/app';

/** An object of the provider, such as an intent. */
export type Thing = Record<string, unknown> & { readonly id: string };
type Fields = Readonly<Record<string, string>>;

interface Card {
  readonly type?: string;
  readonly brand?: string;
  readonly last4?: string;
  readonly fingerprint?: string;
  /** The outcome of a confirmation. */
  readonly does: 'succeed' | 'decline' | 'challenge' | 'redirect' | 'process' | 'reserve';
}

const CARDS: Readonly<Record<string, Card>> = {
  pm_visa: { does: 'succeed' },
  pm_visa_again: { does: 'succeed' },
  pm_master: { brand: 'mastercard', last4: '4444', fingerprint: 'fm', does: 'succeed' },
  pm_declined: { last4: '0002', fingerprint: 'fd', does: 'decline' },
  pm_challenge: { last4: '3184', fingerprint: 'fc', does: 'challenge' },
  pm_slow: { last4: '0077', fingerprint: 'fs', does: 'process' },
  pm_reserved: { last4: '5556', fingerprint: 'fr', does: 'reserve' },
  pm_elsewhere: { type: 'klarna', does: 'redirect' },
};

const DECLINED = 'Your card was declined.';

/** Implements the subset of the provider's HTTP API that the shop uses, and records the requests. */
export class FakeProvider {
  readonly calls: { method: string; path: string; fields: Fields; key: string }[] = [];
  readonly things = new Map<string, Thing>();
  /** Runs before the response to a confirmation, so that a test can check or change the state meanwhile. */
  beforeConfirm: () => Promise<void> | void = () => undefined;
  /** Confirms, and then loses the response. */
  losesAnswers = false;
  private count = 0;
  private close: () => void = () => undefined;

  private constructor(readonly connection: StripeConnection) {}

  static async open(): Promise<FakeProvider> {
    const app = new Hono();
    const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
      const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
        resolve(started);
      });
    });
    const { port } = server.address() as AddressInfo;
    const provider = new FakeProvider({
      origin: `http://127.0.0.1:${String(port)}`,
      publishableKey: 'pk_test_shop',
      secretKey: 'sk_test_shop',
      webhookSecret: 'whsec_shop',
    });
    provider.close = () => server.close();
    provider.addRoutes(app);
    return provider;
  }

  stop(): void {
    this.close();
  }

  /** The requests to this path, newest last. */
  asked(method: string, path: RegExp): readonly Fields[] {
    return this.calls
      .filter((call) => call.method === method && path.test(call.path))
      .map(({ fields }) => fields);
  }

  /** Intents that were charged. */
  paid(): readonly Thing[] {
    return [...this.things.values()].filter(
      ({ id, status, refunded }) => id.startsWith('pi_') && status === 'succeeded' && !refunded,
    );
  }

  change(id: string, change: object): Thing {
    const thing = { ...this.things.get(id), ...change, id };
    this.things.set(id, thing);
    return thing;
  }

  /** An event as the provider posts it: its body and its signature. */
  event(type: string, id: string, { secret = 'whsec_shop', age = 0, event = `evt_${type}` } = {}) {
    const body = JSON.stringify({ id: event, type, data: { object: this.things.get(id) } });
    const time = String(Math.floor(Date.now() / 1000) - age);
    const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${time},v1=${v1}` } };
  }

  private make(prefix: string, thing: object): Thing {
    this.count += 1;
    return this.change(`${prefix}_${String(this.count)}`, thing);
  }

  private method(id: string): Thing | null {
    const known = this.things.get(id);
    if (known) return known;
    const card = CARDS[id];
    if (!card) return null;
    const { type = 'card', brand = 'visa', last4 = '4242', fingerprint = 'fv' } = card;
    const details = { brand, last4, fingerprint, exp_month: 12, exp_year: 2031 };
    return this.change(id, {
      type,
      created: Object.keys(CARDS).indexOf(id),
      customer: null,
      ...(type === 'card' ? { card: details } : {}),
    });
  }

  private confirm(intent: Thing, fields: Fields): Thing | { error: object } {
    const { id } = intent;
    if (fields['payment_method_data[type]'] === 'customer_balance') {
      const next_action = { type: 'display_bank_transfer_instructions' };
      return this.change(id, { status: 'requires_action', next_action });
    }
    const token = fields.confirmation_token?.replace('ctoken', 'pm');
    const named = token ?? fields.payment_method ?? String(intent.payment_method);
    const does = intent.passed === true ? 'succeed' : CARDS[named]?.does;
    const used = { payment_method: named, next_action: null };
    switch (does) {
      case 'challenge':
        return this.change(id, {
          ...used,
          status: 'requires_action',
          next_action: { type: 'use_stripe_sdk' },
        });
      case 'redirect':
        return this.change(id, {
          ...used,
          status: 'requires_action',
          next_action: { type: 'redirect_to_url' },
        });
      case 'process':
        return this.change(id, { ...used, status: 'processing' });
      case 'reserve':
        return this.change(id, { ...used, status: 'requires_capture' });
      case 'succeed':
        this.method(named);
        if (fields.setup_future_usage && intent.customer) {
          this.change(named, { customer: intent.customer });
        }
        return this.change(id, { ...used, status: 'succeeded' });
      default:
        this.change(id, { ...used, status: 'requires_payment_method', payment_method: null });
        return { error: { type: 'card_error', code: 'card_declined', message: DECLINED } };
    }
  }

  private answer(path: string, method: string, fields: Fields): [number, object] {
    const [resource = '', id = '', verb = ''] = path
      .replace('checkout/sessions', 'sessions')
      .split('/');
    const missing: [number, object] = [404, { error: { message: `No such object: ${id}` } }];
    if (resource === 'payment_methods' && id === '') {
      const data = [...this.things.values()].filter(
        (thing) => thing.id.startsWith('pm_') && thing.customer === fields.customer,
      );
      return [200, { data }];
    }
    const known = resource === 'payment_methods' ? this.method(id) : this.things.get(id);
    if (id !== '' && !known) return missing;
    if (method === 'GET' && known) return [200, known];
    if (known && verb === 'confirm') {
      const result = this.confirm(known, fields);
      return ['error' in result ? 402 : 200, result];
    }
    if (known && verb === 'cancel') return [200, this.change(id, { status: 'canceled' })];
    if (known && verb === 'expire') return [200, this.change(id, { status: 'expired' })];
    if (known && verb === 'detach') return [200, this.change(id, { customer: null })];
    return this.create(resource, fields) ?? missing;
  }

  private create(resource: string, fields: Fields): [number, object] | null {
    switch (resource) {
      case 'customers':
        return [200, this.make('cus', fields)];
      case 'refunds':
        this.change(fields.payment_intent ?? '', { refunded: true });
        return [200, this.make('re', {})];
      case 'sessions': {
        const page = this.make('cs', { status: 'open', payment_status: 'unpaid' });
        return [200, this.change(page.id, { url: `https://pay.example/${page.id}` })];
      }
      case 'setup_intents':
      case 'payment_intents': {
        const prefix = resource === 'setup_intents' ? 'seti' : 'pi';
        const intent = this.make(prefix, {
          ...fields,
          amount: Number(fields.amount ?? 0),
          customer: fields.customer ?? null,
          status: 'requires_payment_method',
        });
        const made = this.change(intent.id, { client_secret: `${intent.id}_secret_1` });
        if (fields.confirm !== 'true') return [200, made];
        const result = this.confirm(made, { ...fields, setup_future_usage: 'off_session' });
        return ['error' in result ? 402 : 200, result];
      }
      default:
        return null;
    }
  }

  private addRoutes(app: Hono): void {
    app.all('/v1/*', async (c: Context) => {
      const path = c.req.path.replace('/v1/', '');
      const sent = c.req.method === 'GET' ? new URL(c.req.url).search : await c.req.text();
      const fields = Object.fromEntries(new URLSearchParams(sent));
      const key = c.req.header('authorization') ?? '';
      this.calls.push({ method: c.req.method, path, fields, key });
      if (key !== 'Bearer sk_test_shop') {
        return c.json({ error: { message: 'Invalid API Key provided: sk_test_****' } }, 401);
      }
      if (path.endsWith('/confirm')) await this.beforeConfirm();
      const [status, body] = this.answer(path, c.req.method, fields);
      if (this.losesAnswers && path.endsWith('/confirm')) return c.text('', 503);
      return c.json(body, status as 200);
    });
  }
}
