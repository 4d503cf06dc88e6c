import type {
  ChangeResolveDetails,
  ClickResolveDetails,
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { loadExpressParams } from '../../api/stripe/express';
import { pressAnswer } from '../../domain/payment/express';
import type {
  ExpressElementOptions,
  ExpressParams,
  ExpressPayload,
} from '../../domain/payment/express.types';
import { startStripe } from '../../features/shared/stripe/start-stripe';
import type { ExpressRun, WalletButtons, WalletRequest } from '../../state/express/express.types';
import { sheetPayment } from './confirm';

const isRemoved = ({ signal }: WalletRequest): boolean => signal.aborted;

/** The options the buttons were last updated with. */
interface Offer {
  readonly options: ExpressElementOptions;
  readonly payload: ExpressPayload;
}

const offerOf = ({ elementOptions, payload }: ExpressParams): Offer | null =>
  elementOptions === null || (elementOptions.mode !== 'setup' && (elementOptions.amount ?? 0) <= 0)
    ? null
    : { options: elementOptions, payload: payload ?? {} };

/**
 * The provider's wallet buttons in `host`: only those that can pay on this device are shown, and nothing is loaded from
 * the provider where the shop offers none. Reports whether there are any; never throws.
 */
export async function mountWalletButtons(request: WalletRequest): Promise<WalletButtons> {
  const offer = await loadOffer(request);
  if (offer === null || isRemoved(request)) return nothing(request);
  const started = await startStripe(request.init);
  if (!started.ok || isRemoved(request)) return nothing(request);
  try {
    return mount(request, started.value, offer);
  } catch {
    return nothing(request);
  }
}

/** No buttons now; another cart may have some. */
function nothing(request: WalletRequest): WalletButtons {
  let later: WalletButtons | null = null;
  request.onAvailable(false);
  return {
    refresh: async () => {
      if (later === null) later = await mountWalletButtons(request);
      else await later.refresh();
    },
  };
}

async function loadOffer({ shop, place, signal }: WalletRequest): Promise<Offer | null> {
  const params = await loadExpressParams(shop, place(), { signal });
  return params.ok ? offerOf(params.value) : null;
}

function mount(request: WalletRequest, stripe: Stripe, first: Offer): WalletButtons {
  const { host, buttons, methodTypes, onAvailable, signal } = request;
  const types = methodTypes();
  const group = stripe.elements({
    ...first.options,
    ...(types === null ? {} : { paymentMethodTypes: types }),
  } as unknown as StripeElementsOptionsMode);
  const element = group.create('expressCheckout', buttons as StripeExpressCheckoutElementOptions);
  const live = { offer: first };
  element.on('ready', ({ availablePaymentMethods: wallets }) => {
    onAvailable(wallets !== undefined && Object.values(wallets).includes(true));
  });
  element.on('loaderror', () => {
    onAvailable(false);
  });
  listen(request, { stripe, group, element }, live);
  element.mount(host);
  signal.addEventListener('abort', () => {
    element.destroy();
  });
  return {
    refresh: async () => {
      const next = await loadOffer(request);
      if (next === null || signal.aborted) return;
      live.offer = next;
      const { amount } = next.options;
      if (amount !== undefined) await group.update({ amount });
    },
  };
}

interface Sdk {
  readonly stripe: Stripe;
  readonly group: StripeElements;
  readonly element: StripeExpressCheckoutElement;
}

function listen(request: WalletRequest, sdk: Sdk, live: { readonly offer: Offer }): void {
  const { element, group } = sdk;
  let run: ExpressRun | null = null;
  element.on('click', (event) => {
    // The provider gives the page one second: what needs the server has been loaded before.
    const pressed = request.press();
    const { options, payload } = live.offer;
    run =
      pressed === null
        ? null
        : request.session.press({
            place: request.place(),
            options,
            payload,
            fields: pressed.fields,
            updateTotal: async (amount) => {
              await group.update({ amount });
            },
          });
    if (run === null) event.reject();
    else event.resolve(pressAnswer(payload, options) as ClickResolveDetails);
  });
  const settle = async (
    event: { resolve: (details?: ChangeResolveDetails) => void; reject: () => void },
    answer: Promise<ExpressPayload | null> | undefined,
  ): Promise<void> => {
    const payload = (await answer) ?? null;
    if (payload === null) event.reject();
    else event.resolve(payload as ChangeResolveDetails);
  };
  element.on('shippingaddresschange', (event) => {
    void settle(event, run?.changeAddress(event.address));
  });
  element.on('shippingratechange', (event) => {
    void settle(event, run?.changeRate(event.shippingRate.id));
  });
  element.on('confirm', (event) => {
    void run?.confirm(sheetPayment(sdk, event)).then((isOrdered) => {
      if (!isOrdered) event.paymentFailed({ reason: 'fail' });
    });
  });
  element.on('cancel', () => {
    void run?.cancel();
  });
}
