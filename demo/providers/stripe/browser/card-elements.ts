import type {
  PaymentMethod,
  StripeCardCvcElement,
  StripeCardCvcElementChangeEvent,
  StripeCardCvcElementOptions,
  StripeCardElement,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
} from '@stripe/stripe-js';

import { FrameElement } from './frame-element';
import type { FrameHost } from './frame-host';
import type { Group } from './group';
import type { ElementOptions, Made, ToPage } from './protocol.types';

interface CvcEvents {
  ready: { elementType: 'cardCvc' };
  focus: { elementType: 'cardCvc' };
  blur: { elementType: 'cardCvc' };
  escape: { elementType: 'cardCvc' };
  change: StripeCardCvcElementChangeEvent;
}

/** The security code of a saved card. */
export class CardCvcElement extends FrameElement<CvcEvents> implements StripeCardCvcElement {
  constructor(
    group: Group,
    private options: StripeCardCvcElementOptions,
  ) {
    super('cardCvc', group);
  }

  update(options: Partial<StripeCardCvcElementOptions>): void {
    this.options = { ...this.options, ...options };
    this.refresh();
  }

  /** Creates a token for the code, which stays in the frame. */
  createToken(): Promise<Made<object>> {
    return this.host?.ask('codeToken', null) ?? Promise.resolve({ error: notMounted });
  }

  protected frameOptions(): ElementOptions {
    const { placeholder, disabled } = this.options;
    return {
      ...(placeholder === undefined ? {} : { placeholder }),
      ...(disabled === undefined ? {} : { disabled }),
    };
  }

  protected heard(message: ToPage): void {
    const elementType = 'cardCvc';
    if (message.type === 'ready' || message.type === 'focus')
      this.emitter.emit(message.type, { elementType });
    if (message.type === 'blur' || message.type === 'escape')
      this.emitter.emit(message.type, { elementType });
    if (message.type !== 'change') return;
    const { empty, complete, error } = message.state;
    this.emitter.emit('change', { elementType, empty, complete, error });
  }
}

const notMounted = {
  type: 'invalid_request_error',
  message:
    'We could not retrieve data from the specified Element. Please make sure it is still mounted.',
} as const;

interface CardEvents {
  ready: { elementType: 'card' };
  focus: { elementType: 'card' };
  blur: { elementType: 'card' };
  escape: { elementType: 'card' };
  change: StripeCardElementChangeEvent;
}

/** The card fields only. */
export class CardElement extends FrameElement<CardEvents> implements StripeCardElement {
  constructor(
    group: Group,
    private options: StripeCardElementOptions,
  ) {
    super('card', group);
  }

  update(options: Partial<StripeCardElementOptions>): void {
    this.options = { ...this.options, ...options };
    this.refresh();
  }

  /** Creates a payment method from the fields; the card number stays in the frame. */
  createPaymentMethod(params: Readonly<Record<string, unknown>>): Promise<Made<PaymentMethod>> {
    return this.host?.ask('paymentMethod', params) ?? Promise.resolve({ error: notMounted });
  }

  protected override mounted(host: FrameHost): void {
    this.group.fields = host;
  }

  protected frameOptions(): ElementOptions {
    return {
      fields: { country: false, postalCode: this.options.hidePostalCode !== true },
      ...(this.options.disabled === undefined ? {} : { disabled: this.options.disabled }),
    };
  }

  protected heard(message: ToPage): void {
    const elementType = 'card';
    if (message.type === 'ready' || message.type === 'focus')
      this.emitter.emit(message.type, { elementType });
    if (message.type === 'blur' || message.type === 'escape')
      this.emitter.emit(message.type, { elementType });
    if (message.type !== 'change') return;
    const { empty, complete, error, postalCode } = message.state;
    this.emitter.emit('change', {
      elementType,
      empty,
      complete,
      error,
      brand: 'unknown',
      value: { postalCode: postalCode ?? '' },
    });
  }
}
