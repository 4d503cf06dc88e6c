import { waitFor } from '@testing-library/react';
import { delay, http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionSettings } from '../../../../src/domain/sections/section-settings.types';
import { http } from '../../../../src/platform/http/http';
import { replaceNavigator } from '../../../../src/platform/navigate';
import {
  readCookie,
  readJsonCookie,
  removeCookie,
  writeCookie,
} from '../../../../src/platform/storage/cookies';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { selectCart, selectIsLoggedIn } from '../../../../src/state/sections/section-selectors';
import {
  sectionsInvalidated,
  sectionsRetried,
  sectionsWanted,
  selectSectionsFailed,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { sectionSettings, shop } from '../support/shop';

const server = setupServer();
const NOW = 1_800_000_000_000;
let now = NOW;
const id = NOW / 1000 - 60;
const loads: URLSearchParams[] = [];
const cache = jsonStorage('mage-cache-storage');
const invalidations = jsonStorage('mage-cache-storage-section-invalidation');

function serve(sections: Record<string, object>, wait: number | Promise<void> = 0): void {
  server.use(
    mock.get('https://shop.example/customer/section/load/', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      loads.push(query);
      await (typeof wait === 'number' ? delay(wait) : wait);
      const names = (query.get('sections') ?? '').split(',');
      return HttpResponse.json(
        Object.fromEntries(names.map((name) => [name, { data_id: NOW / 1000, ...sections[name] }])),
      );
    }),
  );
}

/** A visitor whose session is known and whose cart is cached and fresh. */
function knownVisitor(
  stored: Record<string, unknown> = { cart: { data_id: id, summary_count: 2 } },
): void {
  writeCookie('mage-cache-sessid', 'true');
  cache.write(stored);
  const ids = Object.entries(stored).map(([name]) => [name, id]);
  writeCookie('section_data_ids', JSON.stringify(Object.fromEntries(ids)));
}

const start = (settings: Partial<SectionSettings> = {}) =>
  createTillStore(
    { shop, checkout: null, sections: { ...sectionSettings, ...settings } },
    { now: () => now },
  );

/** A promise with its resolver. */
function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle = (): void => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle() };
}

/** Waits for the next request. */
const requestSent = () =>
  waitFor(() => {
    expect(loads).toHaveLength(1);
  });

/** Waits long enough for anything that must not happen. */
const settled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 60));
};

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  now = NOW;
  serve({ cart: { summary_count: 3 } });
});
afterEach(() => {
  server.resetHandlers();
  loads.length = 0;
  localStorage.clear();
  document.body.replaceChildren();
  for (const name of [
    'mage-cache-sessid',
    'section_data_ids',
    'section_data_clean',
    'private_content_version',
  ])
    removeCookie(name);
});
afterAll(() => {
  server.close();
});

describe('loading', () => {
  it('requests nothing when everything shown is cached and fresh', async () => {
    knownVisitor();
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads).toHaveLength(0);
    expect(selectCart(store.getState())?.count).toBe(2);
  });

  it('loads what several elements show in one request, and caches it for other pages [SECT-01 to SECT-05]', async () => {
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    store.dispatch(sectionsWanted(['cart', 'customer']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    expect(loads).toHaveLength(1);
    expect(loads[0]?.get('sections')).toBe('cart,customer');
    expect(loads[0]?.get('force_new_section_timestamp')).toBe('false');
    expect(cache.read()).toMatchObject({ cart: { data_id: NOW / 1000, summary_count: 3 } });
    expect(readJsonCookie('section_data_ids')).toEqual({ cart: NOW / 1000, customer: NOW / 1000 });
  });

  it('does not repeat a pending request, and never requests a name the shop does not know [SECT-06]', async () => {
    serve({}, 30);
    const store = start();
    store.dispatch(sectionsWanted(['cart', 'nope']));
    await new Promise((resolve) => setTimeout(resolve, 10));
    store.dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads.map((query) => query.get('sections'))).toEqual(['cart']);
  });

  it.each<[string, Record<string, number>]>([
    ['with another id in the cookie [SECT-14]', { cart: id + 1000 }],
    ['that only the cookie lists', { cart: id, wishlist: 5 }],
  ])('reloads a section %s [SECT-16]', async (_name, ids) => {
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify(ids));
    start().dispatch(sectionsWanted(['cart']));
    await requestSent();
    expect(loads).toHaveLength(1);
  });

  it('reloads an expirable section that is older than its lifetime [SECT-15, SECT-29]', async () => {
    knownVisitor();
    start({ lifetimeMinutes: 1 }).dispatch(sectionsWanted(['cart']));
    await requestSent();
    expect(loads[0]?.get('sections')).toBe('cart');
  });

  it.each([
    ['a day ahead', -86_400],
    ['a day behind', 86_400],
  ])(
    'loads once on a device whose clock is %s, whatever elements and pages are opened [SECT-15]',
    async (_clock, lead) => {
      const dataId = NOW / 1000 + lead;
      serve({ cart: { data_id: dataId, summary_count: 3 } });
      writeCookie('mage-cache-sessid', 'true');
      cache.write({ cart: { data_id: dataId - 1, summary_count: 2 } });
      writeCookie('section_data_ids', JSON.stringify({ cart: dataId - 1 }));
      for (let page = 0; page < 3; page += 1) {
        const store = start();
        for (let element = 0; element < 3; element += 1) {
          store.dispatch(sectionsWanted(['cart']));
          await settled();
        }
        expect(selectCart(store.getState())?.count).toBe(3);
      }
      expect(loads).toHaveLength(1);
    },
  );

  it('reloads the customer when the page has a customer menu and the cached one has no name [SECT-25]', async () => {
    knownVisitor({ customer: { data_id: id } });
    document.body.innerHTML = '<div class="customer-menu"></div>';
    const store = start();
    store.dispatch(sectionsWanted(['customer']));
    await settled();
    store.dispatch(sectionsWanted(['customer']));
    await requestSent();
    expect(loads.map((query) => query.get('sections'))).toEqual(['customer']);
  });

  it('reloads the customer of another website [SECT-26]', async () => {
    knownVisitor({ customer: { data_id: id, firstname: 'Jo', websiteId: '2' } });
    start().dispatch(sectionsWanted(['customer']));
    await requestSent();
    expect(loads[0]?.get('sections')).toBe('customer');
  });

  it.each([{ website_id: '2' }, { storeId: '5' }])(
    'reloads the cart of another website or store %o [MINI-22][SECT-26]',
    async (other) => {
      knownVisitor({ cart: { data_id: id, website_id: '1', storeId: '1', ...other } });
      start().dispatch(sectionsWanted(['cart']));
      await requestSent();
      expect(loads.map((query) => query.get('sections'))).toEqual(['cart']);
    },
  );

  it('reloads everything when the server requests a clean-up', async () => {
    knownVisitor();
    writeCookie('section_data_clean', '1');
    start().dispatch(sectionsWanted(['cart']));
    await requestSent();
    expect(loads[0]?.get('sections')?.split(',')).toContain('wishlist');
    expect(loads[0]?.get('force_new_section_timestamp')).toBe('true');
    expect(readCookie('section_data_clean')).toBeNull();
  });

  it('reports a failed load, keeps the page and retries on request [SECT-28]', async () => {
    server.use(
      mock.get('https://shop.example/customer/section/load/', () =>
        HttpResponse.html('<p>Just a moment', { status: 200 }),
      ),
    );
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectSectionsFailed(store.getState())).toBe(true);
    });
    expect(store.getState().sections.loading).toEqual([]);
    serve({ cart: { summary_count: 1 } });
    store.dispatch(sectionsRetried());
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(1);
    });
    expect(selectSectionsFailed(store.getState())).toBe(false);
  });
});

describe('the session cookie of a new visit', () => {
  /** A response that starts the session removes the cookie, as the platform's does. */
  const startSession = () => {
    server.use(
      mock.get('https://shop.example/customer/section/load/', () => {
        removeCookie('mage-cache-sessid');
        return HttpResponse.json({ cart: { data_id: NOW / 1000, summary_count: 1 } });
      }),
    );
  };
  const loadCart = async (store: ReturnType<typeof start>) => {
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(1);
    });
  };

  it('is set again when the response that starts the session removes it [SECT-22]', async () => {
    startSession();
    await loadCart(start());
    expect(readCookie('mage-cache-sessid')).toBe('true');
  });

  it('stays removed when the session of an earlier visit has expired [SECT-22]', async () => {
    knownVisitor({});
    startSession();
    await loadCart(start());
    expect(readCookie('mage-cache-sessid')).toBeNull();
  });

  it('stays removed when a write has removed it, as a sign-in does [SECT-22]', async () => {
    const store = start();
    startSession();
    await loadCart(store);
    serve({ cart: { summary_count: 3 } });
    removeCookie('mage-cache-sessid');
    store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    expect(readCookie('mage-cache-sessid')).toBeNull();
  });

  it('stays removed when the session expires on the page that started it [SECT-22]', async () => {
    startSession();
    const store = start();
    now = NOW + 61_000;
    await loadCart(store);
    expect(readCookie('mage-cache-sessid')).toBeNull();
  });
});

describe('clearing', () => {
  it.each<[string, () => void, Partial<SectionSettings>]>([
    [
      'the session cookie is missing [SECT-22]',
      () => {
        removeCookie('mage-cache-sessid');
      },
      {},
    ],
    [
      'the login state has changed [SECT-23]',
      () => {
        jsonStorage('mage-customer-login').write(0);
      },
      { isLoggedIn: true },
    ],
    [
      'the cache has expired [SECT-24]',
      () => {
        jsonStorage('mage-cache-timeout').write(new Date(NOW - 1).toISOString());
      },
      {},
    ],
  ])('drops the whole cache when %s', (_name, prepare, settings) => {
    knownVisitor();
    prepare();
    const store = start(settings);
    expect(store.getState().sections.data).toEqual({});
    expect(cache.read()).toBeNull();
    expect(readCookie('mage-cache-sessid')).toBe('true');
    expect(jsonStorage('mage-cache-timeout').read()).toBe(new Date(NOW + 3_600_000).toISOString());
  });

  it('keeps the cache of the same visitor', () => {
    knownVisitor();
    jsonStorage('mage-customer-login').write(1);
    const store = start({ isLoggedIn: true });
    expect(store.getState().sections.data).toHaveProperty('cart');
  });
});

describe('a write', () => {
  const removal = { url: shop.removeItemUrl, method: 'POST' } as const;
  const respondWith = (body: object) => {
    server.use(mock.post(shop.removeItemUrl, () => HttpResponse.json(body)));
  };

  it('invalidates and reloads the sections it affects [SECT-17, SECT-19]', async () => {
    knownVisitor();
    respondWith({ success: true });
    const store = start();
    await http(removal);
    expect(store.getState().sections.data).toHaveProperty('cart');
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    expect(loads[0]?.get('sections')).toBe('cart');
    expect(loads[0]?.get('force_new_section_timestamp')).toBe('true');
    expect(invalidations.read()).toEqual({ messages: true });
  });

  it.each(['redirect', 'backUrl'])(
    'reloads nothing when the response contains %s [SECT-20, SECT-21]',
    async (key) => {
      knownVisitor();
      respondWith({ [key]: 'https://shop.example/' });
      start();
      await http(removal);
      await settled();
      expect(loads).toHaveLength(0);
      expect(cache.read()).toEqual({});
      expect(invalidations.read()).toEqual({ cart: true, messages: true });
      expect(readJsonCookie('section_data_ids')).toEqual({ cart: id + 1000, messages: 1000 });
    },
  );

  it('reloads nothing when it opens another page [SECT-20, SECT-21]', async () => {
    knownVisitor();
    respondWith({ success: true });
    start();
    await http({ ...removal, leavesPage: true });
    await settled();
    expect(loads).toHaveLength(0);
    expect(invalidations.read()).toEqual({ cart: true, messages: true });
  });

  it('by a plain form clears the sections that its action affects [SECT-18]', () => {
    knownVisitor({ cart: { data_id: id }, 'checkout-data': { inputFieldEmailValue: 'a@b.co' } });
    start();
    const form = document.createElement('form');
    form.method = 'post';
    form.action = 'https://shop.example/checkout/cart/updatePost/';
    document.body.append(form);
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(cache.read()).toEqual({ 'checkout-data': { inputFieldEmailValue: 'a@b.co' } });
    expect(invalidations.read()).toEqual({ cart: true, messages: true });
  });

  it('discards a response that was pending', async () => {
    serve({ cart: { summary_count: 1 } }, 40);
    respondWith({ success: true });
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await new Promise((resolve) => setTimeout(resolve, 10));
    serve({ cart: { summary_count: 9 } });
    await http(removal);
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(9);
    });
    await settled();
    expect(selectCart(store.getState())?.count).toBe(9);
    expect(store.getState().sections.loading).toEqual([]);
  });
});

describe('sharing between tabs and pages', () => {
  it('adopts what another tab has stored', () => {
    knownVisitor();
    const store = start();
    cache.write({ cart: { data_id: id, summary_count: 7 } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'mage-cache-storage' }));
    expect(selectCart(store.getState())?.count).toBe(7);
  });

  it('does not request again when another tab has stored something newer meanwhile', async () => {
    const response = deferred();
    serve({ cart: { summary_count: 3 } }, response.promise);
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 1000 }));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await requestSent();
    const theirs = { data_id: NOW / 1000 + 5, summary_count: 7 };
    cache.write({ cart: theirs });
    writeCookie('section_data_ids', JSON.stringify({ cart: theirs.data_id }));
    response.resolve();
    await waitFor(() => {
      expect(store.getState().sections.loading).toEqual([]);
    });
    await settled();
    expect(loads, 'two tabs would trigger each other endlessly').toHaveLength(1);
    expect(cache.read()).toEqual({ cart: theirs });
    expect(readJsonCookie('section_data_ids')).toEqual({ cart: theirs.data_id });
  });

  it('requests once more what another tab has changed meanwhile [SECT-21]', async () => {
    const response = deferred();
    serve({ cart: { summary_count: 3 } }, response.promise);
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 1000 }));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await requestSent();
    cache.write({});
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 2000 }));
    serve({ cart: { summary_count: 4 } });
    response.resolve();
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(4);
    });
    await settled();
    expect(loads.map((query) => query.get('force_new_section_timestamp'))).toEqual([
      'false',
      'true',
    ]);
  });

  it.each([
    ['reloads what is shown when something was posted meanwhile', 'v2', 3],
    ['keeps what is shown when nothing was posted', 'v0', 2],
  ])('after coming back to the page %s [SECT-31]', async (_name, version, count) => {
    knownVisitor();
    writeCookie('private_content_version', 'v0');
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    writeCookie('private_content_version', version);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(count);
    });
    await settled();
    expect(loads).toHaveLength(count - 2);
  });

  it('loads again what was pending when the page was left and never arrived [SECT-16]', async () => {
    knownVisitor({});
    serve({ cart: { summary_count: 2 } }, new Promise(() => {}));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await requestSent();
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    serve({ cart: { summary_count: 3 } });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    expect(store.getState().sections.loading).toEqual([]);
  });

  it.each([
    ['hides a page at once, and reloads it, when its customer has signed out', true],
    ['keeps a page whose customer is still signed in', false],
  ])('%s [SECT-23]', async (_name, isGone) => {
    const reload = vi.fn();
    const restoreNavigator = replaceNavigator({ reload });
    knownVisitor({
      cart: { data_id: id, summary_count: 2 },
      customer: { data_id: id, firstname: 'J' },
    });
    start({ isLoggedIn: true });
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    if (isGone) removeCookie('mage-cache-sessid');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(isGone ? 1 : 0);
    expect(document.documentElement.style.visibility).toBe(isGone ? 'hidden' : '');
    await settled();
    expect(loads).toHaveLength(0);
    document.documentElement.style.visibility = '';
    restoreNavigator();
  });

  it('reloads everything after a post whose end no page has seen [SECT-31]', async () => {
    knownVisitor();
    start();
    writeCookie('private_content_version', 'v1');
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    start().dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads).toHaveLength(1);
  });

  it('reloads everything once, even if an element starts to show messages meanwhile [SECT-31]', async () => {
    knownVisitor();
    start();
    writeCookie('private_content_version', 'v1');
    serve({ cart: { summary_count: 3 } }, 60);
    const store = start();
    store.inject(messagesState);
    store.dispatch(sectionsWanted(['cart']));
    await requestSent();
    store.dispatch(globalMessagesWanted());
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    await settled();
    start().dispatch(sectionsWanted(['cart']));
    await settled();
    const full = loads.filter((query) => query.get('sections')?.includes('wishlist'));
    expect(full).toHaveLength(1);
  });

  it('shows what was received, and offers a retry for a wanted section that was not [SECT-28]', async () => {
    writeCookie('mage-cache-sessid', 'true');
    server.use(
      mock.get('https://shop.example/customer/section/load/', () =>
        HttpResponse.json({ cart: { data_id: NOW / 1000, summary_count: 3 } }),
      ),
    );
    const store = start();
    store.dispatch(sectionsWanted(['cart', 'customer']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    const { sections } = store.getState();
    expect(sections.loading).toEqual([]);
    expect(selectSectionsFailed(store.getState())).toBe(true);
  });

  it('requests again, on a later page, what a page was left too early to receive [SECT-31]', async () => {
    knownVisitor();
    start();
    writeCookie('private_content_version', 'v1');
    serve({ cart: { summary_count: 3 } }, 100);
    start().dispatch(sectionsWanted(['cart']));
    await requestSent();
    // The next page is opened before the response arrives.
    serve({ cart: { summary_count: 4 } });
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(4);
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
  });

  it('requests once more when something was posted while the sections were loading [SECT-31]', async () => {
    writeCookie('mage-cache-sessid', 'true');
    serve({ cart: { summary_count: 0 } }, 100);
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await requestSent();
    writeCookie('private_content_version', 'v1');
    serve({ cart: { summary_count: 5 } });
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(5);
    });
    await settled();
    expect(loads).toHaveLength(2);
    start().dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads, 'the next page uses the cache').toHaveLength(2);
  });

  it('reloads when the shopper returns from a closed window that has posted [SECT-31]', async () => {
    knownVisitor();
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    writeCookie('private_content_version', 'v2');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(loads, 'once').toHaveLength(1);
  });

  it('loads automatically when the network is back after a failure [SECT-16, SECT-28]', async () => {
    server.use(
      mock.get(
        'https://shop.example/customer/section/load/',
        () => HttpResponse.html('<p>Please sign in to this network'),
        { once: true },
      ),
    );
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectSectionsFailed(store.getState())).toBe(true);
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
  });

  it('keeps the cache after a post whose end was seen [SECT-31]', async () => {
    knownVisitor();
    start();
    server.use(mock.post('https://shop.example/newsletter/', () => HttpResponse.json({})));
    writeCookie('private_content_version', 'v1');
    await http({ url: 'https://shop.example/newsletter/', method: 'POST' });
    start().dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads).toHaveLength(0);
  });

  it('reloads what a write affects that was pending when the page was left [SECT-17]', async () => {
    knownVisitor();
    start();
    const url = 'https://shop.example/checkout/cart/add/';
    server.use(mock.post(url, () => delay('infinite')));
    const leave = new AbortController();
    const adding = http({ url, method: 'POST', signal: leave.signal });
    window.dispatchEvent(new Event('pagehide'));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    leave.abort();
    await adding;
    await waitFor(() => {
      expect(store.getState().sections.loading).toEqual([]);
    });
  });

  it('recognises a customer by the first name, and by the page’s flag until the section is loaded [ROLE-01 to ROLE-03]', () => {
    knownVisitor({});
    expect(selectIsLoggedIn(start({ isLoggedIn: true }).getState())).toBe(true);
    expect(selectIsLoggedIn(start().getState())).toBe(false);
    knownVisitor({
      customer: { data_id: id, firstname: 'Jo', fullname: 'Jo Doe', websiteId: '1' },
    });
    expect(selectIsLoggedIn(start().getState())).toBe(true);
    knownVisitor({ customer: { data_id: id } });
    expect(selectIsLoggedIn(start().getState())).toBe(false);
  });
});

describe('messages', () => {
  it('stay on the server until an element shows them, and are removed 3 s later [SECT-27]', async () => {
    knownVisitor({ messages: { data_id: id, messages: [] } });
    writeCookie('section_data_ids', JSON.stringify({ messages: id + 1000 }));
    serve({ messages: { messages: [{ type: 'success', text: 'Saved' }] } });
    const store = start();
    store.inject(messagesState);
    store.dispatch(sectionsWanted([]));
    await settled();
    expect(loads).toHaveLength(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    store.dispatch(globalMessagesWanted());
    // This one advances the timers while it waits.
    await vi.waitFor(
      () => {
        expect(store.getState().sections.data.messages).toHaveProperty('messages', [
          { type: 'success', text: 'Saved' },
        ]);
      },
      { timeout: 15_000 },
    );
    expect(selectMessages('global')(store.getState())).toEqual([]);
    await vi.advanceTimersByTimeAsync(2900);
    expect(selectMessages('global')(store.getState())).toMatchObject([{ text: 'Saved' }]);
    expect(cache.read()).toHaveProperty('messages');
    await vi.advanceTimersByTimeAsync(200);
    expect(cache.read()).toEqual({});
    expect(readJsonCookie('section_data_ids')).toEqual({});
    vi.useRealTimers();
  });

  it('arrive even if a write has superseded their load [SECT-27]', async () => {
    const saved = { messages: [{ type: 'success', text: 'Saved' }] };
    const first = deferred();
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 1000, messages: id + 1000 }));
    serve({ messages: saved, cart: { summary_count: 1 } }, first.promise);
    const store = start();
    store.inject(messagesState);
    store.dispatch(globalMessagesWanted());
    store.dispatch(sectionsWanted(['cart']));
    await requestSent();
    const second = deferred();
    serve({ cart: { summary_count: 9 } }, second.promise);
    store.dispatch(sectionsInvalidated({ names: ['cart', 'messages'], reload: true }));
    await waitFor(() => {
      expect(loads).toHaveLength(2);
    });
    first.resolve();
    await waitFor(() => {
      expect(store.getState().sections.data.messages).toMatchObject(saved);
    });
    expect(store.getState().sections.loading, 'the later load is pending').toContain('messages');
    second.resolve();
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(9);
    });
    expect(store.getState().sections.loading).toEqual([]);
  });
});
