import { report } from '../src/platform/console';
import {
  addressLookups,
  addressVerifiers,
  paymentMethods,
  placeOrderHooks,
  regions,
  shippingMethods,
  totalsRenderers,
  validators,
  walletProviders,
} from '../src/state/extensions/extensions';
import type { AddressLookup } from '../src/state/extensions/address-lookup.types';
import type {
  PlaceOrderHook,
  TotalsRenderer,
  ValidatorFunction,
} from '../src/state/extensions/extensions.types';
import type { PaymentMethodDefinition } from '../src/state/extensions/payment-method.types';
import type { RegionName, RegionView } from '../src/state/extensions/region.types';
import type { ShippingMethodDefinition } from '../src/state/extensions/shipping-method.types';
import type { AddressVerifier } from '../src/state/extensions/tax-service.types';
import type { WalletProvider } from '../src/state/extensions/wallet-provider.types';
import type { TillEventMap } from '../src/platform/page/till-events';
import { configure, type TillConfiguration } from './configuration';
import { loadRegions } from './load-regions';
import type { Reader } from './read-api/reader.types';
import type {
  CartSnapshot,
  CustomerSnapshot,
  TillSnapshot,
  TotalsSnapshot,
} from './read-api/snapshot.types';
import { version } from './version';

export type { TillConfiguration } from './configuration';

/** The script API for a page's own scripts: `window.till`, and `import { till } from 'till-elements'`. */
export interface TillApi {
  readonly version: string;
  /** Resolves when the page's elements have their store and their translations, and the state can be read. */
  readonly ready: Promise<void>;
  /**
   * Sets configuration that the page does not contain. Call it before the elements start; translations can be added at
   * any time.
   */
  configure(values: TillConfiguration): void;
  /**
   * Listens to an event of all elements; returns the function that removes the listener.
   * @example const stop = till.on('till-order-placed', (event) => track(event.detail));
   */
  on<Name extends keyof TillEventMap>(
    name: Name,
    handler: (event: TillEventMap[Name]) => void,
  ): () => void;
  /** The cart as a frozen copy; null until `ready`, and until the cart has been loaded. */
  cart(): CartSnapshot | null;
  /** The totals as a frozen copy; null until `ready`, and on pages without totals. */
  totals(): TotalsSnapshot | null;
  /** Whether the shopper is signed in, as a frozen copy; null until `ready`. */
  customer(): CustomerSnapshot | null;
  /**
   * Calls `listener` with what `select` returns, once Till has started and after each change; returns the function that
   * ends it. Objects and arrays count as unchanged while their entries are.
   * @example const stop = till.subscribe(({ cart }) => cart?.count ?? 0, (count) => show(count));
   */
  subscribe<Value>(
    select: (snapshot: TillSnapshot) => Value,
    listener: (value: Value, previous: Value | undefined) => void,
  ): () => void;
  /** Starts the measuring events of this page (docs/measuring.md); a page that does not call it loads nothing for them. */
  measure(): void;
  /** Registers a payment method for the checkout; it is shown when the server offers its code too (PAY-12). */
  registerPaymentMethod(method: PaymentMethodDefinition): () => void;
  /** Registers wallet buttons of the shop's own, for the places of `<till-wallets>` (docs/payments.md). */
  registerWallet(provider: WalletProvider): () => void;
  /** Registers a shipping method's form; it is shown below the rates that it serves (docs/shipping.md). */
  registerShippingMethod(method: ShippingMethodDefinition): () => void;
  /** Registers what suggests addresses while they are typed (docs/address-lookup.md). */
  registerAddressLookup(lookup: AddressLookup): () => void;
  /** Registers what verifies addresses before they are used (docs/tax.md). */
  registerAddressVerifier(verifier: AddressVerifier): () => void;
  /** Adds a validation rule that the shop's form configuration can refer to. */
  registerValidator(name: string, validate: ValidatorFunction): () => void;
  /** Registers a check that runs before an order is sent and may reject it (PLACE-19). */
  addPlaceOrderHook(hook: PlaceOrderHook): () => void;
  /** Replaces the rendering of a segment's line in the totals. */
  registerTotalsRenderer(code: string, render: TotalsRenderer): () => void;
  /**
   * Shows a view in a region of the cart, the mini cart or the checkout (docs/extending.md); returns the function that
   * removes it.
   * @example till.region('checkout-after-button', (host) => host.append('30 days to return'));
   */
  region(name: RegionName, view: RegionView): () => void;
  /**
   * Runs `callback` immediately; before Till has loaded, the page's queue stores it: `(window.till ||= []).push(fn)`.
   */
  push(...callbacks: readonly TillCallback[]): void;
}

/** A function in the page's queue. */
export type TillCallback = (till: TillApi) => void;

declare global {
  interface Window {
    /** The queue until Till has loaded, the script API afterwards. */
    till?: TillApi | TillCallback[];
  }
}

/** False during server rendering: callbacks are not run and `globalThis` stays untouched. */
const hasPage = typeof document !== 'undefined';

type LoadReader = () => Promise<Reader>;

/** Called when the elements have their store and their translations: resolves `till.ready`. */
export let apiReady: (load: LoadReader) => void;

const started = new Promise<LoadReader>((resolve) => {
  apiReady = resolve;
});

let reader: Reader | null = null;
let loading: Promise<Reader | null> | null = null;

/** Loads the reader on the first read, so pages that never read do not load it. Null if it cannot be loaded. */
const loadReader = (): Promise<Reader | null> =>
  (loading ??= started
    .then((load) => load())
    .then((loaded) => (reader = loaded))
    .catch(() => (loading = null)));

function read<Name extends keyof TillSnapshot>(name: Name): TillSnapshot[Name] | null {
  void loadReader();
  return reader?.snapshot[name] ?? null;
}

function createApi(): TillApi {
  return {
    version,
    get ready() {
      return loadReader().then(() => undefined);
    },
    configure,
    on(name, handler) {
      if (hasPage) document.addEventListener(name, handler as EventListener);
      return () => {
        if (hasPage) document.removeEventListener(name, handler as EventListener);
      };
    },
    cart: () => read('cart'),
    totals: () => read('totals'),
    customer: () => read('customer'),
    subscribe(select, listener) {
      let isOn = true;
      void loadReader().then((loaded) => loaded?.subscribe(select, listener, () => isOn));
      return () => {
        isOn = false;
      };
    },
    measure() {
      void loadReader().then((loaded) => loaded?.measure());
    },
    registerPaymentMethod: paymentMethods.register,
    registerWallet: walletProviders.register,
    registerShippingMethod: shippingMethods.register,
    registerAddressLookup: addressLookups.register,
    registerAddressVerifier: addressVerifiers.register,
    registerValidator: validators.register,
    addPlaceOrderHook: placeOrderHooks.register,
    registerTotalsRenderer: totalsRenderers.register,
    region(name, view) {
      void loadRegions();
      return regions.register(name, view);
    },
    push(...callbacks) {
      if (!hasPage) return;
      for (const callback of callbacks) {
        try {
          callback(this);
        } catch (error) {
          report(50, 'A callback threw.', error);
        }
      }
    },
  };
}

/**
 * Replaces the queue with the script API and runs the queued functions in order. A second copy of the bundle gets the
 * first copy's API.
 */
function install(): TillApi {
  if (!hasPage) return createApi();
  const present = window.till;
  if (present && 'version' in present) return present;
  const api = createApi();
  window.till = api;
  if (Array.isArray(present)) api.push(...present);
  return api;
}

/** The script API of this page. */
export const till: TillApi = install();
