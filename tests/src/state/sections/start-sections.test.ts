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
  sectionsRetried,
  sectionsWanted,
  selectSectionsFailed,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { sectionSettings, shop } from '../support/shop';

const server = setupServer();
const NOW = 1_800_000_000_000;
const id = NOW / 1000 - 60;
const loads: URLSearchParams[] = [];
const cache = jsonStorage('mage-cache-storage');
const marks = jsonStorage('mage-cache-storage-section-invalidation');

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
    { now: () => NOW },
  );

/** A moment that the test chooses. */
function moment(): { readonly reached: Promise<void>; readonly reach: () => void } {
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
}

/** Waits for the next request. */
const asked = () =>
  waitFor(() => {
    expect(loads).toHaveLength(1);
  });

/** Time for what must not happen. */
const settled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 60));
};

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
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
  it('asks for nothing when what is shown is cached and fresh', async () => {
    knownVisitor();
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads).toHaveLength(0);
    expect(selectCart(store.getState())?.count).toBe(2);
  });

  it('loads what several elements show in one request, and keeps it for other pages [SECT-01 to SECT-05]', async () => {
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

  it('does not ask again for what is on its way, nor ever for a name the shop does not know [SECT-06]', async () => {
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
    ['that only the cookie knows', { cart: id, wishlist: 5 }],
  ])('reloads a section %s [SECT-16]', async (_name, ids) => {
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify(ids));
    start().dispatch(sectionsWanted(['cart']));
    await asked();
    expect(loads).toHaveLength(1);
  });

  it('reloads an expirable section that is older than its lifetime [SECT-15, SECT-29]', async () => {
    knownVisitor();
    start({ lifetimeMinutes: 1 }).dispatch(sectionsWanted(['cart']));
    await asked();
    expect(loads[0]?.get('sections')).toBe('cart');
  });

  it.each([
    ['a day ahead', -86_400],
    ['a day behind', 86_400],
  ])(
    'loads once on a device whose clock is %s, whatever is shown and opened [SECT-15]',
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

  it('reloads the customer when a customer menu stands beside a nameless one [SECT-25]', async () => {
    knownVisitor({ customer: { data_id: id } });
    document.body.innerHTML = '<div class="customer-menu"></div>';
    const store = start();
    store.dispatch(sectionsWanted(['customer']));
    await settled();
    store.dispatch(sectionsWanted(['customer']));
    await asked();
    expect(loads.map((query) => query.get('sections'))).toEqual(['customer']);
  });

  it('reloads the customer of another website [SECT-26]', async () => {
    knownVisitor({ customer: { data_id: id, firstname: 'Jo', websiteId: '2' } });
    start().dispatch(sectionsWanted(['customer']));
    await asked();
    expect(loads[0]?.get('sections')).toBe('customer');
  });

  it.each([{ website_id: '2' }, { storeId: '5' }])(
    'reloads the cart of another website or store %o [MINI-22][SECT-26]',
    async (other) => {
      knownVisitor({ cart: { data_id: id, website_id: '1', storeId: '1', ...other } });
      start().dispatch(sectionsWanted(['cart']));
      await asked();
      expect(loads.map((query) => query.get('sections'))).toEqual(['cart']);
    },
  );

  it('reloads everything when the server asks for a clean-up', async () => {
    knownVisitor();
    writeCookie('section_data_clean', '1');
    start().dispatch(sectionsWanted(['cart']));
    await asked();
    expect(loads[0]?.get('sections')?.split(',')).toContain('wishlist');
    expect(loads[0]?.get('force_new_section_timestamp')).toBe('true');
    expect(readCookie('section_data_clean')).toBeNull();
  });

  it('says that a load failed, keeps the page and tries again when asked [SECT-28]', async () => {
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
      'its time is over [SECT-24]',
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

describe('writes', () => {
  const removal = { url: shop.removeItemUrl, method: 'POST' } as const;
  const answering = (body: object) => {
    server.use(mock.post(shop.removeItemUrl, () => HttpResponse.json(body)));
  };

  it('invalidate and reload what they touch [SECT-17, SECT-19]', async () => {
    knownVisitor();
    answering({ success: true });
    const store = start();
    await http(removal);
    expect(store.getState().sections.data).toHaveProperty('cart');
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    expect(loads[0]?.get('sections')).toBe('cart');
    expect(loads[0]?.get('force_new_section_timestamp')).toBe('true');
    expect(marks.read()).toEqual({ messages: true });
  });

  it.each(['redirect', 'backUrl'])(
    'reload nothing when the answer holds %s [SECT-20, SECT-21]',
    async (key) => {
      knownVisitor();
      answering({ [key]: 'https://shop.example/' });
      start();
      await http(removal);
      await settled();
      expect(loads).toHaveLength(0);
      expect(cache.read()).toEqual({});
      expect(marks.read()).toEqual({ cart: true, messages: true });
      expect(readJsonCookie('section_data_ids')).toEqual({ cart: id + 1000, messages: 1000 });
    },
  );

  it('reload nothing when the shopper goes on to another page [SECT-20, SECT-21]', async () => {
    knownVisitor();
    answering({ success: true });
    start();
    await http({ ...removal, leavesPage: true });
    await settled();
    expect(loads).toHaveLength(0);
    expect(marks.read()).toEqual({ cart: true, messages: true });
  });

  it('by a plain form clear what its action touches [SECT-18]', () => {
    knownVisitor({ cart: { data_id: id }, 'checkout-data': { inputFieldEmailValue: 'a@b.co' } });
    start();
    const form = document.createElement('form');
    form.method = 'post';
    form.action = 'https://shop.example/checkout/cart/updatePost/';
    document.body.append(form);
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(cache.read()).toEqual({ 'checkout-data': { inputFieldEmailValue: 'a@b.co' } });
    expect(marks.read()).toEqual({ cart: true, messages: true });
  });

  it('make an answer that was on its way worthless', async () => {
    serve({ cart: { summary_count: 1 } }, 40);
    answering({ success: true });
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

describe('sharing', () => {
  it('takes over what another tab stored', () => {
    knownVisitor();
    const store = start();
    cache.write({ cart: { data_id: id, summary_count: 7 } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'mage-cache-storage' }));
    expect(selectCart(store.getState())?.count).toBe(7);
  });

  it('asks for nothing again when another tab has stored something newer meanwhile', async () => {
    const answered = moment();
    serve({ cart: { summary_count: 3 } }, answered.reached);
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 1000 }));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await asked();
    const theirs = { data_id: NOW / 1000 + 5, summary_count: 7 };
    cache.write({ cart: theirs });
    writeCookie('section_data_ids', JSON.stringify({ cart: theirs.data_id }));
    answered.reach();
    await waitFor(() => {
      expect(store.getState().sections.loading).toEqual([]);
    });
    await settled();
    expect(loads, 'two tabs would set each other off for ever').toHaveLength(1);
    expect(cache.read()).toEqual({ cart: theirs });
    expect(readJsonCookie('section_data_ids')).toEqual({ cart: theirs.data_id });
  });

  it('asks once more for what another tab has changed meanwhile [SECT-21]', async () => {
    const answered = moment();
    serve({ cart: { summary_count: 3 } }, answered.reached);
    knownVisitor();
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 1000 }));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await asked();
    cache.write({});
    writeCookie('section_data_ids', JSON.stringify({ cart: id + 2000 }));
    serve({ cart: { summary_count: 4 } });
    answered.reach();
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

  it('loads again what was on its way when the page was left, and never arrived [SECT-16]', async () => {
    knownVisitor({});
    serve({ cart: { summary_count: 2 } }, new Promise(() => {}));
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await asked();
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    serve({ cart: { summary_count: 3 } });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(3);
    });
    expect(store.getState().sections.loading).toEqual([]);
  });

  it.each([
    ['a page whose customer has signed out is out of sight at once and asked for anew', true],
    ['a page whose customer is still there stays', false],
  ])('%s [SECT-23]', async (_name, isGone) => {
    const reload = vi.fn();
    const putBack = replaceNavigator({ reload });
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
    putBack();
  });

  it('looks at everything anew after a post whose end no page has seen [SECT-31]', async () => {
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

  it('asks again on later pages for what a page was left too early to hear [SECT-31]', async () => {
    knownVisitor();
    start();
    writeCookie('private_content_version', 'v1');
    serve({ cart: { summary_count: 3 } }, 100);
    start().dispatch(sectionsWanted(['cart']));
    await asked();
    // The next page is opened before the answer is there.
    serve({ cart: { summary_count: 4 } });
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(4);
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
  });

  it('asks once more when something was posted while the sections were on their way [SECT-31]', async () => {
    writeCookie('mage-cache-sessid', 'true');
    serve({ cart: { summary_count: 0 } }, 100);
    const store = start();
    store.dispatch(sectionsWanted(['cart']));
    await asked();
    writeCookie('private_content_version', 'v1');
    serve({ cart: { summary_count: 5 } });
    await waitFor(() => {
      expect(selectCart(store.getState())?.count).toBe(5);
    });
    await settled();
    expect(loads).toHaveLength(2);
    start().dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads, 'the next page knows it').toHaveLength(2);
  });

  it('looks anew when the shopper comes back from a window that posted and was closed [SECT-31]', async () => {
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

  it('loads by itself, with the network back, what could not be had [SECT-16, SECT-28]', async () => {
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

  it('keeps everything after a post whose end was seen [SECT-31]', async () => {
    knownVisitor();
    start();
    server.use(mock.post('https://shop.example/newsletter/', () => HttpResponse.json({})));
    writeCookie('private_content_version', 'v1');
    await http({ url: 'https://shop.example/newsletter/', method: 'POST' });
    start().dispatch(sectionsWanted(['cart']));
    await settled();
    expect(loads).toHaveLength(0);
  });

  it('loads anew what a write touches that was on its way when the page was left [SECT-17]', async () => {
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

  it('knows a customer by a firstname, and by the page’s flag until the section is loaded [ROLE-01 to ROLE-03]', () => {
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
  it('stay with the server until somebody shows them, and are forgotten 3 s later [SECT-27]', async () => {
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
    // This one moves the clock while it waits.
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
});
