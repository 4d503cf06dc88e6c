import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { selectWish, wishSent } from '../../../../src/state/wishlist/wishlist-slice';
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
  before = [] as readonly object[],
  messages = [] as readonly object[],
  isListDown = false,
}: {
  firstname?: string | null;
  post?: () => Result<HttpResponse> | Promise<Result<HttpResponse>>;
  now?: readonly object[];
  before?: readonly object[];
  messages?: readonly object[];
  isListDown?: boolean;
} = {}) {
  let id = 10;
  mockShop((_request, path) => {
    if (path.startsWith('wishlist')) return post();
    if (isListDown) return fail({ kind: 'network' });
    id += 1;
    return json({
      wishlist: { counter: 'x', items: now, data_id: id },
      messages: { messages, data_id: id },
    });
  });
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings }, {});
  store.inject(wishlistState);
  store.dispatch(
    sectionsRead({
      customer: firstname === null ? { data_id: 1 } : { firstname, data_id: 1 },
      wishlist: { counter: null, items: before, data_id: 1 },
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
    await vi.waitFor(() => {
      expect(state().status).not.toBe('sending');
    });
    return state();
  };
  return { wish, state, settled };
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
afterEach(() => {
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
});
