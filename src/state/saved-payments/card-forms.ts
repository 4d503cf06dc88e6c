import type { CardFormEvents, CardSetup } from '../extensions/saved-methods-provider.types';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';
import { loadSavedMethods, savedMethodsPage } from './page-providers';

/** The providers' forms on a page, by the code of their provider. */
export interface CardForms {
  /** The form that is shown; undefined while there is none. */
  readonly get: (provider: string) => CardSetup | undefined;
  /** Shows a provider's form in `host`, until `events.signal` is aborted. Never rejects. */
  readonly show: (provider: string, host: HTMLElement, events: CardFormEvents) => Promise<void>;
}

const formsOf = new WeakMap<TillStore, CardForms>();

/** Starts the forms of a store's page. */
export function createCardForms(store: TillStore, services: Services): CardForms {
  const shown = new Map<string, CardSetup>();
  const forms: CardForms = {
    get: (provider) => shown.get(provider),
    show: async (provider, host, events) => {
      try {
        const page = savedMethodsPage(store.getState(), services);
        const loaded = await loadSavedMethods(provider);
        if (loaded?.form === undefined) {
          // Its code could not be loaded, or has no form although its entry says so.
          events.onBroken();
          return;
        }
        const setup = await loaded.form.mount(host, page, events);
        if (setup === null || events.signal.aborted) return;
        shown.set(provider, setup);
        events.signal.addEventListener('abort', () => {
          if (shown.get(provider) === setup) shown.delete(provider);
        });
      } catch {
        events.onBroken();
      }
    },
  };
  formsOf.set(store, forms);
  return forms;
}

/** The forms of a store's page; undefined before its flows have started. */
export const cardFormsOf = (store: TillStore): CardForms | undefined => formsOf.get(store);
