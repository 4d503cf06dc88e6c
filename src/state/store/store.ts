import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Reducer,
  type Store,
} from 'redux';
import { configReducer, type ConfigState } from '../config/config-slice';
import { startSectionFlows } from '../sections/start-sections';
import { sectionsSlice } from '../sections/sections-slice';
import { browserServices, type Services } from '../shared/services';
import type { StartListening, StateModule, TillState, TillStore } from '../shared/store.types';

/**
 * Creates the page's store from the page's own data. It contains the slices and flows that every page needs
 * (configuration, sections); the rest is added by `store.inject`.
 */
export function createTillStore(config: ConfigState, services: Partial<Services> = {}): TillStore {
  const allServices: Services = { ...browserServices, ...services };
  // Redux calls every reducer for its initial state before it uses the preloaded one.
  const startingConfig = (state: ConfigState | undefined, action: UnknownAction): ConfigState =>
    configReducer(state ?? config, action);
  const reducers: Record<string, Reducer> = {
    config: startingConfig as Reducer,
    sections: sectionsSlice.reducer,
  };
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as StartListening;
  // Plain Redux: the toolkit's `configureStore` and `combineSlices` add thunks, checks, batching and proxies that
  // nothing here uses.
  const base = legacy_createStore(
    combineReducers(reducers),
    applyMiddleware(listeners.middleware),
  ) as unknown as Store<TillState>;
  const present = new Set<string>();
  const inject = (module: StateModule): void => {
    if (present.has(module.name)) return;
    present.add(module.name);
    module.needs?.forEach(inject);
    for (const { reducerPath, reducer } of module.slices) {
      if (!Object.hasOwn(reducers, reducerPath)) reducers[reducerPath] = reducer as Reducer;
    }
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<TillState>);
    module.startFlows(startListening, allServices, store);
  };
  const store: TillStore = { ...base, inject };
  startSectionFlows(startListening, allServices, store);
  return store;
}
