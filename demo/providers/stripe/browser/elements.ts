import type {
  StripeCardCvcElement,
  StripeCardCvcElementOptions,
  StripeCardElement,
  StripeCardElementOptions,
  StripeElements,
  StripeElementsUpdateOptions,
  StripeElementType,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementOptions,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';

import { CardCvcElement, CardElement } from './card-elements';
import { ExpressElement } from './express-element';
import { changeOptions, type Group, type GroupOptions } from './group';
import { IntegrationError } from './integration-error';
import { PaymentElement } from './payment-element';

type Known = 'payment' | 'expressCheckout' | 'card' | 'cardCvc';
type Made = PaymentElement | ExpressElement | CardElement | CardCvcElement;

const noSuchElement = (type: string): IntegrationError =>
  new IntegrationError(`The sandbox has no element of the type ${type}.`);

/** `stripe.elements()`: creates elements and holds their common state. */
export class Elements implements StripeElements {
  /** The state of these elements that the methods of `stripe` need. */
  readonly group: Group;
  private readonly made = new Map<Known, Made>();

  constructor(key: string, options: GroupOptions) {
    const { mode, clientSecret, amount, currency } = options;
    if (
      mode === undefined &&
      clientSecret === undefined &&
      (amount !== undefined || currency !== undefined)
    ) {
      throw new IntegrationError(
        'In order to create elements, you must pass a clientSecret or a mode.',
      );
    }
    if (
      mode !== undefined &&
      mode !== 'setup' &&
      !(Number.isInteger(amount) && Number(amount) >= 0)
    ) {
      throw new IntegrationError(
        `Invalid value for elements(): amount should be an integer. You specified: ${String(amount)}.`,
      );
    }
    this.group = {
      key,
      options,
      isSubmitted: false,
      fields: null,
      sheet: null,
      members: new Set(),
    };
  }

  update(options: StripeElementsUpdateOptions): Promise<void> {
    changeOptions(this.group, options);
    return Promise.resolve();
  }

  on(_eventType: 'update-end', _handler: () => void): void {
    return;
  }

  fetchUpdates(): Promise<{ error?: { message: string; status?: string } }> {
    return Promise.resolve({});
  }

  async submit(): ReturnType<StripeElements['submit']> {
    const { fields, sheet } = this.group;
    if (sheet) {
      this.group.isSubmitted = true;
      return { selectedPaymentMethod: 'card' };
    }
    const error = (await fields?.ask('validate', null)) ?? null;
    if (error) return { error };
    this.group.isSubmitted = true;
    return { selectedPaymentMethod: 'card' };
  }

  create(type: 'payment', options?: StripePaymentElementOptions): StripePaymentElement;
  create(
    type: 'expressCheckout',
    options?: StripeExpressCheckoutElementOptions,
  ): StripeExpressCheckoutElement;
  create(type: 'card', options?: StripeCardElementOptions): StripeCardElement;
  create(type: 'cardCvc', options?: StripeCardCvcElementOptions): StripeCardCvcElement;
  create(type: StripeElementType, options?: unknown): never;
  create(type: StripeElementType, options?: unknown): object {
    if (this.made.has(type as Known)) {
      throw new IntegrationError(
        `Can only create one Element of type ${type} through an Elements instance.`,
      );
    }
    const element = this.make(type, options ?? {});
    this.made.set(type as Known, element);
    element.onDestroyed(() => this.made.delete(type as Known));
    return element;
  }

  getElement(type: 'payment'): StripePaymentElement | null;
  getElement(type: 'expressCheckout'): StripeExpressCheckoutElement | null;
  getElement(type: 'card'): StripeCardElement | null;
  getElement(type: 'cardCvc'): StripeCardCvcElement | null;
  getElement(type: StripeElementType, options?: unknown): null;
  getElement(type: StripeElementType, _options?: unknown): object | null {
    return this.made.get(type as Known) ?? null;
  }

  private make(type: StripeElementType, options: object): Made {
    switch (type) {
      case 'payment':
        return new PaymentElement(this.group, options);
      case 'expressCheckout':
        return new ExpressElement(this.group, options);
      case 'card':
        return new CardElement(this.group, options);
      case 'cardCvc':
        return new CardCvcElement(this.group, options);
      default:
        throw noSuchElement(type);
    }
  }
}
