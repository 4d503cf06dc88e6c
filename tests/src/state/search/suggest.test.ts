import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { fail } from '../../../../src/platform/result';
import {
  searchTyped,
  selectSearchSettings,
  selectSearchStatus,
  selectShownQuery,
  selectSuggestions,
} from '../../../../src/state/search/search-slice';
import { searchState } from '../../../../src/state/search/search-state';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, sent, mockShop } from '../support/fake-http';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/api/search';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const settings = { suggestUrl: 'https://shop.example/suggest', minLength: 2, delay: 300 };
const requested: string[] = [];

function open(init: PageSource['init'] = {}, globals: PageSource['globals'] = {}) {
  const page: PageSource = {
    checkoutConfig: null,
    checkout: {},
    init,
    globals,
    dictionaryUrl: null,
    phrases: {},
  };
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(searchState);
  const type = (text: string) => store.dispatch(searchTyped({ text, settings }));
  const titles = () => selectSuggestions(store.getState())?.list.map(({ title }) => title) ?? null;
  return { store, type, titles };
}

const queryOf = (url: string): string => new URL(url).searchParams.get('q') ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
  mockShop(({ url }) => {
    requested.push(queryOf(url));
    return json([{ title: `about ${queryOf(url)}` }]);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions', () => {
  it('are requested a moment after the last key, from the minimum length on [SRCH-05][SRCH-06]', async () => {
    const { type, titles } = open();
    type('s');
    await vi.advanceTimersByTimeAsync(1000);
    type('sa');
    await vi.advanceTimersByTimeAsync(200);
    type('sal ');
    await vi.advanceTimersByTimeAsync(299);
    expect(requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual(['sal']);
    expect(titles()).toEqual(['about sal']);
  });

  it('are cached: going back sends nothing, and too few characters show none [SRCH-05]', async () => {
    const { type, titles } = open();
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    type('sal');
    await vi.advanceTimersByTimeAsync(300);
    type('sa');
    expect(titles()).toEqual(['about sa']);
    type('s');
    expect(titles()).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested).toEqual(['sa', 'sal']);
  });

  it('stay visible until newer ones arrive, and disappear when the request fails', async () => {
    const { store, type, titles } = open();
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    mockShop(() => fail({ kind: 'network' }));
    type('sal');
    expect(titles()).toEqual(['about sa']);
    expect(selectSearchStatus(store.getState())).toBe('loading');
    await vi.advanceTimersByTimeAsync(300);
    expect(titles()).toBeNull();
    expect(selectSearchStatus(store.getState())).toBe('failed');
  });

  it('are always those of the newest query, in whatever order the responses arrive', async () => {
    const queries = fc.array(
      fc.record({
        text: fc.stringMatching(/^[ab]{2,4}$/),
        pause: fc.nat(600),
        responseAfter: fc.nat(2000),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(queries, async (keys) => {
        const { store, type, titles } = open();
        const delays = new Map(keys.map(({ text, responseAfter }) => [text, responseAfter]));
        // A response arrives although its request was cancelled, as one that is already in transit does.
        mockShop(async ({ url }) => {
          const query = queryOf(url);
          await new Promise((resolve) => setTimeout(resolve, delays.get(query) ?? 0));
          return json([{ title: `about ${query}` }]);
        });
        for (const { text, pause } of keys) {
          type(text);
          await vi.advanceTimersByTimeAsync(pause);
          const shown = selectShownQuery(store.getState());
          if (selectSearchStatus(store.getState()) === 'idle') expect(shown).toBe(text);
          expect(titles()).toEqual(shown === '' ? null : [`about ${shown}`]);
        }
        await vi.advanceTimersByTimeAsync(5000);
        expect(titles()).toEqual([`about ${keys.at(-1)?.text ?? ''}`]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('suggestions that arrive late or never', () => {
  /** A shop whose responses arrive when they are released, also for a request that was cancelled. */
  function slowShop() {
    const releases = new Map<string, (title: string | null) => void>();
    mockShop(
      ({ url }) =>
        new Promise((resolve) => {
          requested.push(queryOf(url));
          releases.set(queryOf(url), (title) => {
            resolve(title === null ? fail({ kind: 'network' }) : json([{ title }]));
          });
        }),
    );
    return async (query: string, title: string | null) => {
      releases.get(query)?.(title);
      await vi.advanceTimersByTimeAsync(0);
    };
  }

  it('are not shown for another query, nor is their failure', async () => {
    const release = slowShop();
    const { store, type, titles } = open();
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    type('sal');
    await vi.advanceTimersByTimeAsync(300);
    await release('sa', null);
    expect(selectSearchStatus(store.getState())).toBe('loading');
    await release('sal', 'salt');
    expect(titles()).toEqual(['salt']);
    expect(selectSearchStatus(store.getState())).toBe('idle');
  });

  it('end the request of the query before, which is not a failure', async () => {
    slowShop();
    const { store, type } = open();
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    type('sal');
    expect(sent[0]?.signal?.aborted).toBe(true);
    type('s');
    await vi.advanceTimersByTimeAsync(1000);
    expect(selectSearchStatus(store.getState())).toBe('idle');
    expect(selectShownQuery(store.getState())).toBe('');
  });

  it('are requested again after a failure, when the same is typed', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const { type, titles } = open();
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    expect(titles()).toBeNull();
    mockShop(() => json([{ title: 'sand' }]));
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    expect(titles()).toEqual(['sand']);
  });

  it('are kept for the last thirty queries', async () => {
    const { store, type, titles } = open();
    const words = Array.from({ length: 31 }, (_none, index) => `word${String(index)}`);
    for (const word of words) {
      type(word);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(store.getState().search?.results).toHaveLength(30);
    const count = requested.length;
    type('word1');
    expect(titles()).toEqual(['about word1']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested).toHaveLength(count);
    type('word0');
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested.slice(count), 'the oldest is loaded again').toEqual(['word0']);
  });
});

describe('a page without a search box', () => {
  it('has no settings, status or suggestions', () => {
    const { getState } = createTillStore({ shop, checkout: null });
    expect(selectSearchSettings(getState())).toBeNull();
    expect(selectSearchStatus(getState())).toBe('idle');
    expect(selectShownQuery(getState())).toBe('');
    expect(selectSuggestions(getState())).toBeNull();
  });

  it('has the defaults where its configuration cannot be read [SRCH-05]', () => {
    const store = createTillStore({ shop, checkout: null });
    store.inject(searchState);
    expect(selectSearchSettings(store.getState())).toEqual({
      suggestUrl: 'https://shop.example/search/ajax/suggest/',
      minLength: 2,
      delay: 300,
    });
  });
});

describe('the configuration in the page', () => {
  it('sets the URL, the minimum length and the delay [SRCH-05]', () => {
    const { store } = open({
      '#search': { quickSearch: { url: 'https://shop.example/s/', minSearchLength: '3' } },
    });
    expect(selectSearchSettings(store.getState())).toEqual({
      suggestUrl: 'https://shop.example/s/',
      minLength: 3,
      delay: 300,
    });
    expect(selectSearchSettings(open().store.getState())).toMatchObject({
      suggestUrl: 'https://shop.example/search/ajax/suggest/',
      minLength: 2,
    });
  });

  const log = {
    '*': { 'Magento_CatalogSearch/js/search-terms-log': { url: 'https://shop.example/log' } },
  };

  it('logs the term of a results page, unless the platform’s scripts do [SRCH-12]', async () => {
    window.history.replaceState(null, '', '/?q=salt');
    open(log, { require: () => undefined });
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([]);
    open(log);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual(['salt']);
    expect(http.mock.lastCall?.[0]).toMatchObject({ url: 'https://shop.example/log?q=salt' });
    expect(sent).toMatchObject([{ method: 'GET', body: undefined }]);
    window.history.replaceState(null, '', '/?q=%20');
    open(log);
    await vi.advanceTimersByTimeAsync(0);
    window.history.replaceState(null, '', '/');
    open(log);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent, 'nothing was searched for').toHaveLength(1);
    window.history.replaceState(null, '', '/');
  });
});
