import type { FrameLocator, Page } from '@playwright/test';
import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripePaymentElement,
  StripePaymentElementChangeEvent,
} from '@stripe/stripe-js';
import { PROVIDER } from '../support/provider';

/** The state that a test keeps in the page for later steps. */
export interface Sandbox {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly element: StripePaymentElement;
  readonly changes: StripePaymentElementChangeEvent[];
  readonly heard: unknown[];
}

declare global {
  interface Window {
    sandbox: Sandbox;
  }
}

/** The provider's own page, on a different origin than its script, with the test's own account. */
export class SandboxPage {
  constructor(
    readonly page: Page,
    readonly account: string,
  ) {}

  get key(): string {
    return `pk_test_demo_${this.account}`;
  }

  async open(): Promise<void> {
    await this.page.goto(PROVIDER.replace('127.0.0.1', 'localhost'));
  }

  get fields(): FrameLocator {
    return this.page.frameLocator('iframe[title="Secure payment input frame"]');
  }

  get buttons(): FrameLocator {
    return this.page.frameLocator('iframe[title="Secure express checkout frame"]');
  }

  get sheet(): FrameLocator {
    return this.page.frameLocator('iframe[title="Sandbox wallet"]');
  }

  get challenge(): FrameLocator {
    return this.page.frameLocator('iframe[title="3D Secure authentication"]');
  }

  /** Types a card as a shopper does. */
  async type(number: string, expiry = '1234', code = '123'): Promise<void> {
    await this.fields.getByLabel('Card number').pressSequentially(number);
    await this.fields.getByLabel('Expiration date').pressSequentially(expiry);
    await this.fields.getByLabel('Security code').pressSequentially(code);
    await this.fields.getByLabel('ZIP code').fill('90210');
  }

  /** Calls the API as the shop's server does. */
  async post(path: string, form: Record<string, string> = {}): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer sk_test_demo_${this.account}` };
    const answer = await this.page.request.post(`${PROVIDER}/v1/${path}`, { form, headers });
    return (await answer.json()) as Record<string, unknown>;
  }

  /** A payment intent's client secret. */
  async intent(amount = '1999'): Promise<string> {
    const intent = await this.post('payment_intents', { amount, currency: 'eur' });
    return String(intent.client_secret);
  }

  async control<T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> {
    const url = `${PROVIDER}/sandbox/${path}?key=${this.key}`;
    const answer = await this.page.request[method](url, data === undefined ? {} : { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as T;
  }

  charges(): Promise<readonly { readonly amount: number }[]> {
    return this.control('get', 'charges');
  }

  fault(fault: object): Promise<unknown> {
    return this.control('post', 'faults', fault);
  }

  /** Starts the script and its elements. */
  async start(options: Partial<StripeElementsOptionsMode> = {}): Promise<void> {
    await this.open();
    await this.page.evaluate(
      ([key, more]) => {
        if (!window.Stripe) throw new Error('the script is not there');
        const stripe = window.Stripe(key);
        const shared = { mode: 'payment', amount: 1999, currency: 'eur', ...more } as const;
        const elements = stripe.elements(shared as StripeElementsOptionsMode);
        const element = elements.create('payment');
        const changes: StripePaymentElementChangeEvent[] = [];
        element.on('change', (event) => changes.push(event));
        window.sandbox = { stripe, elements, element, changes, heard: [] };
      },
      [this.key, options] as const,
    );
  }

  /** Starts, shows the payment element and waits until it is ready. */
  async startFields(options: Partial<StripeElementsOptionsMode> = {}): Promise<void> {
    await this.start(options);
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.sandbox.element.on('ready', () => {
            resolve();
          });
          window.sandbox.element.mount('#element');
        }),
    );
  }

  /** Submits the fields and creates a payment method; returns its id. */
  async method(): Promise<string> {
    return this.page.evaluate(async () => {
      const { stripe, elements } = window.sandbox;
      const { error } = await elements.submit();
      if (error) throw new Error(error.message);
      const made = await stripe.createPaymentMethod({ elements });
      return made.paymentMethod?.id ?? made.error?.message ?? '';
    });
  }

  /** Confirms an intent with a method; returns the script's result. */
  confirm(clientSecret: string, method: string) {
    return this.page.evaluate(
      ([secret, payment_method]) =>
        window.sandbox.stripe.confirmPayment({
          clientSecret: secret,
          confirmParams: { payment_method, return_url: location.href },
          redirect: 'if_required',
        }),
      [clientSecret, method] as const,
    );
  }
}
