import type {
  Appearance,
  Stripe,
  StripeCardCvcElement,
  StripeElements,
  StripeElementLocale,
  StripeElementsOptionsMode,
  StripeElementStyle,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { ElementSettings } from '../api/element-settings';
import { isPartlyPaid } from '../../../domain/payment/partly-paid';
import { minorUnits } from '../../../domain/payment/minor-units';
import type { Totals } from '../../../domain/quote.types';
import { allowedMethodTypes } from '../domain/method-types';
import { reportSetup, startStripe } from '../sdk/start-stripe';
import { patchElement, resetElement } from './element-state';

/** Milliseconds after which loading counts as slow. */
const SLOW_MS = 8_000;

/** Timeout for the provider's frames, in milliseconds; the same as for its script. */
const FRAME_LIMIT_MS = 20_000;

/** The provider's objects; they hold what is typed, so they are never in the store. */
interface LiveElement {
  stripe: Stripe | null;
  group: StripeElements | null;
  form: StripePaymentElement | null;
  code: StripeCardCvcElement | null;
}

const live: LiveElement = { stripe: null, group: null, form: null, code: null };

/** The provider's objects as they are now; null while they are not there. */
export const liveElement = (): Readonly<LiveElement> => live;

/** Loads the provider, again after a failure; the state shows the result. */
export async function connectElement({ init }: ElementSettings): Promise<void> {
  resetElement();
  if (init === null) {
    reportSetup('The page has no publishable key for Stripe.');
    patchElement({ phase: 'unavailable' });
    return;
  }
  const timer = setTimeout(() => {
    patchElement({ phase: 'slow' });
  }, SLOW_MS);
  const result = await startStripe(init);
  clearTimeout(timer);
  if (result.ok) {
    live.stripe = result.value;
    patchElement({ phase: 'ready' });
  } else if (result.error === 'setup') patchElement({ phase: 'unavailable' });
  else patchElement({ phase: 'blocked', failure: result.error });
}

/** Runs a step of the provider's set-up; what it throws makes the method unavailable (PELEM-29). */
function setUp(step: () => void): void {
  try {
    step();
  } catch (error) {
    reportSetup(error);
    patchElement({ phase: 'unavailable' });
  }
}

const isLinkEnabled = ({ wallets }: ElementSettings): boolean => wallets.link !== 'never';

/** What is paid, as the provider takes it: minor units, the currency in lower case (AMT-05). */
function amountOf({ grandTotal, quoteCurrencyCode }: Totals): { amount: number; currency: string } {
  return {
    amount: minorUnits(grandTotal, quoteCurrencyCode),
    currency: quoteCurrencyCode.toLowerCase(),
  };
}

/** Amount, currency and ways to pay of an order with these totals; no amount where nothing is left to pay. */
function orderOptions(totals: Totals, settings: ElementSettings): object {
  const { amount, currency } = amountOf(totals);
  const types = allowedMethodTypes(isPartlyPaid(totals.segments), {
    isLinkEnabled: isLinkEnabled(settings),
  });
  const isCharged = settings.elementOptions.mode !== 'setup' && amount > 0;
  return {
    currency,
    ...(isCharged ? { amount } : {}),
    ...(types === null ? {} : { paymentMethodTypes: types }),
  };
}

/** Hides the form's address fields: the checkout has the address (PELEM-08). */
const formOptions = ({ layout, wallets, terms }: ElementSettings): StripePaymentElementOptions => ({
  layout: (layout ?? 'tabs') as NonNullable<StripePaymentElementOptions['layout']>,
  wallets,
  terms,
  fields: {
    billingDetails: {
      name: 'never',
      email: 'never',
      phone: 'never',
      address: {
        line1: 'never',
        line2: 'never',
        city: 'never',
        state: 'never',
        country: 'never',
        postalCode: 'never',
      },
    },
  },
});

/** Updates a delay in the state while one of the provider's frames loads; returns a function that stops it. */
function watchFrame(delay: 'formDelay' | 'codeDelay'): () => void {
  const timers = (
    [
      ['slow', SLOW_MS],
      ['timeout', FRAME_LIMIT_MS],
    ] as const
  ).map(([value, ms]) =>
    setTimeout(() => {
      patchElement({ [delay]: value });
    }, ms),
  );
  return () => {
    timers.forEach(clearTimeout);
  };
}

/** Shows the payment form in `host`; returns the function that removes it (PELEM-02). */
export function mountForm(
  host: HTMLElement,
  settings: ElementSettings,
  { totals, appearance }: { readonly totals: Totals; readonly appearance: Appearance },
): () => void {
  let stopWatching: () => void = () => undefined;
  setUp(() => {
    const { locale, externalMethods, elementOptions } = settings;
    const external = externalMethods.map(({ code }) => code);
    const group = live.stripe?.elements({
      mode: 'payment',
      ...elementOptions,
      ...orderOptions(totals, settings),
      ...(external.length > 0 ? { externalPaymentMethodTypes: external } : {}),
      locale: locale as StripeElementLocale,
      appearance,
      paymentMethodCreation: 'manual',
    } as StripeElementsOptionsMode);
    const form = group?.create('payment', formOptions(settings));
    if (group === undefined || form === undefined) return;
    stopWatching = watchFrame('formDelay');
    form.on('ready', () => {
      stopWatching();
      patchElement({ isFormReady: true, formDelay: 'none' });
    });
    form.on('change', ({ complete, value }) => {
      patchElement({ isFormComplete: complete, formType: value.type });
    });
    form.on('loaderror', ({ error }) => {
      stopWatching();
      if (error.type === 'api_connection_error') {
        patchElement({ phase: 'blocked', failure: 'blocked' });
        return;
      }
      reportSetup(error.message);
      patchElement({ phase: 'unavailable' });
    });
    form.mount(host);
    Object.assign(live, { group, form });
  });
  return () => {
    stopWatching();
    live.form?.destroy();
    Object.assign(live, { group: null, form: null });
    patchElement({
      isFormReady: false,
      formDelay: 'none',
      isFormComplete: false,
      formType: null,
    });
  };
}

/** Updates the form's amount after the totals have changed. */
export function updateForm(totals: Totals, settings: ElementSettings): void {
  setUp(() => {
    void live.group?.update(orderOptions(totals, settings));
  });
}

/** Shows the field for a saved card's security code in `host`; returns the function that removes it (PELEM-03). */
export function mountCode(
  host: HTMLElement,
  settings: ElementSettings,
  { style, onChange }: { readonly style: StripeElementStyle; readonly onChange: () => void },
): () => void {
  let stopWatching: () => void = () => undefined;
  setUp(() => {
    const group = live.stripe?.elements({ locale: settings.locale as StripeElementLocale });
    const code = group?.create('cardCvc', { style });
    if (code === undefined) return;
    stopWatching = watchFrame('codeDelay');
    code.on('ready', () => {
      stopWatching();
      patchElement({ codeDelay: 'none' });
    });
    code.on('change', ({ complete, error }) => {
      patchElement({ isCodeComplete: complete, codeError: error?.message ?? null });
      onChange();
    });
    code.mount(host);
    live.code = code;
  });
  return () => {
    stopWatching();
    live.code?.destroy();
    live.code = null;
    patchElement({ codeDelay: 'none', isCodeComplete: false, codeError: null });
  };
}
