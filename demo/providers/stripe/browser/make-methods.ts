import type { ConfirmationToken, PaymentMethod, StripeError, Token } from '@stripe/stripe-js';

import { call } from './api';
import { CardCvcElement, CardElement } from './card-elements';
import { Elements } from './elements';
import type { FrameHost } from './frame-host';
import { IntegrationError } from './integration-error';
import { ORIGIN } from '../../shared/browser/origin';
import type { Made } from './protocol.types';

const notMounted: StripeError = {
  type: 'invalid_request_error',
  message:
    'Could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
};

/** The frame that holds the card: the open sheet, or the fields. The order of calls is that of the real provider. */
export function cardFrame(elements: unknown): FrameHost | null {
  if (!(elements instanceof Elements)) {
    throw new IntegrationError(
      'Invalid value for elements: it should be an object made by stripe.elements().',
    );
  }
  const { group } = elements;
  if (!group.isSubmitted) {
    throw new IntegrationError(
      'elements.submit() must be called and resolved before this call. Call elements.submit() first.',
    );
  }
  return group.sheet ?? group.fields;
}

type Options = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): Options =>
  typeof value === 'object' && value !== null ? (value as Options) : {};

/** `createPaymentMethod`, from elements, from a card element, or from the data of another kind. */
export async function makePaymentMethod(
  key: string,
  options: Options,
): Promise<Made<PaymentMethod>> {
  if ('elements' in options || 'element' in options) {
    const params = asRecord(options.params);
    if (options.element instanceof CardElement) return options.element.createPaymentMethod(params);
    return (
      (await cardFrame(options.elements)?.ask('paymentMethod', params)) ?? { error: notMounted }
    );
  }
  const { card, ...rest } = options;
  if (card instanceof CardElement) return card.createPaymentMethod(rest);
  return call<PaymentMethod>(ORIGIN, key, 'POST', '/v1/payment_methods', options);
}

/** `createConfirmationToken`. */
export async function makeConfirmationToken(options: Options): Promise<Made<ConfirmationToken>> {
  const frame = cardFrame(options.elements);
  const made = (await frame?.ask('confirmationToken', asRecord(options.params))) ?? {
    error: notMounted,
  };
  return made as Made<ConfirmationToken>;
}

/** `createToken('cvc_update', element)`. */
export async function makeCodeToken(type: unknown, element: unknown): Promise<Made<Token>> {
  if (type !== 'cvc_update' || !(element instanceof CardCvcElement)) {
    throw new IntegrationError('The sandbox makes tokens of security codes only.');
  }
  return (await element.createToken()) as Made<Token>;
}
