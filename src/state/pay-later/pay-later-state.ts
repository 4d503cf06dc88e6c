import type { WalletLocation } from '../../domain/payment/wallet-location';
import type { PageSource } from '../../platform/page/page-source';
import type {
  PayLaterLocation,
  PayLaterMessage,
  PayLaterProvider,
  PayLaterRequest,
} from '../extensions/pay-later-provider.types';
import type { PaymentProvider } from '../extensions/payment-provider.types';
import type { StateModule, TillStore } from '../shared/store.types';
import { messagesOffered, payLaterSlice } from './pay-later-slice';

let builtIn: readonly PayLaterProvider[] = [];

/** Names the providers that Till brings along. */
export function providePayLater(providers: readonly PaymentProvider[]): void {
  builtIn = providers.flatMap(({ payLater }) => payLater ?? []);
}

/** Where a provider has messages. One that throws has none; the others go on working. */
function placesOf({ places }: PayLaterProvider, page: PageSource): readonly WalletLocation[] {
  try {
    return places(page);
  } catch {
    return [];
  }
}

const pages = new WeakMap<TillStore, PageSource>();

/** Where the page has messages about paying later (SMART-02). What they show is the provider's. */
export const payLaterState: StateModule = {
  name: 'payLater',
  slices: [payLaterSlice],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page === null) return;
    pages.set(store, page);
    store.dispatch(messagesOffered(builtIn.flatMap((one) => placesOf(one, page))));
  },
};

/** Shows the message of a place in `host`, from these prices on; null when there is none. Never rejects. */
export type ShowPayLater = (
  host: HTMLElement,
  request: Pick<PayLaterRequest, 'prices' | 'signal'>,
) => Promise<PayLaterMessage | null>;

/** How the message of a place is shown: by the first provider that has one there. Loads nothing by itself. */
export const payLaterAt =
  (store: TillStore, location: PayLaterLocation): ShowPayLater =>
  async (host, request) => {
    const page = pages.get(store);
    if (page === undefined) return null;
    const provider = builtIn.find((one) => placesOf(one, page).includes(location));
    const { shop } = store.getState().config;
    try {
      return (await provider?.mount(host, { ...request, location, page, shop })) ?? null;
    } catch {
      return null;
    }
  };
