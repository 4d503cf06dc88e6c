import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '../../../../src/platform/result';
import { createExpressSession } from '../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../src/state/express/express-slice';
import type { WalletSheet } from '../../../../src/state/extensions/wallet-provider.types';
import { createTillStore } from '../../../../src/state/store/store';
import { sent } from '../support/fake-http';
import { shop as config } from '../support/shop';
import { ExpressShop } from './express-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* A wallet that adds its product by the shop's own form. */

const sheet: WalletSheet = {
  total: 1000,
  currency: 'usd',
  isChargedNow: true,
  updateTotal: () => Promise.resolve(),
  loadTotal: () => Promise.resolve(ok(1000)),
};

function open() {
  const shop = new ExpressShop();
  const store = createTillStore({ shop: config, checkout: null });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const session = createExpressSession(store, { now: () => 0, page: () => null }, () =>
    Promise.resolve(),
  );
  const press = () =>
    session.press({ location: 'product', sheet, fields: { product: '12', qty: '2' } });
  return { shop, press, state: () => selectExpress(store.getState()) };
}

const settled = async (state: () => { readonly status: string }): Promise<void> => {
  await vi.waitFor(() => {
    expect(state().status).not.toBe('adding');
  });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('adds the product of the form, with the form key', async () => {
  const { shop, press, state } = open();
  press();
  await settled(state);
  expect(state().status).toBe('open');
  expect(shop.lines.find(({ productId }) => productId === '12')).toMatchObject({ qty: 2 });
  const form = sent.find(({ path }) => path.endsWith('add/'))?.body;
  expect(form instanceof FormData && form.has('form_key')).toBe(true);
});

it('goes on where the shop shows its cart after each product, and stops where nothing was added', async () => {
  const added = open();
  const { shop } = added;
  const add = shop.lines;
  shop.onCall = (name) => {
    if (name === 'add') shop.lines = [...add, { itemId: '40', productId: '12', qty: 2 }];
  };
  shop.backUrl = 'https://shop.example/checkout/cart/';
  added.press();
  await settled(added.state);
  expect(added.state().status).toBe('open');
  const refused = open();
  refused.shop.backUrl = 'https://shop.example/bag.html';
  refused.press();
  await settled(refused.state);
  expect(refused.state().status).toBe('failed');
});

it('does not add to the product of an earlier press, whose sheet is still open', async () => {
  const { shop, press, state } = open();
  press();
  await settled(state);
  press();
  await settled(state);
  expect(shop.lines.filter(({ productId }) => productId === '12')).toHaveLength(1);
  expect(sent.map(({ path }) => path.split('/').filter(Boolean).at(-1))).toContain('removeItem');
});
