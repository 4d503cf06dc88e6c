import type { AddressLookup } from './address-lookup.types';
import type { PlaceOrderHook, TotalsRenderer, ValidatorFunction } from './extensions.types';
import type { PaymentMethodDefinition } from './payment-method.types';
import type { RegionEntry, RegionName, RegionView } from './region.types';
import type { ShippingMethodDefinition } from './shipping-method.types';
import type { AddressVerifier } from './tax-service.types';
import type { WalletProvider } from './wallet-provider.types';

/** What merchants (and Till itself) have registered, in the order of registration. */
export interface Registry<Entry, Given extends readonly unknown[]> {
  /** Adds an entry, replacing an earlier one of the same code; returns the function that removes it. */
  readonly register: (...given: Given) => () => void;
  get(code: string): Entry | undefined;
  /** The same array until something changes, as `useSyncExternalStore` requires. */
  readonly list: () => readonly Entry[];
  /** Calls `listener` after every change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

function createRegistry<Entry, Given extends readonly unknown[]>(
  read: (...given: Given) => readonly [code: string | symbol, entry: Entry],
): Registry<Entry, Given> {
  const entries = new Map<string | symbol, Entry>();
  const listeners = new Set<() => void>();
  let snapshot: readonly Entry[] = [];

  const changed = () => {
    snapshot = [...entries.values()];
    listeners.forEach((listener) => listener());
  };

  return {
    register: (...given) => {
      const [code, entry] = read(...given);
      entries.set(code, entry);
      changed();
      return () => {
        if (entries.get(code) === entry && entries.delete(code)) changed();
      };
    },
    get: (code) => entries.get(code),
    list: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The extension points of Till. */
export interface Extensions {
  readonly paymentMethods: Registry<PaymentMethodDefinition, [PaymentMethodDefinition]>;
  readonly builtInMethods: Registry<PaymentMethodDefinition, [PaymentMethodDefinition]>;
  readonly addressLookups: Registry<AddressLookup, [AddressLookup]>;
  readonly addressVerifiers: Registry<AddressVerifier, [AddressVerifier]>;
  readonly shippingMethods: Registry<ShippingMethodDefinition, [ShippingMethodDefinition]>;
  readonly wallets: Registry<WalletProvider, [WalletProvider]>;
  readonly validators: Registry<ValidatorFunction, [name: string, validate: ValidatorFunction]>;
  readonly placeOrderHooks: Registry<PlaceOrderHook, [PlaceOrderHook]>;
  readonly totalsRenderers: Registry<TotalsRenderer, [code: string, render: TotalsRenderer]>;
  readonly regions: Registry<RegionEntry, [name: RegionName, view: RegionView]>;
}

const byCode = <Entry extends { readonly code: string }>(entry: Entry) =>
  [entry.code, entry] as const;

const byName = <Entry>(...given: readonly [name: string, entry: Entry]) => given;

const createExtensions = (): Extensions => ({
  paymentMethods: createRegistry(byCode),
  builtInMethods: createRegistry(byCode),
  addressLookups: createRegistry(byCode),
  addressVerifiers: createRegistry(byCode),
  shippingMethods: createRegistry(byCode),
  wallets: createRegistry(byCode),
  validators: createRegistry(byName),
  placeOrderHooks: createRegistry((hook) => [Symbol(), hook]),
  totalsRenderers: createRegistry(byName),
  regions: createRegistry((name, view) => [Symbol(), { name, view }]),
});

const page = globalThis as { [key: symbol]: Partial<Extensions> | undefined };
const KEY = Symbol.for('till.extensions');

/**
 * One set per page: a method registered through one copy of the bundle is offered by the other copy's checkout. An older
 * copy may have fewer registries.
 */
const extensions = (page[KEY] = { ...createExtensions(), ...page[KEY] });

export const {
  /** The shop's own payment methods by code; they take precedence over the built-in ones. */
  paymentMethods,
  /** Till's own methods, as far as the server has offered them on this page, by code. */
  builtInMethods,
  /** What suggests addresses while they are typed, by code. */
  addressLookups,
  /** The shop's own address verifiers, by code. */
  addressVerifiers,
  /** The shop's own shipping methods with a form, by code. */
  shippingMethods,
  /** The shop's own providers of wallet buttons, by code. */
  wallets: walletProviders,
  /** Validation rules by rule name. */
  validators,
  /** Run in order before an order is sent (PLACE-19). */
  placeOrderHooks,
  /** Renderers of totals lines by segment code. */
  totalsRenderers,
  /** Views in regions, in the order in which they are shown. */
  regions,
} = extensions;
