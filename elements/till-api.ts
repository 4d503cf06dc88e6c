import {
  paymentMethods,
  placeOrderHooks,
  totalsRenderers,
  validators,
} from '../src/state/extensions/extensions';
import type {
  PlaceOrderHook,
  TotalsRenderer,
  ValidatorFunction,
} from '../src/state/extensions/extensions.types';
import type { PaymentMethodDefinition } from '../src/state/extensions/payment-method.types';
import type { TillEventMap } from '../src/platform/page/till-events';
import { configure, type TillConfiguration } from './configuration';
import { version } from './version';

export type { TillConfiguration } from './configuration';

/** The script API for a page's own scripts: `window.till`, and `import { till } from 'till-elements'`. */
export interface TillApi {
  readonly version: string;
  /** Resolves when the page's elements have their store and their translations. */
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
  /** Registers a payment method for the checkout; it is shown when the server offers its code too (PAY-12). */
  registerPaymentMethod(method: PaymentMethodDefinition): () => void;
  /** Adds a validation rule that the shop's form configuration can refer to. */
  registerValidator(name: string, validate: ValidatorFunction): () => void;
  /** Registers a check that runs before an order is sent and may reject it (PLACE-19). */
  addPlaceOrderHook(hook: PlaceOrderHook): () => void;
  /** Replaces the rendering of a segment's line in the totals. */
  registerTotalsRenderer(code: string, render: TotalsRenderer): () => void;
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

/** False on a server that prerenders: there nothing is called back, and nothing is left on `globalThis`. */
const hasPage = typeof document !== 'undefined';

let markReady: () => void = () => undefined;

function createApi(): TillApi {
  return {
    version,
    ready: new Promise((resolve) => {
      markReady = resolve;
    }),
    configure,
    on(name, handler) {
      if (!hasPage) return () => undefined;
      const listener = handler as (event: Event) => void;
      document.addEventListener(name, listener);
      return () => {
        document.removeEventListener(name, listener);
      };
    },
    registerPaymentMethod: (method) => paymentMethods.register(method),
    registerValidator: (name, validate) => validators.register(name, validate),
    addPlaceOrderHook: (hook) => placeOrderHooks.register(hook),
    registerTotalsRenderer: (code, render) => totalsRenderers.register(code, render),
    push(...callbacks) {
      if (!hasPage) return;
      for (const callback of callbacks) {
        try {
          callback(this);
        } catch (error) {
          console.error('[till] A callback passed to till.push() threw an error.', error);
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
  if (present !== undefined && 'version' in present) return present;
  const api = createApi();
  window.till = api;
  if (Array.isArray(present)) api.push(...present);
  return api;
}

/** The script API of this page. */
export const till: TillApi = install();

/** Resolves `till.ready`. */
export const apiReady = (): void => {
  markReady();
};
