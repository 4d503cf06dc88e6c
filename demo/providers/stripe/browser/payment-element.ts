import type {
  StripeError,
  StripePaymentElement,
  StripePaymentElementChangeEvent,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';

import { FrameElement, loadError } from './frame-element';
import type { FrameHost } from './frame-host';
import type { Group } from './group';
import type { ElementOptions, FieldState, ToPage } from './protocol.types';

interface Events {
  ready: { elementType: 'payment' };
  loaderstart: { elementType: 'payment' };
  focus: { elementType: 'payment' };
  blur: { elementType: 'payment' };
  escape: { elementType: 'payment' };
  change: StripePaymentElementChangeEvent;
  loaderror: { elementType: 'payment'; error: StripeError };
}

const elementType = 'payment';

function isShown(options: StripePaymentElementOptions, field: 'country' | 'postalCode'): boolean {
  const billing = options.fields?.billingDetails;
  if (billing === undefined || billing === 'auto') return true;
  if (billing === 'never') return false;
  const { address } = billing;
  if (address === undefined || typeof address === 'string') return address !== 'never';
  return address[field] !== 'never';
}

/** The payment element: card fields in one frame. */
export class PaymentElement extends FrameElement<Events> implements StripePaymentElement {
  private isCollapsed: boolean;

  constructor(
    group: Group,
    private options: StripePaymentElementOptions,
  ) {
    super('payment', group);
    const { layout } = options;
    this.isCollapsed = typeof layout === 'object' && layout.defaultCollapsed === true;
  }

  update(options: Partial<StripePaymentElementOptions>): this {
    this.options = { ...this.options, ...options };
    this.refresh();
    return this;
  }

  collapse(): this {
    this.host?.send({ type: 'collapse' });
    return this;
  }

  protected override mounted(host: FrameHost): void {
    this.group.fields = host;
    this.emitter.emit('loaderstart', { elementType });
  }

  protected frameOptions(): ElementOptions {
    const address = this.options.defaultValues?.billingDetails?.address;
    return {
      fields: {
        country: isShown(this.options, 'country'),
        postalCode: isShown(this.options, 'postalCode'),
      },
      collapsed: this.isCollapsed,
      ...(address?.country === undefined ? {} : { defaultCountry: address.country }),
      ...(address?.postal_code === undefined ? {} : { defaultPostalCode: address.postal_code }),
    };
  }

  protected heard(message: ToPage): void {
    if (message.type === 'ready' || message.type === 'focus')
      this.emitter.emit(message.type, { elementType });
    if (message.type === 'blur' || message.type === 'escape')
      this.emitter.emit(message.type, { elementType });
    if (message.type === 'broken')
      this.emitter.emit('loaderror', { elementType, error: loadError });
    if (message.type === 'change') this.changed(message.state);
  }

  private changed({ empty, complete, collapsed, country, postalCode }: FieldState): void {
    this.group.isSubmitted = false;
    this.emitter.emit('change', {
      elementType,
      empty,
      complete,
      collapsed,
      value: { type: 'card', billingDetails: { address: { country, postalCode } } },
    });
  }
}
