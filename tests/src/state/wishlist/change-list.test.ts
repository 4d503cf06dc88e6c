import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { sectionsInvalidated } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import {
  itemSent,
  pageUnloading,
  listSent,
  pickedSent,
  removalRequested,
  removalUndone,
  selectWishlistPage,
} from '../../../../src/state/wishlist/list-slice';
import { wishlistPageState } from '../../../../src/state/wishlist/list-state';
import { itemsOn } from '../../../../src/state/wishlist/post-and-reload';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Imported here because the flow imports it on demand.
import '../../../../src/api/sections';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const UNREACHED =
  'Your wish list could not be changed. Please check your connection and try again.';
const MESSAGE = { type: 'success', text: 'Done.' } as const;

const list = (...ids: string[]) =>
  `<html><form id="wishlist-view-form">${ids.map((id) => `<li id="item_${id}">`).join('')}</form>`;
const page = (body: string, url = 'https://shop.example/wishlist/'): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url, body });
const leave = (message: object = MESSAGE) => {
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify([message]))}; path=/`;
};
const about = (id: string, action = 'cart') => ({
  id,
  post: {
    action: `https://shop.example/wishlist/index/${action}/`,
    data: { item: id, qty: '1', uenc: '' },
  },
});

const visited: string[] = [];
let restore: () => void = () => undefined;

type Answer = Result<HttpResponse> | Promise<Result<HttpResponse>>;

/** The sections that were requested. */
const loaded: (string | null)[] = [];

function open(
  post: (request: HttpRequest) => Answer,
  look: () => Answer = () => page(list('1', '2')),
  messages: readonly object[] | null = [],
) {
  loaded.length = 0;
  mockShop((request, path) => {
    if (path.startsWith('customer')) {
      loaded.push(new URL(request.url).searchParams.get('sections'));
      return messages === null
        ? fail({ kind: 'network' })
        : json({ messages: { messages, data_id: 2 } });
    }
    return request.method === 'POST' ? post(request) : look();
  });
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings }, {});
  store.inject(wishlistPageState);
  const state = () => selectWishlistPage(store.getState());
  const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 5000 });
  return { store, state, until };
}

const posts = () => sent.filter(({ method }) => method === 'POST');
const fields = (at: number) => Object.fromEntries(posts()[at]?.body as URLSearchParams);

beforeEach(() => {
  visited.length = 0;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ assign: (url) => visited.push(url) });
});
afterEach(() => {
  restore();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.cookie = 'mage-messages=; max-age=0; path=/';
});

describe('itemsOn', () => {
  it.each([
    [list('23', '24'), ['23', '24']],
    [list(), []],
    ['<html><p id="item_5">', null],
  ])('reads the items of %j', (html, items) => {
    expect(itemsOn(html)).toEqual(items);
  });
});

describe('an item', () => {
  it('is added to the cart, and is not on the page that the shop returns [WISH-08]', async () => {
    const { store, state, until } = open(() => {
      leave();
      return page(list('2'));
    });
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']).toEqual({ status: 'removed', messages: [MESSAGE], removal: null });
    });
    expect(fields(0)).toEqual({ item: '1', qty: '1', uenc: '', form_key: 'visitorsownkey01' });
    expect(state().listed).toEqual(['2']);
    store.dispatch(itemSent(about('2')));
    await until(() => {
      expect(state().items['2']?.status).toBe('failed');
    });
    expect(sent, 'the response contains the list').toHaveLength(2);
  });

  it('has no messages while it is sent, and the list loses those about an earlier change', async () => {
    const { store, state, until } = open(() => {
      leave({ type: 'error', text: 'No.' });
      return page(list('1'));
    });
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.messages).toHaveLength(1);
    });
    store.dispatch(listSent({ kind: 'update', post: about('', 'update').post }));
    await until(() => {
      expect(state().messages).toHaveLength(1);
    });
    expect(state().isSaved, 'the shop refused it').toBe(false);
    store.dispatch(itemSent(about('1')));
    expect(state()).toMatchObject({
      messages: [],
      items: { 1: { status: 'sending', messages: [], removal: null } },
    });
    await until(() => {
      expect(state().items['1']?.status).toBe('failed');
    });
  });

  it('is sent once, however often the button is pressed', async () => {
    const { store, state, until } = open(() => page(list('2')));
    store.dispatch(itemSent(about('1')));
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.status).toBe('removed');
    });
    store.dispatch(itemSent(about('1')));
    expect(posts()).toHaveLength(1);
  });

  it('that requires options opens the page for selecting them', async () => {
    const to = 'https://shop.example/wishlist/index/configure/id/1/product_id/9/';
    const { store, state, until } = open(() => page(JSON.stringify({ backUrl: to })));
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(visited).toEqual([to]);
    });
    expect(state().items['1']).toEqual({ status: 'failed', messages: [], removal: null });
  });

  it.each(['https://shop.example/', 'https://shop.example/checkout/cart/'])(
    'stays here when the shop sends scripts to %s after a success',
    async (backUrl) => {
      const { store, state, until } = open(
        () => page(JSON.stringify({ backUrl })),
        () => page(list('2')),
      );
      store.dispatch(itemSent(about('1')));
      await until(() => {
        expect(state().items['1']?.status).toBe('removed');
      });
      expect(visited).toEqual([]);
    },
  );

  it('stays here when the shop sends scripts to this page, and the list cannot be loaded', async () => {
    const { store, state, until } = open(
      () => page(JSON.stringify({ backUrl: window.location.href })),
      () => fail({ kind: 'network' }),
    );
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.status).toBe('failed');
    });
    expect(visited).toEqual([]);
  });

  it.each([
    ['a script’s response', () => page('{"backUrl":"https://shop.example/"}'), true],
    ['a lost response', () => fail({ kind: 'network' } as const), true],
    ['a page, which has loaded them', () => page(list('2')), false],
  ])('reloads the wish list and the cart after %s [SECT-17]', async (_what, post, isReloaded) => {
    const { store, state, until } = open(post);
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.status).toMatch(/removed|failed/);
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const names = loaded.flatMap((one) => one?.split(',') ?? []);
    expect(names.sort()).toEqual(isReloaded ? ['cart', 'messages', 'wishlist'] : ['messages']);
  });

  it('has the messages of the section where the cookie has none', async () => {
    const { store, state, until } = open(() => page(list('1')), undefined, [MESSAGE]);
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.messages).toEqual([MESSAGE]);
    });
  });

  it('has no messages when the shop’s own cannot be loaded', async () => {
    const { store, state, until } = open(() => page(list('1')), undefined, null);
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']).toEqual({ status: 'failed', messages: [], removal: null });
    });
  });

  it('shows the shop’s message although the list cannot be loaded', async () => {
    const { store, state, until } = open(
      () => {
        leave();
        return page('<html>');
      },
      () => fail({ kind: 'network' }),
    );
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.messages).toEqual([MESSAGE]);
    });
  });

  it('is looked up when the shop returns another page without a message', async () => {
    const { store, state, until } = open(() => page('<html>'));
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.messages).toEqual([{ type: 'error', text: UNREACHED }]);
    });
    expect(sent[1]).toMatchObject({ method: 'GET' });
  });

  it('shows why the shop refuses the request, and is not looked up', async () => {
    const { store, state, until } = open(() =>
      fail({ kind: 'rejected', status: 400, message: 'No.', redirectAction: null }),
    );
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.messages).toEqual([{ type: 'error', text: 'No.' }]);
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['is in the cart', list('2'), 'removed', 'success', 'This item is in your cart now.'],
    ['is still on the list', list('1', '2'), 'failed', 'error', UNREACHED],
  ])('whose response is lost is looked up: it %s', async (_what, html, status, type, text) => {
    const { store, state, until } = open(
      () => fail({ kind: 'network' }),
      () => page(html),
    );
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.status).toBe(status);
    });
    expect(state().items['1']?.messages).toEqual([{ type, text }]);
    expect(posts()).toHaveLength(1);
  });

  it('is followed by nothing while the list cannot be loaded', async () => {
    let isDown = true;
    const { store, state, until } = open(
      () => fail({ kind: 'network' }),
      () => (isDown ? fail({ kind: 'network' }) : page(list('2'))),
    );
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.status).toBe('failed');
    });
    store.dispatch(itemSent(about('2')));
    await until(() => {
      expect(state().items['2']?.status).toBe('failed');
    });
    expect(posts()).toHaveLength(1);
    expect(state().items['2']?.messages).toEqual([{ type: 'error', text: UNREACHED }]);
    expect(visited).toEqual([]);
    isDown = false;
    store.dispatch(itemSent(about('2')));
    await until(() => {
      expect(posts()).toHaveLength(2);
    });
  });

  it('opens the sign-in when the session has ended', async () => {
    const login = 'https://shop.example/customer/account/login/';
    const { store, state, until } = open(() => page('<html>', login));
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(visited).toEqual([login]);
    });
    expect(state().items['1']?.messages).toEqual([]);
  });
});

describe('a removal', () => {
  it('is sent after ten seconds', async () => {
    vi.useFakeTimers();
    const { store, state } = open(() => page(list('2')));
    store.dispatch(removalRequested(about('1', 'remove')));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(posts()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(posts()).toHaveLength(1);
    expect(state().items['1']).toEqual({ status: 'removed', messages: [], removal: null });
  });

  it('that is undone is never sent', async () => {
    vi.useFakeTimers();
    const { store, state } = open(() => page(list()));
    store.dispatch(removalRequested(about('1', 'remove')));
    store.dispatch(removalUndone('1'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(posts()).toEqual([]);
    expect(state().items).toEqual({});
  });

  it('is sent in time although another one is asked for or undone', async () => {
    vi.useFakeTimers();
    const { store, state } = open(() => page(list('3')));
    const [first, second] = [about('1', 'remove'), about('2', 'remove')];
    store.dispatch(removalRequested(first));
    store.dispatch(removalRequested(second));
    store.dispatch(removalUndone('2'));
    store.dispatch(removalUndone('4'));
    expect(state().items).toEqual({ 1: { status: 'removing', messages: [], removal: first.post } });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(posts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(posts()).toHaveLength(1);
    expect(state().items['1']?.status).toBe('removed');
  });

  it('cannot be undone once it is being sent', async () => {
    vi.useFakeTimers();
    const { store, state } = open(() => new Promise(() => undefined));
    store.dispatch(removalRequested(about('1', 'remove')));
    await vi.advanceTimersByTimeAsync(10_500);
    store.dispatch(removalUndone('1'));
    expect(state().items).toEqual({ 1: { status: 'deleting', messages: [], removal: null } });
  });

  it('is sent before anything else, so that what was removed is not added', async () => {
    const { store, state, until } = open(() => page(list('2')));
    store.dispatch(removalRequested(about('1', 'remove')));
    store.dispatch(listSent({ kind: 'all', post: about('', 'allcart').post }));
    await until(() => {
      expect(state().sending).toBeNull();
    });
    expect(posts().map(({ path }) => path)).toEqual([
      'wishlist/index/remove/',
      'wishlist/index/allcart/',
    ]);
  });

  it('is sent when the page is left', async () => {
    const beacon = vi.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    const { store, state, until } = open(() => page(list('2')));
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(state().items['1']?.status).toBe('removed');
    });
    store.dispatch(removalRequested(about('2', 'remove')));
    store.dispatch(pageUnloading());
    expect(beacon).toHaveBeenCalledOnce();
    const [url, body] = beacon.mock.calls[0] as unknown as [string, URLSearchParams];
    expect(url).toBe('https://shop.example/wishlist/index/remove/');
    expect(body.get('form_key')).toBe('visitorsownkey01');
  });
});

describe('the whole list', () => {
  it('is changed once at a time', async () => {
    const { store, state, until } = open(() => {
      leave();
      return page(list());
    });
    const post = about('', 'allcart').post;
    store.dispatch(listSent({ kind: 'all', post }));
    store.dispatch(listSent({ kind: 'update', post }));
    await until(() => {
      expect(state()).toMatchObject({ sending: null, messages: [MESSAGE], listed: [] });
    });
    expect(posts()).toHaveLength(1);
  });

  it('is not changed while picked items are being added', async () => {
    const { store, state } = open(() => new Promise(() => undefined));
    store.dispatch(pickedSent([about('1')]));
    store.dispatch(listSent({ kind: 'update', post: about('', 'update').post }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(state().sending).toBe('picked');
    expect(posts().map(({ path }) => path)).toEqual(['wishlist/index/cart/']);
  });

  it('opens the sign-in when the session has ended, and is not saved', async () => {
    const login = 'https://shop.example/customer/account/login/';
    const { store, state, until } = open(() => page('<html>', login));
    store.dispatch(listSent({ kind: 'update', post: about('', 'update').post }));
    await until(() => {
      expect(visited).toEqual([login]);
    });
    expect(state()).toMatchObject({ sending: null, messages: [], isSaved: false });
  });

  it('says that it cannot be changed while it cannot be loaded', async () => {
    let isDown = true;
    const { store, state, until } = open(
      () => fail({ kind: 'network' }),
      () => (isDown ? fail({ kind: 'network' }) : page(list('1'))),
    );
    for (const _attempt of ['first', 'second']) {
      store.dispatch(listSent({ kind: 'all', post: about('', 'allcart').post }));
      expect(state().messages).toEqual([]);
      await until(() => {
        expect(state()).toMatchObject({
          sending: null,
          messages: [{ type: 'error', text: UNREACHED }],
        });
      });
    }
    expect(posts()).toHaveLength(1);
    expect(visited).toEqual([]);
    isDown = false;
    store.dispatch(itemSent(about('1')));
    await until(() => {
      expect(posts()).toHaveLength(2);
      expect(state().items['1']?.status).toBe('failed');
    });
  });

  it.each([
    ['all', 'notice', 'What is still on this list is not in your cart.'],
    ['update', 'error', UNREACHED],
  ] as const)('is looked up when the response is lost: %s', async (kind, type, text) => {
    const { store, state, until } = open(() => fail({ kind: 'timeout' }));
    store.dispatch(listSent({ kind, post: about('', kind).post }));
    await until(() => {
      expect(state()).toMatchObject({ sending: null, listed: ['1', '2'], isSaved: false });
    });
    expect(state().messages).toEqual([{ type, text }]);
  });

  it('says nothing of its own about a lost change when the page shows the shop’s message', async () => {
    const { store, state, until } = open(
      () => fail({ kind: 'timeout' }),
      () => page(list('1', '2')),
      [MESSAGE],
    );
    store.inject(messagesState);
    store.dispatch(globalMessagesWanted());
    store.dispatch(listSent({ kind: 'update', post: about('', 'update').post }));
    store.dispatch(sectionsInvalidated({ names: ['messages'], reload: true }));
    await until(() => {
      expect(state()).toMatchObject({ sending: null, listed: ['1', '2'] });
    });
    expect(state().messages).toEqual([]);
    await until(() => {
      expect(selectMessages('global')(store.getState())).toMatchObject([{ text: 'Done.' }]);
    });
  });

  it('detects when its quantities and comments are saved', async () => {
    const { store, state, until } = open(() => {
      leave();
      return page(list('1'));
    });
    store.dispatch(listSent({ kind: 'update', post: about('', 'update').post }));
    await until(() => {
      expect(state().isSaved).toBe(true);
    });
    expect([state().messages, visited]).toEqual([[MESSAGE], []]);
    store.dispatch(listSent({ kind: 'update', post: about('', 'update').post }));
    expect(state().isSaved).toBe(false);
    await until(() => {
      expect(state().sending).toBeNull();
    });
  });

  it('adds picked items one after the other, up to one that cannot be looked up', async () => {
    let count = 0;
    const { store, state, until } = open(
      () => {
        count += 1;
        return count === 1 ? page(list('2', '3')) : fail({ kind: 'network' });
      },
      () => fail({ kind: 'network' }),
    );
    store.dispatch(pickedSent([about('1'), about('2'), about('3')]));
    await until(() => {
      expect(state().sending).toBeNull();
    });
    expect(posts().map(({ body }) => (body as URLSearchParams).get('item'))).toEqual(['1', '2']);
  });
});
