import { browserServices, type Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';

const known = new WeakMap<TillStore, Services>();

/** Keeps the services of a page's store for its views, which show a provider's form. */
export function keepServices(store: TillStore, services: Services): void {
  known.set(store, services);
}

/** The services of a page's store; the browser's before its flows have started. */
export const servicesOf = (store: TillStore): Services => known.get(store) ?? browserServices;
