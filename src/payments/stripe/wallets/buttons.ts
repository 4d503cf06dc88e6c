import type {
  ChangeResolveDetails,
  ClickResolveDetails,
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { recordOf } from '../../../platform/record';
import type {
  WalletButtons,
  WalletRequest,
  WalletRun,
} from '../../../state/extensions/wallet-provider.types';
import { parseExpress, type ExpressConfig } from '../api/express-config';
import type { ExpressPlace } from '../api/express';
import { pressAnswer } from '../domain/express';
import type { ExpressPayload } from '../domain/express.types';
import { allowedMethodTypes } from '../domain/method-types';
import { startStripe } from '../sdk/start-stripe';
import { sheetPayment } from './confirm';
import { loadOffer, type Offer } from './offer';
import { createSheet, type StripeSheet } from './sheet';

/** One place with the provider's buttons. */
interface Mounting {
  readonly host: HTMLElement;
  readonly request: WalletRequest;
  readonly config: ExpressConfig;
}

/**
 * The provider's wallet buttons in `host`: only those that can pay on this device are shown, and nothing is loaded from
 * the provider where the shop offers none. Reports whether there are any; never throws.
 */
export async function mount(host: HTMLElement, request: WalletRequest): Promise<WalletButtons> {
  const config = parseExpress(request.page, request.location);
  if (config !== null) return show({ host, request, config });
  request.onAvailable(false);
  return { refresh: () => Promise.resolve() };
}

async function show(mounting: Mounting): Promise<WalletButtons> {
  const { request, config } = mounting;
  const isRemoved = (): boolean => request.signal.aborted;
  const offer = await offerAt(mounting);
  if (offer === null || isRemoved()) return nothing(mounting);
  const started = await startStripe(config.init);
  if (!started.ok || isRemoved()) return nothing(mounting);
  try {
    return showElement(mounting, started.value, offer);
  } catch {
    return nothing(mounting);
  }
}

/** No buttons now; another cart may have some. */
function nothing(mounting: Mounting): WalletButtons {
  let later: WalletButtons | null = null;
  mounting.request.onAvailable(false);
  return {
    refresh: async () => {
      if (later === null) later = await show(mounting);
      else await later.refresh();
    },
  };
}

function placeOf({ request: { location, product }, config }: Mounting): ExpressPlace {
  const bought = product();
  return {
    location,
    ...(bought === null ? {} : { productId: bought.id }),
    ...(bought?.variant == null ? {} : { attribute: bought.variant }),
    ...(location === 'minicart' ? { activeLocations: config.activeLocations } : {}),
  };
}

const offerAt = (mounting: Mounting): Promise<Offer | null> =>
  loadOffer(mounting.request.shop, placeOf(mounting), { signal: mounting.request.signal });

function showElement(mounting: Mounting, stripe: Stripe, first: Offer): WalletButtons {
  const { host, request, config } = mounting;
  const { isPartlyPaid, onAvailable, signal } = request;
  const isLinkEnabled = recordOf(config.buttons.paymentMethods).link !== 'never';
  const types = allowedMethodTypes(isPartlyPaid(), { isLinkEnabled });
  const group = stripe.elements({
    ...first.options,
    ...(types === null ? {} : { paymentMethodTypes: types }),
  } as unknown as StripeElementsOptionsMode);
  const element = group.create(
    'expressCheckout',
    config.buttons as StripeExpressCheckoutElementOptions,
  );
  const live = { offer: first };
  element.on('ready', ({ availablePaymentMethods: wallets }) => {
    onAvailable(wallets !== undefined && Object.values(wallets).includes(true));
  });
  element.on('loaderror', () => {
    onAvailable(false);
  });
  listen(mounting, { stripe, group, element }, live);
  element.mount(host);
  signal.addEventListener('abort', () => {
    element.destroy();
  });
  return {
    refresh: async () => {
      const next = await offerAt(mounting);
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

/** A press: its sheet, and the purchase that it began. */
interface Press {
  readonly sheet: StripeSheet;
  readonly run: WalletRun;
}

function listen(mounting: Mounting, sdk: Sdk, live: { readonly offer: Offer }): void {
  const { request } = mounting;
  const { element, group } = sdk;
  let press: Press | null = null;
  element.on('click', (event) => {
    // The provider gives the page one second: what needs the server has been loaded before.
    const { offer } = live;
    const sheet = createSheet(request.shop, placeOf(mounting), offer, async (amount) => {
      await group.update({ amount });
    });
    const run = request.press(sheet);
    press = run === null ? null : { sheet, run };
    if (run === null) event.reject();
    else event.resolve(pressAnswer(offer.payload, offer.options) as ClickResolveDetails);
  });
  const settle = async (
    event: { resolve: (details?: ChangeResolveDetails) => void; reject: () => void },
    answer: (press: Press) => Promise<ExpressPayload | null>,
  ): Promise<void> => {
    const payload = press === null ? null : await answer(press);
    if (payload === null) event.reject();
    else event.resolve(payload as ChangeResolveDetails);
  };
  element.on('shippingaddresschange', (event) => {
    void settle(event, ({ sheet, run }) => sheet.changeAddress(run, event.address));
  });
  element.on('shippingratechange', (event) => {
    void settle(event, ({ sheet, run }) => sheet.changeRate(run, event.shippingRate.id));
  });
  element.on('confirm', (event) => {
    const payment = sheetPayment(request, sdk, event);
    void press?.run.confirm(payment).then((isOrdered) => {
      if (!isOrdered) event.paymentFailed({ reason: 'fail' });
    });
  });
  element.on('cancel', () => {
    void press?.run.cancel();
  });
}
