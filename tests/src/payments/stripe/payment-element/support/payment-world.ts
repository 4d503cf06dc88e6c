import type { PaymentIntent } from '@stripe/stripe-js';
import type { HttpResponse } from '../../../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../../../src/platform/result';
import { json, mockShop } from '../../../../state/support/fake-http';
import { wireTotals } from '../../../../state/support/shop';
import { FakeStripe, intent as intentOf, stripeError } from './fake-stripe';

/**
 * The outcome of a payment that reaches the shop. `first`: the challenge is before the order; `after`: the order
 * exists before the challenge.
 */
export type PayFate = 'paid' | 'lost' | 'unsent' | 'declined' | 'first' | 'after' | 'after, lost';

/** The outcome of the challenge. */
export type AskFate = 'done' | 'refused' | 'lost before' | 'lost after' | 'asked again';

/** The outcome of any other call. */
export type CallFate = 'ok' | 'lost' | 'unsent';

/** The outcomes of one run; lists are repeated when they are used up. */
export interface Fates {
  readonly pay: readonly PayFate[];
  readonly ask: readonly AskFate[];
  readonly lookUp: readonly CallFate[];
  readonly module: readonly CallFate[];
  /** Whether the provider's event reaches the shop at once, or only after the shopper has left. */
  readonly isToldAtOnce: boolean;
}

interface Intent {
  readonly secret: string;
  status: string;
  isCharged: boolean;
}

const GONE = {
  kind: 'rejected',
  status: 404,
  message: 'No such entity with cartId = 80',
  redirectAction: null,
} as const;
const refusal = (message: string): Result<HttpResponse> =>
  fail({ kind: 'rejected', status: 400, message, redirectAction: null });

/** A shop with Stripe's module, its provider and the shopper's bank; counts the charges. */
export class PaymentWorld {
  readonly stripe = new FakeStripe();
  grandTotal = 20;
  isCartOpen = true;
  charges = 0;
  /** The intent of the existing order, paid or pending. */
  order: Intent | null = null;
  /** The payments that were authenticated before an order existed. */
  private quoteIntent: Intent | null = null;
  private readonly intents: Intent[] = [];
  private readonly used = { pay: 0, ask: 0, lookUp: 0, module: 0 };

  constructor(private readonly fates: Fates) {
    mockShop(({ method }, path) => this.respond(method ?? 'GET', path));
    this.stripe.handleNextAction.mockImplementation(
      (options) => this.ask((options as { clientSecret: string }).clientSecret) as never,
    );
    this.stripe.retrievePaymentIntent.mockImplementation((secret) =>
      Promise.resolve(
        this.fate('lookUp') === 'ok'
          ? { paymentIntent: this.wire(this.find(secret)) }
          : { error: stripeError('', 'api_connection_error') },
      ),
    );
  }

  /** Whether the shop knows that its order is paid. */
  get isKnownAsPaid(): boolean {
    return this.order?.isCharged === true && (this.fates.isToldAtOnce || !this.isCartOpen);
  }

  private fate<Kind extends keyof PaymentWorld['used']>(kind: Kind): Fates[Kind][number] {
    const list = this.fates[kind];
    const one = list[this.used[kind] % list.length];
    this.used[kind] += 1;
    if (one === undefined) throw new Error(`no fate of ${kind}`);
    return one;
  }

  private newIntent(status: string): Intent {
    const id = String(this.intents.length + 1);
    const intent = { secret: `pi_${id}_secret_${id}`, status, isCharged: false };
    this.intents.push(intent);
    return intent;
  }

  private find(secret: string): Intent {
    const found = this.intents.find((intent) => intent.secret === secret);
    if (found === undefined) throw new Error(`no intent ${secret}`);
    return found;
  }

  private wire({ status }: Intent): PaymentIntent {
    return intentOf(status, status === 'requires_action' ? 'use_stripe_sdk' : undefined);
  }

  private charge(intent: Intent): void {
    if (intent.isCharged || intent.status === 'canceled') return;
    Object.assign(intent, { isCharged: true, status: 'succeeded' });
    this.charges += 1;
    if (this.fates.isToldAtOnce && this.order === intent) this.isCartOpen = false;
  }

  private respond(method: string, path: string): Result<HttpResponse> {
    const name = path.split('/').at(-1) ?? '';
    if (path === 'cart') return json({ is_active: this.isCartOpen, items: [{ item_id: 77 }] });
    if (path === 'totals') return json(wireTotals(this.grandTotal));
    if (path === 'payment-information') {
      if (method === 'POST') return this.place();
      if (!this.isCartOpen) return fail(GONE);
      const payment_methods = [{ code: 'stripe_payments', title: 'Card' }];
      return json({ payment_methods, totals: wireTotals(this.grandTotal) });
    }
    if (!path.includes('stripe/payments')) return json([]);
    if (name === 'update_cart') return this.update();
    const fate = this.fate('module');
    if (fate === 'unsent') return fail({ kind: 'network' });
    const response = this.callModule(name);
    return fate === 'lost' ? fail({ kind: 'timeout' }) : response;
  }

  private place(): Result<HttpResponse> {
    if (!this.isCartOpen) return fail(GONE);
    if (this.order?.isCharged === true) {
      this.isCartOpen = false;
      return fail(GONE);
    }
    if (this.quoteIntent?.status === 'requires_confirmation') return this.ordered(this.quoteIntent);
    const fate = this.fate('pay');
    if (fate === 'unsent') return fail({ kind: 'network' });
    if (fate === 'declined') return refusal('Your card was declined.');
    if (this.order !== null) this.order.status = 'canceled';
    if (this.quoteIntent !== null) this.quoteIntent.status = 'canceled';
    this.order = null;
    if (fate === 'first') {
      this.quoteIntent = this.newIntent('requires_action');
      return refusal(`Authentication Required: ${this.quoteIntent.secret}`);
    }
    const response = this.ordered(this.newIntent(this.statusOf(fate)));
    return fate.endsWith('lost') ? fail({ kind: 'timeout' }) : response;
  }

  private statusOf(fate: PayFate): string {
    return fate.startsWith('after') ? 'requires_action' : 'requires_confirmation';
  }

  private ordered(intent: Intent): Result<HttpResponse> {
    this.order = intent;
    this.quoteIntent = null;
    this.isCartOpen = false;
    if (intent.status === 'requires_confirmation') this.charge(intent);
    return json(30);
  }

  /** Pays the existing order again. */
  private update(): Result<HttpResponse> {
    if (!this.isCartOpen || this.order === null) return json('{"placeNewOrder":true}');
    if (!this.order.isCharged) {
      const fate = this.fate('pay');
      if (fate === 'unsent') return fail({ kind: 'network' });
      if (fate === 'declined') return json('{"error":"Your card was declined."}');
      this.order.status = 'canceled';
      const status = fate === 'first' ? 'requires_action' : this.statusOf(fate);
      this.ordered(this.newIntent(status));
      if (fate.endsWith('lost')) return fail({ kind: 'timeout' });
    }
    this.isCartOpen = false;
    return json('{"placeNewOrder":false}');
  }

  private callModule(name: string): Result<HttpResponse> {
    const { order } = this;
    if (name === 'get_requires_action') {
      if (order?.status !== 'requires_action') return json([]);
      this.isCartOpen = true;
      return json(order.secret);
    }
    if (name === 'restore_quote' && order !== null && !this.isKnownAsPaid) this.isCartOpen = true;
    if (name === 'cancel_last_order' && order !== null && !order.isCharged) {
      order.status = 'canceled';
      this.order = null;
      this.isCartOpen = true;
    }
    return json('[]');
  }

  /** The challenge, in the provider's window. */
  private ask(secret: string): Promise<object> {
    const intent = this.find(secret);
    const fate = this.fate('ask');
    const lost = { error: stripeError('', 'api_connection_error') };
    if (fate === 'lost before') return Promise.resolve(lost);
    if (intent.status !== 'requires_action') {
      return Promise.resolve({ paymentIntent: this.wire(intent) });
    }
    if (fate === 'refused') {
      intent.status = 'requires_payment_method';
      return Promise.resolve({ error: stripeError('We are unable to authenticate you.') });
    }
    if (fate !== 'asked again') {
      // Before the order exists the shop confirms, afterwards the bank's response does.
      if (intent === this.order) this.charge(intent);
      else intent.status = 'requires_confirmation';
    }
    return Promise.resolve(fate === 'lost after' ? lost : { paymentIntent: this.wire(intent) });
  }
}
