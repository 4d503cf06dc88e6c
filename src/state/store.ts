import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Action,
  type EnhancedStore,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { configReducer, type ConfigState } from './config/config-slice';
import { startLearnPriceFormat } from './flows/learn-price-format';
import { startMessageFlows } from './flows/messages';
import { startSectionFlows } from './flows/sections';
import { messagesSlice, type MessagesState } from './messages/messages-slice';
import { sectionsSlice, type SectionsState } from './sections/sections-slice';
import { browserServices, type Services } from './services';

/**
 * Slices that are injected when an element needs them. Each slice's file adds its own state:
 * `declare module '../store' { interface LazySlices { cart: CartState } }`.
 */
export interface LazySlices extends Record<never, never> {}

/** The state of the page. An injected slice is missing until its element is defined, so selectors must bear that. */
export type TillState = {
  readonly config: ConfigState;
  readonly sections: SectionsState;
  readonly messages: MessagesState;
} & Partial<LazySlices>;

/** Accepts plain actions and thunks. */
export type TillDispatch = ThunkDispatch<TillState, undefined, UnknownAction>;

/** Starts a flow: a listener with typed state and dispatch. */
export type StartListening = TypedStartListening<TillState, TillDispatch>;

/** A part of the state with its flows, e.g. `checkoutState`; named in `define(..., { needs: [...] })`. */
export interface StateModule {
  readonly name: string;
  readonly slices: readonly InjectableSlice[];
  startFlows(startListening: StartListening, services: Services, store: TillStore): void;
}

/** What `createSlice` answers, as far as injecting needs it. */
export interface InjectableSlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: UnknownAction) => unknown;
}

/** The one store of the page. */
export type TillStore = Omit<EnhancedStore<TillState>, 'dispatch'> & {
  readonly dispatch: TillDispatch;
};

const injectors = new WeakMap<TillStore, (module: StateModule) => void>();

/**
 * Makes the page's store from what the page printed. The slices and flows every page needs are in it (configuration,
 * sections, messages); the rest comes by `inject`.
 */
export function createTillStore(config: ConfigState, services: Partial<Services> = {}): TillStore {
  const allServices: Services = { ...browserServices, ...services };
  // Redux asks every reducer for its starting value before it looks at the preloaded state.
  const startingConfig = (state: ConfigState | undefined, action: UnknownAction): ConfigState =>
    configReducer(state ?? config, action);
  const reducer = combineSlices({ config: startingConfig }, sectionsSlice, messagesSlice);
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as StartListening;
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
    devTools: false,
  }) as unknown as TillStore;
  const present = new Set<string>();
  injectors.set(store, (module) => {
    if (present.has(module.name)) return;
    present.add(module.name);
    for (const slice of module.slices)
      reducer.inject(slice as Parameters<typeof reducer.inject>[0]);
    store.dispatch(moduleInjected(module.name));
    module.startFlows(startListening, allServices, store);
  });
  startLearnPriceFormat(startListening);
  startMessageFlows(startListening);
  startSectionFlows(startListening, allServices, store);
  return store;
}

/** Adds a module's slices and starts its flows, once per store and module name. */
export function inject(store: TillStore, module: StateModule): void {
  injectors.get(store)?.(module);
}

const moduleInjected = (name: string): Action & { payload: string } => ({
  type: 'till/moduleInjected',
  payload: name,
});
