import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { applyMiddleware, combineReducers, legacy_createStore, type Reducer } from 'redux';
import { configReducer, type ConfigState } from './config/config-slice';
import { startSectionFlows } from './flows/sections';
import { sectionsSlice } from './sections/sections-slice';
import { browserServices, type Services } from './services';
import type { StartListening, StateModule, TillState, TillStore } from './store.types';

const injectors = new WeakMap<TillStore, (module: StateModule) => void>();

/**
 * Makes the page's store from what the page printed. The slices and flows every page needs are in it (configuration,
 * sections); the rest comes by `inject`.
 */
export function createTillStore(config: ConfigState, services: Partial<Services> = {}): TillStore {
  const allServices: Services = { ...browserServices, ...services };
  // Redux asks every reducer for its starting value before it looks at the preloaded state.
  const startingConfig = (state: ConfigState | undefined, action: UnknownAction): ConfigState =>
    configReducer(state ?? config, action);
  const reducers: Record<string, Reducer> = {
    config: startingConfig as Reducer,
    sections: sectionsSlice.reducer,
  };
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as StartListening;
  // Redux itself: the toolkit's `configureStore` and `combineSlices` bring thunks, checks, batching and proxies that
  // nothing here uses.
  const store = legacy_createStore(
    combineReducers(reducers),
    applyMiddleware(listeners.middleware),
  ) as unknown as TillStore;
  const present = new Set<string>();
  injectors.set(store, (module) => {
    if (present.has(module.name)) return;
    present.add(module.name);
    for (const { reducerPath, reducer } of module.slices) {
      reducers[reducerPath] ??= reducer as Reducer;
    }
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<TillState>);
    module.startFlows(startListening, allServices, store);
  });
  startSectionFlows(startListening, allServices, store);
  return store;
}

/** Adds a module's slices and starts its flows, once per store and module name. */
export function inject(store: TillStore, module: StateModule): void {
  injectors.get(store)?.(module);
}
