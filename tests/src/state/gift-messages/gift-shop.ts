import { createTillStore } from '../../../../src/state/store/store';
import { giftMessagesState } from '../../../../src/state/gift-messages/gift-messages-state';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import type { StateModule } from '../../../../src/state/shared/store.types';
import { quoteSlice, quoteStarted } from '../../../../src/state/quote/quote-slice';
import { checkoutConfig, shop } from '../support/shop';

/* A page with a cart of two items that accepts gift messages, for tests of their state and views. */

/** The message that the tests write. */
export const gift = { recipient: 'Bob', sender: 'Ann', message: 'Enjoy\nit & <b>use</b> it' };

interface GiftPage {
  /** `giftOptionsConfig.giftMessage` of the page. */
  readonly giftMessage?: unknown;
  readonly quoteData?: unknown;
  readonly config?: Partial<CheckoutConfig>;
  /** The page has no `giftOptionsConfig`. */
  readonly isStockCheckout?: boolean;
  readonly modules?: readonly StateModule[];
}

const item = (itemId: number) => ({
  itemId,
  productId: 1,
  sku: 'MUG',
  name: 'Enamel Mug',
  qty: 1,
  isVirtual: false,
  options: [],
  image: null,
  message: '',
});

/** The store of such a page; `giftMessagesState` is in it. */
export function giftStore({
  giftMessage = { orderLevel: true, itemLevel: { 77: [], 78: [] } },
  quoteData = {},
  config = {},
  isStockCheckout = false,
  modules = [],
}: GiftPage = {}) {
  const checkout = checkoutConfig({
    items: [item(77), item(78)],
    gifts: { order: true, items: true },
    ...config,
  });
  const giftOptionsConfig = {
    giftMessage,
    isOrderLevelGiftOptionsEnabled: true,
    isItemLevelGiftOptionsEnabled: true,
    storeCode: 'default',
  };
  const source = {
    checkoutConfig: { quoteData },
    checkout: isStockCheckout ? {} : { giftOptionsConfig },
    init: {},
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  };
  const store = createTillStore({ shop, checkout }, { now: () => 0, page: () => source });
  const quote: StateModule = {
    name: 'quote',
    slices: [quoteSlice],
    startFlows: () => {
      const { cart, items, totals } = checkout;
      store.dispatch(quoteStarted({ cart, items, totals }));
    },
  };
  store.inject(quote);
  for (const module of modules) store.inject(module);
  store.inject(giftMessagesState);
  return store;
}
