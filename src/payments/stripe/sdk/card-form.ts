import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { fail, ok } from '../../../platform/result';
import type {
  CardFormEvents,
  CardSetup,
} from '../../../state/extensions/saved-methods-provider.types';
import type { StripeInit } from '../domain/stripe-init.types';

/** Mounts the provider's form into `host`, in its mode for saving a method without paying. */
export function mountCardForm(
  stripe: Stripe,
  { locale, currency }: StripeInit,
  host: HTMLElement,
  { onReady, onBroken, signal }: CardFormEvents,
): CardSetup {
  const elements = stripe.elements({
    mode: 'setup',
    setupFutureUsage: 'on_session',
    paymentMethodCreation: 'manual',
    locale: locale as StripeElementLocale,
    ...(currency === null ? {} : { currency }),
  });
  const element = elements.create('payment');
  let isComplete = false;
  element.on('ready', onReady);
  element.on('loaderror', onBroken);
  element.on('change', (event) => {
    isComplete = event.complete;
  });
  element.mount(host);
  signal.addEventListener('abort', () => {
    element.destroy();
  });
  return {
    isComplete: () => isComplete,
    focus: () => {
      element.focus();
    },
    create: () => createMethod(stripe, elements),
    authenticate: (clientSecret) => authenticate(stripe, clientSecret),
    clear: () => {
      element.clear();
    },
  };
}

async function createMethod(
  stripe: Stripe,
  elements: StripeElements,
): ReturnType<CardSetup['create']> {
  try {
    const checked = await elements.submit();
    if (checked.error !== undefined) return fail({ kind: 'invalid' });
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
    if (paymentMethod !== undefined) return ok(paymentMethod.id);
    if (error.type === 'validation_error') return fail({ kind: 'invalid' });
    return fail(
      error.message === undefined
        ? { kind: 'failed' }
        : { kind: 'refused', message: error.message },
    );
  } catch {
    return fail({ kind: 'failed' });
  }
}

async function authenticate(stripe: Stripe, clientSecret: string): Promise<string | null> {
  try {
    const { error } = await stripe.handleNextAction({ clientSecret });
    return error === undefined ? null : (error.message ?? error.type);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
