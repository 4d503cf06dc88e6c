import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js';

import { call } from './api';
import { CardElement } from './card-elements';
import { Elements } from './elements';
import { finish, intentOf } from './intents';
import { cardFrame } from './make-methods';
import { IntegrationError } from './integration-error';
import { ORIGIN } from '../../shared/browser/origin';
import type { Made } from './protocol.types';

type Options = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): Options =>
  typeof value === 'object' && value !== null ? (value as Options) : {};

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

type Intent = PaymentIntent | SetupIntent;

async function send<T extends Intent>(
  key: string,
  clientSecret: string,
  params: Options,
): Promise<Made<T>> {
  const kind = intentOf(clientSecret);
  const { value, error } = await call<T>(ORIGIN, key, 'POST', `${kind.path}/confirm`, {
    ...params,
    client_secret: clientSecret,
    use_stripe_sdk: true,
  });
  return error ? { error } : finish(key, kind, value);
}

function leave(returnUrl: string, intent: Intent): void {
  const prefix = intent.object;
  const url = new URL(returnUrl);
  url.searchParams.set(prefix, intent.id);
  url.searchParams.set(`${prefix}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  location.assign(url);
}

/** `confirmPayment` and `confirmSetup`: with a confirmation token, a payment method, or the fields. */
export async function confirmIntent<T extends Intent>(
  key: string,
  options: Options,
): Promise<Made<T>> {
  const { elements } = options;
  const group = elements instanceof Elements ? elements.group : null;
  const clientSecret = asText(options.clientSecret) ?? group?.options.clientSecret ?? null;
  if (clientSecret === null)
    throw new IntegrationError('confirmPayment(): a clientSecret is missing.');
  const params = asRecord(options.confirmParams);
  const isComplete = 'confirmation_token' in params || 'payment_method' in params;
  if (group && group.options.clientSecret !== undefined && !isComplete) {
    const { error } = await (elements as Elements).submit();
    if (error) return { error };
  }
  const { return_url, ...rest } = params;
  let method: Options = {};
  if (!isComplete) {
    const made = await cardFrame(elements)?.ask(
      'paymentMethod',
      asRecord(params.payment_method_data),
    );
    if (!made) throw new IntegrationError('confirmPayment(): the element is not mounted.');
    if (made.error) return { error: made.error };
    method = { payment_method: made.value.id };
  }
  const { payment_method_data, ...sent } = rest;
  const confirmed = await send<T>(key, clientSecret, { ...sent, return_url, ...method });
  const returnUrl = asText(return_url);
  if (confirmed.error || options.redirect === 'if_required') return confirmed;
  if (returnUrl === null) throw new IntegrationError('confirmPayment(): return_url is missing.');
  leave(returnUrl, confirmed.value);
  return new Promise(() => undefined);
}

/** `confirmCardPayment`: with an id, or with a card element. */
export async function confirmCard(
  key: string,
  clientSecret: string,
  data: Options,
): Promise<Made<PaymentIntent>> {
  const { payment_method: named, ...rest } = data;
  if (typeof named === 'string') {
    return send<PaymentIntent>(key, clientSecret, { ...rest, payment_method: named });
  }
  const { card, ...more } = asRecord(named);
  if (!(card instanceof CardElement)) return send<PaymentIntent>(key, clientSecret, data);
  const made = await card.createPaymentMethod(more);
  if (made.error) return { error: made.error };
  return send<PaymentIntent>(key, clientSecret, { ...rest, payment_method: made.value.id });
}
