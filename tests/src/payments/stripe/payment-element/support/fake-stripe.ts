import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { vi } from 'vitest';

type Handler = (event: never) => void;

/** An element of the provider: records its calls, and fires its events on demand. */
export class FakeElement {
  readonly mount = vi.fn((_host: HTMLElement) => undefined);
  readonly destroy = vi.fn(() => undefined);
  readonly focus = vi.fn(() => undefined);
  private readonly handlers = new Map<string, Handler>();

  constructor(
    readonly type: string,
    readonly options: Readonly<Record<string, unknown>>,
  ) {}

  on(event: string, handler: Handler): this {
    this.handlers.set(event, handler);
    return this;
  }

  fire(event: string, detail: object): void {
    this.handlers.get(event)?.(detail as never);
  }
}

/** A group of elements. */
export class FakeGroup {
  readonly elements: FakeElement[] = [];
  readonly update = vi.fn<StripeElements['update']>();
  readonly submit = vi.fn<StripeElements['submit']>();

  constructor(readonly options: Readonly<Record<string, unknown>>) {
    this.submit.mockResolvedValue({ selectedPaymentMethod: 'card' });
  }

  create(type: string, options: Readonly<Record<string, unknown>>): FakeElement {
    const element = new FakeElement(type, options);
    this.elements.push(element);
    return element;
  }
}

/** The parts of the provider's SDK that Till uses, with the signatures of its public types. */
export class FakeStripe {
  readonly groups: FakeGroup[] = [];
  readonly createPaymentMethod =
    vi.fn<(options: object) => ReturnType<Stripe['createPaymentMethod']>>();
  readonly createToken =
    vi.fn<(type: string, element: unknown) => ReturnType<Stripe['createToken']>>();
  readonly handleNextAction = vi.fn<(options: object) => ReturnType<Stripe['handleNextAction']>>();
  readonly retrievePaymentIntent = vi.fn<Stripe['retrievePaymentIntent']>();
  readonly retrieveSetupIntent = vi.fn<Stripe['retrieveSetupIntent']>();
  readonly registerAppInfo = vi.fn<Stripe['registerAppInfo']>();

  elements(options: object): FakeGroup {
    const group = new FakeGroup({ ...options });
    this.groups.push(group);
    return group;
  }

  /** The latest element of a type. */
  element(type: string): FakeElement {
    const all = this.groups.flatMap(({ elements }) => elements);
    const found = all.filter((element) => element.type === type).at(-1);
    if (found === undefined) throw new Error(`no ${type}`);
    return found;
  }

  /** As the SDK's own type. */
  get typed(): Stripe {
    return this as unknown as Stripe;
  }
}

/** An intent with the parts that decide. */
export const intent = (status: string, action?: string): PaymentIntent =>
  ({
    id: 'pi_1',
    object: 'payment_intent',
    status,
    next_action: action === undefined ? null : { type: action },
  }) as unknown as PaymentIntent;

/** An error of the provider. */
export const stripeError = (
  message: string | undefined,
  type: StripeError['type'] = 'card_error',
): StripeError => ({ type, ...(message === undefined ? {} : { message }) });
