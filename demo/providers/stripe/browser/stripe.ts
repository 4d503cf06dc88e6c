import type {
  PaymentIntent,
  PaymentIntentOrSetupIntentResult,
  SetupIntent,
  Stripe,
  StripeConstructorOptions,
  StripeElementsOptionsClientSecret,
  StripeElementsOptionsMode,
  WrapperLibrary,
} from '@stripe/stripe-js';

import { confirmCard, confirmIntent } from './confirm';
import { Elements } from './elements';
import { IntegrationError } from './integration-error';
import { asPayment, asSetup, finish, intentOf, retrieve } from './intents';
import { makeCodeToken, makeConfirmationToken, makePaymentMethod } from './make-methods';

/** The parts of the provider's script that the sandbox has, in the provider's own types. */
export type SandboxStripe = Pick<
  Stripe,
  | 'elements'
  | 'confirmPayment'
  | 'confirmSetup'
  | 'confirmCardPayment'
  | 'handleCardAction'
  | 'handleNextAction'
  | 'createPaymentMethod'
  | 'createConfirmationToken'
  | 'createToken'
  | 'retrievePaymentIntent'
  | 'retrieveSetupIntent'
  | 'registerAppInfo'
>;

type Options = Readonly<Record<string, unknown>>;
type ElementsOptions = StripeElementsOptionsClientSecret | StripeElementsOptionsMode;

const KEY = /^pk_(?:test|live)_/;

async function handleNextAction(
  key: string,
  clientSecret: string,
): Promise<PaymentIntentOrSetupIntentResult> {
  const kind = intentOf(clientSecret);
  const found = await retrieve(key, kind);
  const made = found.error ? found : await finish(key, kind, found.value);
  if (made.error) return { error: made.error };
  const intent = made.value;
  return intent.object === 'payment_intent' ? { paymentIntent: intent } : { setupIntent: intent };
}

/** `Stripe(key, options)`. Throws for an invalid key; locale, betas and the version are accepted without effect. */
function createStripe(key: string, options: StripeConstructorOptions = {}): SandboxStripe {
  if (!KEY.test(key)) {
    throw new IntegrationError(
      key.startsWith('sk_')
        ? 'You should not use your secret key with Stripe.js. Please pass a publishable key instead.'
        : 'Please call Stripe() with your publishable key. You used an empty string or an unknown key.',
    );
  }
  const { locale } = options;
  const retrievePaymentIntent = async (clientSecret: string) =>
    asPayment(await retrieve<PaymentIntent>(key, intentOf(clientSecret)));
  return {
    elements: (given?: ElementsOptions) => {
      const known = locale === undefined ? {} : { locale };
      return new Elements(key, { ...known, ...given });
    },
    // The overloads return only errors when the page is left in any case.
    confirmPayment: async (given: Options) =>
      asPayment(await confirmIntent<PaymentIntent>(key, given)) as never,
    confirmSetup: async (given: Options) =>
      asSetup(await confirmIntent<SetupIntent>(key, given)) as never,
    confirmCardPayment: async (clientSecret, data = {}) =>
      asPayment(await confirmCard(key, clientSecret, data as Options)),
    handleCardAction: async (clientSecret) => {
      const { paymentIntent, error } = await handleNextAction(key, clientSecret);
      if (error) return { error };
      return paymentIntent ? { paymentIntent } : retrievePaymentIntent(clientSecret);
    },
    handleNextAction: ({ clientSecret }: { clientSecret?: string; hashedValue?: string }) =>
      handleNextAction(key, clientSecret ?? ''),
    createPaymentMethod: async (given: object) => {
      const { value, error } = await makePaymentMethod(key, given as Options);
      return error ? { error } : { paymentMethod: value };
    },
    createConfirmationToken: async (given) => {
      const { value, error } = await makeConfirmationToken(given as unknown as Options);
      return error ? { error } : { confirmationToken: value };
    },
    createToken: async (type: unknown, data?: unknown) => {
      const { value, error } = await makeCodeToken(type, data);
      return error ? { error } : { token: value };
    },
    retrievePaymentIntent,
    retrieveSetupIntent: async (clientSecret) =>
      asSetup(await retrieve<SetupIntent>(key, intentOf(clientSecret))),
    registerAppInfo: (_library: WrapperLibrary) => undefined,
  };
}

/** `window.Stripe` of version 3, marked as the sandbox's. */
const constructor = Object.assign(createStripe, { version: 3, isSandbox: true });
Object.assign(window, { Stripe: constructor });
