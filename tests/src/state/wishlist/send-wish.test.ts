import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import {
  selectIsListed,
  selectWish,
  wishSent,
} from '../../../../src/state/wishlist/wishlist-slice';
import { wishlistState } from '../../../../src/state/wishlist/wishlist-state';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Imported here because the flow imports it on demand.
import '../../../../src/api/sections';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const ACTION = 'https://shop.example/wishlist/index/add/';
const LOGIN = 'https://shop.example/customer/account/login/';
const KEY = '["7"]';
const UNREACHED =
  'Your wish list could not be changed. Please check your connection and try again.';

const page = (url = 'https://shop.example/wishlist/'): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url, body: '<html>' });
const item = (itemId: string, productId: string, qty = 1) => ({
  product_id: productId,
  add_to_cart_params: JSON.stringify({ action: '/c', data: { item: itemId, qty: String(qty) } }),
  delete_item_params: JSON.stringify({ action: '/r', data: { item: itemId } }),
});
const leave = (type: string, text: string) => {
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}; path=/`;
};

const submitted: HTMLFormElement[] = [];
const visited: string[] = [];
let restore: () => void = () => undefined;

function open({
  firstname = 'Ann',
  post = () => {
    leave('success', 'Salt has been added to your Wish List.');
    return page();
  },
  now = [] as readonly object[],
  before = [] as readonly object[] | null,
  messages = [] as readonly object[],
  isListDown = false,
  isLoggedIn = null as boolean | null,
}: {
  /** Null: a guest; 'not loaded': the section is missing. */
  firstname?: string | null;
  post?: () => Result<HttpResponse> | Promise<Result<HttpResponse>>;
  now?: readonly object[];
  /** Null: the section is not loaded. */
  before?: readonly object[] | null;
  messages?: readonly object[];
  isListDown?: boolean;
  /** By the page, before the sections are loaded. */
  isLoggedIn?: boolean | null;
} = {}) {
  let id = 10;
  const loaded: string[] = [];
  let isDown = isListDown;
  mockShop((request, path) => {
    if (path.startsWith('wishlist')) return post();
    loaded.push(new URL(request.url).searchParams.get('sections') ?? '');
    if (isDown) return fail({ kind: 'network' });
    id += 1;
    return json({
      wishlist: { counter: 'x', items: now, data_id: id },
      messages: { messages, data_id: id },
    });
  });
  const sections = { ...sectionSettings, isLoggedIn };
  const store = createTillStore({ shop, checkout: null, sections }, {});
  store.inject(wishlistState);
  const customer = firstname === null ? { data_id: 1 } : { firstname, data_id: 1 };
  store.dispatch(
    sectionsRead({
      ...(firstname === 'not loaded' ? {} : { customer }),
      ...(before === null ? {} : { wishlist: { counter: null, items: before, data_id: 1 } }),
    }),
  );
  const state = () => selectWish(KEY)(store.getState());
  const wish = () =>
    store.dispatch(
      wishSent({
        key: KEY,
        productId: '7',
        post: { action: ACTION, data: { product: '7', uenc: 'u' } },
      }),
    );
  const settled = async () => {
    await vi.waitFor(
      () => {
        expect(state().status).not.toBe('sending');
      },
      { interval: 2 },
    );
    return state();
  };
  return {
    wish,
    state,
    settled,
    loaded,
    reconnect: () => {
      isDown = false;
    },
  };
}

const posts = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  localStorage.clear();
  submitted.length = 0;
  visited.length = 0;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({
    submit: (form) => submitted.push(form),
    assign: (url) => visited.push(url),
  });
});
afterEach(async () => {
  // What a change has started to load must not count in the next test.
  await new Promise((resolve) => setTimeout(resolve, 5));
  restore();
  document.cookie = 'mage-messages=; max-age=0; path=/';
});

describe('adding a product', () => {
  it('is posted with its fields and the visitor’s own form key', async () => {
    const { wish, settled } = open();
    wish();
    expect(await settled()).toEqual({ status: 'listed', error: '' });
    expect(String(posts()[0]?.body)).toBe('product=7&uenc=u&form_key=visitorsownkey01');
  });

  it('is sent once, however often the link is pressed', async () => {
    const { wish, settled } = open();
    wish();
    wish();
    await settled();
    wish();
    expect(posts()).toHaveLength(1);
  });

  it('shows the shop’s reason for a refusal, and can be sent again', async () => {
    const text = 'We can&#039;t add the item to Wish List right now.';
    const { wish, settled } = open({
      post: () => {
        leave('error', text);
        return page();
      },
    });
    wish();
    expect(await settled()).toEqual({ status: 'failed', error: text });
    wish();
    await settled();
    expect(posts()).toHaveLength(2);
  });

  it('finds the messages of a script’s response in the section', async () => {
    const messages = [{ type: 'error', text: 'No.' }];
    const { wish, settled } = open({
      messages,
      post: () =>
        ok({ status: 200, headers: {}, url: '', body: '{"backUrl":"https://shop.example/"}' }),
    });
    wish();
    expect(await settled()).toEqual({ status: 'failed', error: 'No.' });
  });

  it.each([
    ['after a script’s response', '{"backUrl":"https://shop.example/"}', ['messages', 'wishlist']],
    ['not after a page, which has loaded it', '<html>', []],
  ])('reloads the section %s [SECT-17]', async (_when, body, names) => {
    const { wish, settled, loaded } = open({
      messages: [{ type: 'success', text: 'Salt has been added to your Wish List.' }],
      post: () => {
        if (body === '<html>') leave('success', 'Salt has been added to your Wish List.');
        return ok({ status: 200, headers: {}, url: 'https://shop.example/wishlist/', body });
      },
    });
    wish();
    expect((await settled()).status).toBe('listed');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(loaded).toEqual(names);
  });

  it('loads the list once when a script’s response leaves no message', async () => {
    const { wish, settled, loaded } = open({
      now: [item('3', '7')],
      post: () => ok({ status: 200, headers: {}, url: '', body: '{"backUrl":"/wishlist/"}' }),
    });
    wish();
    expect((await settled()).status).toBe('listed');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(loaded).toEqual(['messages', 'wishlist']);
  });

  it('fails when neither the messages of a script’s response nor the list can be loaded', async () => {
    const { wish, settled } = open({
      isListDown: true,
      post: () => ok({ status: 200, headers: {}, url: '', body: '{"backUrl":"/wishlist/"}' }),
    });
    wish();
    expect(await settled()).toEqual({ status: 'failed', error: UNREACHED });
  });

  it('shows why the shop refuses the request, and is not looked up', async () => {
    const { wish, settled, loaded } = open({
      now: [item('3', '7')],
      post: () => fail({ kind: 'rejected', status: 400, message: 'No.', redirectAction: null }),
    });
    wish();
    expect(await settled()).toEqual({ status: 'failed', error: 'No.' });
    expect(loaded).toEqual([]);
  });

  it.each([
    [false, 'leaving'],
    [true, 'listed'],
    [null, 'listed'],
  ])('before the sections are loaded depends on the page: %s, %s', async (isLoggedIn, status) => {
    const { wish, settled } = open({ firstname: 'not loaded', isLoggedIn });
    wish();
    expect((await settled()).status).toBe(status);
    expect(submitted).toHaveLength(status === 'leaving' ? 1 : 0);
  });

  it('of a guest is posted as a form, which keeps it through the sign-in', async () => {
    const { wish, state } = open({ firstname: null });
    wish();
    await vi.waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
    const [form] = submitted;
    expect([form?.action, form?.method]).toEqual([ACTION, 'post']);
    expect(Object.fromEntries([...new FormData(form)] as [string, string][])).toEqual({
      product: '7',
      uenc: 'u',
      form_key: 'visitorsownkey01',
    });
    expect(state().status).toBe('leaving');
    expect(posts()).toEqual([]);
  });

  it('opens the sign-in when the session has ended', async () => {
    const { wish, settled } = open({ post: () => page(LOGIN) });
    wish();
    expect((await settled()).status).toBe('leaving');
    expect(visited).toEqual([LOGIN]);
  });
});

describe.each([
  ['without a response', () => fail({ kind: 'network' } as const)],
  ['answered by a page that is not about it', () => page()],
])('adding a product %s', (_kind, lost) => {
  it.each([
    ['a new item', [], [item('3', '7')]],
    ['a greater quantity', [item('3', '7', 1)], [item('3', '7', 2)]],
    ['a new item beside another product', [], [item('4', '8'), item('3', '7')]],
    ['one more item of the product', [item('3', '7', 5)], [item('3', '7', 5), item('4', '7')]],
    ['the item and was not loaded before', null, [item('3', '7')]],
  ])('is on the list when the section has %s', async (_what, before, now) => {
    const { wish, settled } = open({ post: lost, before, now });
    wish();
    expect((await settled()).status).toBe('listed');
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['another product', [], [item('4', '8')]],
    ['the same item as before', [item('3', '7')], [item('3', '7')]],
  ])('is not on it when the section has %s', async (_what, before, now) => {
    const { wish, settled } = open({ post: lost, before, now });
    wish();
    expect(await settled()).toEqual({ status: 'failed', error: UNREACHED });
    wish();
    await settled();
    expect(posts()).toHaveLength(2);
  });

  it('is not sent again while the list cannot be loaded', async () => {
    const { wish, settled } = open({ post: lost, isListDown: true });
    wish();
    expect((await settled()).error).toBe(UNREACHED);
    wish();
    expect((await settled()).error).toBe(UNREACHED);
    expect(posts()).toHaveLength(1);
  });

  it('is looked up before it is sent again', async () => {
    const { wish, settled, reconnect } = open({
      post: lost,
      isListDown: true,
      now: [item('3', '7')],
    });
    wish();
    expect((await settled()).status).toBe('failed');
    reconnect();
    wish();
    expect((await settled()).status).toBe('listed');
    expect(posts()).toHaveLength(1);
  });
});

describe('a product', () => {
  it('is on the list when the section contains it', () => {
    const store = createTillStore({ shop, checkout: null, sections: sectionSettings }, {});
    const isListed = (productId: string) => selectIsListed(productId)(store.getState());
    expect(isListed('7')).toBe(false);
    const items = [item('4', '8'), item('3', '7')];
    store.dispatch(sectionsRead({ wishlist: { counter: '2 items', items, data_id: 1 } }));
    expect([isListed('7'), isListed('8'), isListed('9')]).toEqual([true, true, false]);
  });

  it('can be added before the module starts', () => {
    const store = createTillStore({ shop, checkout: null, sections: sectionSettings }, {});
    expect(selectWish(KEY)(store.getState())).toEqual({ status: 'idle', error: '' });
  });
});
