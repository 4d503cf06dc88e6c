import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import type { StripeInit } from '../../domain/payment/stripe-init.types';
import { fail, ok } from '../../platform/result';
import type { CardSetup } from '../../state/saved-payments/card-setup';

/** The provider's form, mounted. */
export interface CardForm {
  readonly setup: CardSetup;
  readonly destroy: () => void;
}

interface CardFormEvents {
  readonly onReady: () => void;
  /** The form cannot be shown. */
  readonly onBroken: () => void;
}

/** Mounts the provider's form into `host`, in its mode for saving a method without paying. */
export function mountCardForm(
  stripe: Stripe,
  { locale, currency }: StripeInit,
  host: HTMLElement,
  { onReady, onBroken }: CardFormEvents,
): CardForm {
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
  return {
    destroy: () => {
      element.destroy();
    },
    setup: {
      isComplete: () => isComplete,
      focus: () => {
        element.focus();
      },
      create: () => createMethod(stripe, elements),
      authenticate: (clientSecret) => authenticate(stripe, clientSecret),
      clear: () => {
        element.clear();
      },
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
