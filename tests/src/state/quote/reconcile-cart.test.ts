import { beforeEach, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { selectTotals, totalsWanted } from '../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../src/state/quote/quote-state';
import { sectionsRead, sectionsReceived } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { checkoutConfig, shop, wireTotals } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const emptyPage: PageSource = {
  checkoutConfig: null,
  checkout: {},
  init: { '*': { 'Magento_Checkout/js/empty-cart': {} } },
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};
const line = { item_id: '77', qty: 1 };
const cart = (subtotalAmount: string, items: readonly unknown[] = [line]) => ({
  cart: { data_id: 1, subtotalAmount, items },
});
const loads = () => sent.filter(({ path }) => path === 'customer/section/load/');

/** A page whose browser has cached `stored`. */
function open(stored: Record<string, { data_id: number }>, page: PageSource | null): TillStore {
  const checkout = page === null ? checkoutConfig() : null;
  const store = createTillStore({ shop, checkout }, { page: () => page });
  store.dispatch(sectionsRead(stored));
  store.inject(quoteState);
  return store;
}

/** Waits for the responses. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  localStorage.clear();
  mockShop((_request, path) => (path === 'totals' ? json(wireTotals(20)) : json({})));
});

it('reloads the cart when the page shows an empty cart and the browser has lines [MINI-20]', async () => {
  const store = open(cart('10.00'), emptyPage);
  store.dispatch(totalsWanted());
  await settled();
  store.dispatch(sectionsReceived({ names: ['cart'], sections: cart('10.00') }));
  await settled();
  expect(loads()).toHaveLength(1);
});

it('requests nothing when both are empty [MINI-20]', async () => {
  open(cart('0.00', []), emptyPage).dispatch(totalsWanted());
  await settled();
  expect(loads()).toHaveLength(0);
});

it('reloads the cart, once, when newer totals have another subtotal [MINI-21]', async () => {
  const store = open(cart('10.00'), null);
  store.dispatch(totalsWanted());
  await settled();
  expect(selectTotals(store.getState())?.subtotal).toBe(20);
  store.dispatch(totalsWanted());
  await settled();
  expect(loads()).toHaveLength(1);
});

it('requests nothing while cart and totals agree [MINI-21]', async () => {
  const store = open(cart('20.00'), null);
  store.dispatch(totalsWanted());
  await settled();
  expect(loads()).toHaveLength(0);
});
