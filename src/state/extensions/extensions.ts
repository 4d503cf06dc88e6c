import type {
  PaymentMethodDefinition,
  PlaceOrderHook,
  TotalsRenderer,
  ValidatorFunction,
} from './extensions.types';

/** What merchants (and Till itself) have added, in the order in which it came. */
export interface Registry<Entry, Given extends readonly unknown[]> {
  /** Adds an entry, in place of an earlier one of the same code; answers the function that takes it out again. */
  register(...given: Given): () => void;
  get(code: string): Entry | undefined;
  /** The same array until something changes, so that it can be a snapshot of `useSyncExternalStore`. */
  readonly list: () => readonly Entry[];
  /** Calls `listener` after every change; answers the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

function createRegistry<Entry, Given extends readonly unknown[]>(
  read: (...given: Given) => readonly [code: string, entry: Entry],
): Registry<Entry, Given> {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let snapshot: readonly Entry[] = [];

  const changed = () => {
    snapshot = [...entries.values()];
    for (const listener of [...listeners]) listener();
  };

  return {
    register(...given) {
      const [code, entry] = read(...given);
      entries.set(code, entry);
      changed();
      return () => {
        if (entries.get(code) !== entry) return;
        entries.delete(code);
        changed();
      };
    },
    get: (code) => entries.get(code),
    list: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The places where a shop can add to Till. */
export interface Extensions {
  readonly paymentMethods: Registry<PaymentMethodDefinition, [PaymentMethodDefinition]>;
  readonly validators: Registry<ValidatorFunction, [name: string, validate: ValidatorFunction]>;
  readonly placeOrderHooks: Registry<PlaceOrderHook, [PlaceOrderHook]>;
  readonly totalsRenderers: Registry<TotalsRenderer, [code: string, render: TotalsRenderer]>;
}

let hooks = 0;

const createExtensions = (): Extensions => ({
  paymentMethods: createRegistry((method) => [method.code, method]),
  validators: createRegistry((name, validate) => [name, validate]),
  placeOrderHooks: createRegistry((hook) => [`hook-${String((hooks += 1))}`, hook]),
  totalsRenderers: createRegistry((code, render) => [code, render]),
});

/** One set per page: a method registered through one copy of the bundle is offered by the other copy's checkout. */
const extensions = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.extensions')] ??=
  createExtensions()) as Extensions;

/** Payment methods by method code (PAY-12). */
export const paymentMethods = extensions.paymentMethods;
/** Validation rules by rule name. */
export const validators = extensions.validators;
/** Run in order before an order is sent (PLACE-19). */
export const placeOrderHooks = extensions.placeOrderHooks;
/** Renderers of totals lines by segment code. */
export const totalsRenderers = extensions.totalsRenderers;
