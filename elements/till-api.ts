import {
  paymentMethods,
  placeOrderHooks,
  totalsRenderers,
  validators,
} from '../src/state/extensions/extensions';
import type {
  PaymentMethodDefinition,
  PlaceOrderHook,
  TotalsRenderer,
  ValidatorFunction,
} from '../src/state/extensions/extensions.types';
import type { TillEventMap } from '../src/platform/page/till-events';
import { configure, type TillConfiguration } from './configuration';
import { version } from './version';

export type { TillConfiguration } from './configuration';

/** What a page's own scripts may do: `window.till`, and `import { till } from 'till'`. */
export interface TillApi {
  readonly version: string;
  /** Fulfilled when the page's elements have their store and their words. */
  readonly ready: Promise<void>;
  /** Tells what the page does not print. Before the elements start; words at any time. */
  configure(values: TillConfiguration): void;
  /**
   * Listens to an event of all elements; returns the function that stops listening.
   * @example const stop = till.on('till-order-placed', (event) => track(event.detail));
   */
  on<Name extends keyof TillEventMap>(
    name: Name,
    handler: (event: TillEventMap[Name]) => void,
  ): () => void;
  /** Offers a payment method in the checkout, when the server offers its code too (PAY-12). */
  registerPaymentMethod(method: PaymentMethodDefinition): () => void;
  /** Adds a validation rule that the shop's form configuration may name. */
  registerValidator(name: string, validate: ValidatorFunction): () => void;
  /** Runs before an order is sent and may refuse it (PLACE-19). */
  addPlaceOrderHook(hook: PlaceOrderHook): () => void;
  /** Draws the totals line of a segment in the merchant's way. */
  registerTotalsRenderer(code: string, render: TotalsRenderer): () => void;
  /** Runs `callback` now; before Till is there, the page's queue keeps it: `(window.till ||= []).push(fn)`. */
  push(...callbacks: readonly TillCallback[]): void;
}

/** A function that waits in the page's queue. */
export type TillCallback = (till: TillApi) => void;

declare global {
  interface Window {
    /** The queue before Till is there, its script interface afterwards. */
    till?: TillApi | TillCallback[];
  }
}

let markReady: () => void = () => undefined;

function createApi(): TillApi {
  return {
    version,
    ready: new Promise((resolve) => {
      markReady = resolve;
    }),
    configure,
    on(name, handler) {
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
      for (const callback of callbacks) {
        try {
          callback(this);
        } catch (error) {
          console.error('[till] A function given to till.push() threw.', error);
        }
      }
    },
  };
}

/** Puts the interface in the queue's place and runs what waits in it, in order. A second copy gets the first's. */
function install(): TillApi {
  const present = window.till;
  if (present !== undefined && 'version' in present) return present;
  const api = createApi();
  window.till = api;
  if (Array.isArray(present)) api.push(...present);
  return api;
}

/** The script interface of this page. */
export const till: TillApi = install();

/** Fulfils `till.ready`. */
export const apiReady = (): void => {
  markReady();
};
