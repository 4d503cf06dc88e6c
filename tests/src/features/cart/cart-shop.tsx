import {
  combineSlices,
  configureStore,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { CheckoutConfig, ShopConfig, Totals } from '../../../../src/domain/quote.types';
import { cartSlice } from '../../../../src/state/cart/cart-slice';
import { removedSlice } from '../../../../src/state/cart/removed-slice';
import { configReducer, type ConfigState } from '../../../../src/state/config/config-slice';
import { messagesSlice } from '../../../../src/state/messages/messages-slice';
import { quoteSlice, quoteStarted } from '../../../../src/state/quote/quote-slice';
import { sectionsRead, sectionsSlice } from '../../../../src/state/sections/sections-slice';
import { ElementContext } from '../../../../src/ui/element-context';
import { shop } from '../../state/support/shop';

/** A line of the server's cart section. */
export const wireLine = (id: number, more: Record<string, unknown> = {}) => ({
  product_type: 'simple',
  options: [],
  qty: 1,
  item_id: String(id),
  configure_url: `https://shop.example/checkout/cart/configure/id/${String(id)}/`,
  is_visible_in_site_visibility: true,
  product_id: String(id),
  product_name: `Book ${String(id)}`,
  product_sku: `B${String(id)}`,
  product_url: `https://shop.example/book-${String(id)}.html`,
  product_has_url: true,
  product_price: '<span class="price">$10.00</span>',
  product_price_value: 10,
  product_image: { src: '/book.jpg', alt: '', width: 150, height: 150 },
  canApplyMsrp: false,
  ...more,
});

/** The cart section with these lines. */
export const wireCart = (items: readonly unknown[], more: Record<string, unknown> = {}) => ({
  data_id: 1700000000,
  summary_count: items.length,
  subtotalAmount: String(items.length * 10),
  subtotal: '',
  possible_onepage_checkout: true,
  items,
  extra_actions: '',
  isGuestCheckoutAllowed: true,
  website_id: '1',
  storeId: '1',
  ...more,
});

interface Situation {
  /** The cart section; absent: not loaded yet. */
  readonly cart?: Record<string, unknown>;
  readonly customer?: Record<string, unknown>;
  readonly totals?: Totals;
  readonly shop?: Partial<ShopConfig>;
  readonly checkout?: Partial<CheckoutConfig>;
}

/** Creates a page's store without flows: dispatched actions are recorded, and tests simulate the server. */
function makeStore({ cart, customer, totals, shop: changes, checkout }: Situation = {}) {
  const actions: UnknownAction[] = [];
  const config: ConfigState = {
    shop: { ...shop, ...changes },
    checkout: (checkout ?? null) as CheckoutConfig | null,
  };
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(
      {
        config: (state: ConfigState | undefined, action) => configReducer(state ?? config, action),
      },
      sectionsSlice,
      messagesSlice,
      cartSlice,
      removedSlice,
      quoteSlice,
    ),
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(recorder),
  });
  if (cart !== undefined) store.dispatch(sectionsRead({ cart, customer: customer ?? {} }));
  if (totals !== undefined)
    store.dispatch(
      quoteStarted({ cart: { kind: 'guest', maskedId: 'masked' }, items: [], totals }),
    );
  actions.length = 0;
  // Lazy views inject their modules; here there is nothing to add and no flow to start.
  return { store: Object.assign(store, { inject: () => {} }), actions };
}

/**
 * Renders a view in a shop; `events` lists the element's events, `refuse` makes a listener cancel one.
 */
export function renderInShop(view: ReactElement, situation: Situation = {}) {
  const { store, actions } = makeStore(situation);
  const events: { name: string; detail: unknown }[] = [];
  const refused = new Set<string>();
  const emit = (name: string, detail?: unknown) => {
    events.push({ name, detail });
    return !refused.has(name);
  };
  const result = render(
    <ElementContext.Provider value={{ emit }}>
      <Provider store={store}>{view}</Provider>
    </ElementContext.Provider>,
  );
  const sent = (type: string) => actions.filter((action) => action.type === type);
  const refuse = (name: string) => refused.add(name);
  return { ...result, store, actions, sent, events, refuse, user: userEvent.setup() };
}
