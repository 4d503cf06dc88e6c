import type { PageSource } from '../../platform/page/page-source';
import type {
  PayLaterLocation,
  PayLaterMessage,
  PayLaterProvider,
  PayLaterRequest,
} from '../extensions/pay-later-provider.types';
import type { PaymentProvider } from '../extensions/payment-provider.types';
import type { StateModule, TillStore } from '../shared/store.types';

let builtIn: readonly PayLaterProvider[] = [];

/** Names the providers that Till brings along. */
export function providePayLater(providers: readonly PaymentProvider[]): void {
  builtIn = providers.flatMap(({ payLater }) => payLater ?? []);
}

const pages = new WeakMap<TillStore, PageSource>();

/** Messages about paying later: which page they are on (SMART-02). What they show is the provider's. */
export const payLaterState: StateModule = {
  name: 'payLater',
  slices: [],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page !== null) pages.set(store, page);
  },
};

/** Shows the message of a place in `host`, from these prices on; null when there is none. Never rejects. */
export type ShowPayLater = (
  host: HTMLElement,
  request: Pick<PayLaterRequest, 'prices' | 'signal'>,
) => Promise<PayLaterMessage | null>;

/** How the message of a place is shown; null where no provider has one. Loads nothing. */
export function payLaterAt(store: TillStore, location: PayLaterLocation): ShowPayLater | null {
  const page = pages.get(store);
  if (page === undefined) return null;
  const provider = builtIn.find(({ places }) => places(page).includes(location));
  if (provider === undefined) return null;
  return async (host, request) => {
    const { shop } = store.getState().config;
    try {
      return await provider.mount(host, { ...request, location, page, shop });
    } catch {
      return null;
    }
  };
}
