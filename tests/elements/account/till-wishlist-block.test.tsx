import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
// Imported here because they are imported on demand.
import '../../../src/api/sections';
import '../../../src/features/catalog/wishlist/WishlistBlock';
import '../../../src/features/catalog/wishlist/WishlistPage';
import '../../../src/state/wishlist/find-wish';

import '../../../elements/account/till-wishlist';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const SHOP = window.location.origin;
const FAILED = 'Your wish list could not be changed. Please check your connection and try again.';
const post = (action: string, data: object) =>
  JSON.stringify({ action: `${SHOP}/wishlist/index/${action}/`, data: { ...data, uenc: '' } });

const item = (id: number, name: string, more: object = {}) => ({
  image: { template: 't', src: `/${String(id)}.jpg`, width: 75, height: 75, alt: name },
  product_id: String(id),
  product_url: `${SHOP}/${String(id)}.html`,
  product_name: name,
  product_price: '<span class="price">$8.00</span>',
  product_is_saleable_and_visible: true,
  product_has_required_options: false,
  add_to_cart_params: post('cart', { item: String(id), qty: '1.0000' }),
  delete_item_params: post('remove', { item: String(id) }),
  ...more,
});
type Item = ReturnType<typeof item>;

/** The platform's block, before its scripts render the items. */
const BLOCK = `<div class="block block-wishlist" data-bind="scope: 'wishlist'">
  <div class="block-title"><strong role="heading" aria-level="2">My Wish List</strong></div>
  <div class="block-content"><strong class="subtitle">Last Added Items</strong>
  <a class="action details" href="${SHOP}/wishlist/" title="Go to Wish List"><span>Go to Wish List</span></a></div></div>`;

const init = {
  '*': {
    'Magento_Customer/js/customer-data': {
      sectionLoadUrl: `${SHOP}/customer/section/load/`,
      expirableSectionLifetime: 60,
      expirableSectionNames: [],
      cookieLifeTime: '3600',
      updateSessionUrl: '',
      isLoggedIn: '1',
    },
    'Magento_Customer/js/section-config': {
      sections: { 'wishlist/index/*': ['wishlist', 'cart'] },
      clientSideSections: [],
      baseUrls: [`${SHOP}/`],
      sectionNames: ['customer', 'wishlist', 'messages', 'cart'],
    },
  },
};

const THREE = [item(1, 'Mug'), item(2, 'Shirt'), item(3, 'Lamp')];
let restore: () => void = () => undefined;
const visited: string[] = [];

interface World {
  items: readonly Item[];
  isDown: boolean;
  /** The response to a post, which by default the shop has carried out. */
  onPost: ((id: string | null) => ReturnType<typeof json>) | null;
}
const world: World = { items: [], isDown: false, onPost: null };

/** Renders the element around the block in a shop with these items on the list. */
async function render(items: readonly Item[] = THREE, inside = BLOCK) {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  Object.assign(world, { items, isDown: world.isDown, onPost: null });
  let dataId = 1;
  mockShop(({ method, body }) => {
    if (world.isDown) return fail({ kind: 'network' });
    if (method === 'POST') {
      const id = (body as URLSearchParams).get('item');
      if (world.onPost !== null) return world.onPost(id);
      world.items = world.items.filter(({ product_id }) => product_id !== id);
      return ok({ status: 200, headers: {}, url: window.location.href, body: '<html>' });
    }
    dataId += 1;
    const { length } = world.items;
    const counter = length === 0 ? null : `${String(length)} items`;
    return json({
      wishlist: { counter, items: world.items.slice(0, 3), data_id: dataId },
      cart: { summary_count: 0, data_id: dataId },
      messages: { messages: [], data_id: dataId },
    });
  });
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify({ init })}</script><till-wishlist>${inside}</till-wishlist>`;
  await screen.findByRole('heading', { name: /^My Wish List/ });
  await waitFor(() => {
    expect(document.querySelector('.till-wish-block')).not.toBeNull();
  });
}

const posts = () => sent.filter(({ method }) => method === 'POST');
const names = () =>
  [...document.querySelectorAll('.till-wish-block__link')].map(({ textContent }) => textContent);
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
const shows = (expected: readonly string[]) =>
  waitFor(() => {
    expect(names()).toEqual(expected);
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  world.isDown = false;
  visited.length = 0;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ assign: (url) => visited.push(url), submit: vi.fn() });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
  document.cookie = 'mage-messages=; max-age=0; path=/';
});

describe('the wish list in a sidebar', () => {
  it('shows the latest items in the place of the server’s block [WISH-01]', async () => {
    await render();
    await shows(['Mug', 'Shirt', 'Lamp']);
    expect(document.querySelector('.block-wishlist')?.hasAttribute('hidden')).toBe(true);
    expect(screen.getByRole('heading', { name: 'My Wish List 3 items' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Wish List' }).getAttribute('href')).toBe(
      `${SHOP}/wishlist/`,
    );
    const mug = await row('Mug');
    expect(mug.getByText('$8.00')).toBeDefined();
    expect(mug.getByRole('button', { name: 'Add to Cart : Mug' })).toBeDefined();
  });

  it('says that it is empty', async () => {
    await render([]);
    expect(await screen.findByText('You have no items in your wish list.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Go to Wish List' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    world.isDown = true;
    await render();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Your wish list could not be loaded.')).toBeDefined();
    world.isDown = false;
    await userEvent.click(again);
    await shows(['Mug', 'Shirt', 'Lamp']);
  });

  it('adds an item to the cart, which takes it off the list [WISH-08]', async () => {
    await render();
    await userEvent.click((await row('Shirt')).getByRole('button', { name: /^Add to Cart/ }));
    await shows(['Mug', 'Lamp']);
    expect(Object.fromEntries(posts()[0]?.body as URLSearchParams)).toEqual({
      item: '2',
      qty: '1.0000',
      uenc: '',
      form_key: 'visitorsownkey01',
    });
    expect(await screen.findByText('This item is in your cart now.')).toBeDefined();
    expect(posts()).toHaveLength(1);
  });

  it('removes an item, which can be undone before it is sent', async () => {
    const onEvent = vi.fn();
    await render();
    document.querySelector('till-wishlist')?.addEventListener('till-wish-removed', onEvent);
    await userEvent.click((await row('Mug')).getByRole('button', { name: 'Remove Mug' }));
    await shows(['Shirt', 'Lamp']);
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({ detail: { itemId: '1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows(['Mug', 'Shirt', 'Lamp']);
    expect(posts()).toEqual([]);
  });

  it('sends a removal when the page is left', async () => {
    const beacon = vi.fn(() => true);
    vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }));
    await render();
    await userEvent.click((await row('Mug')).getByRole('button', { name: 'Remove Mug' }));
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(beacon).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('keeps an item whose request failed, and says so', async () => {
    await render();
    await shows(['Mug', 'Shirt', 'Lamp']);
    world.onPost = () => fail({ kind: 'network' });
    await userEvent.click((await row('Shirt')).getByRole('button', { name: /^Add to Cart/ }));
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
    expect(names()).toEqual(['Mug', 'Shirt', 'Lamp']);
  });

  it('leads to the product where options are required', async () => {
    await render();
    const backUrl = `${SHOP}/wishlist/index/configure/id/2/product_id/2/`;
    await shows(['Mug', 'Shirt', 'Lamp']);
    world.onPost = () =>
      ok({ status: 200, headers: {}, url: SHOP, body: JSON.stringify({ backUrl }) });
    await userEvent.click((await row('Shirt')).getByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => {
      expect(visited).toEqual([backUrl]);
    });
  });

  it('shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)> __proto__';
    await render([item(1, name)]);
    await shows([name]);
    expect(document.querySelector('.till-wish-block [onerror]')).toBeNull();
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeDefined();
  });

  it('does not sell what is not for sale', async () => {
    await render([item(1, 'Mug', { product_is_saleable_and_visible: false })]);
    await shows(['Mug']);
    expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  });
});
