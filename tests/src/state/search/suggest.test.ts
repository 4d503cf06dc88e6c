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
import { http, json, sent, shopAnswers } from '../support/fake-http';
// Fetched by the flow with the first question: fetching takes real time, which no fake clock moves on.
import '../../../../src/api/search';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const settings = { suggestUrl: 'https://shop.example/suggest', minLength: 2, delay: 300 };
const asked: string[] = [];

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
  asked.length = 0;
  shopAnswers(({ url }) => {
    asked.push(queryOf(url));
    return json([{ title: `about ${queryOf(url)}` }]);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions', () => {
  it('are asked for a moment after the last key, from the least length on [SRCH-05][SRCH-06]', async () => {
    const { type, titles } = open();
    type('s');
    await vi.advanceTimersByTimeAsync(1000);
    type('sa');
    await vi.advanceTimersByTimeAsync(200);
    type('sal ');
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['sal']);
    expect(titles()).toEqual(['about sal']);
  });

  it('are kept: going back asks nothing, and too few letters show none [SRCH-05]', async () => {
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
    expect(asked).toEqual(['sa', 'sal']);
  });

  it('stay in sight until newer ones are there, and go when the shop cannot be asked', async () => {
    const { store, type, titles } = open();
    type('sa');
    await vi.advanceTimersByTimeAsync(300);
    shopAnswers(() => fail({ kind: 'network' }));
    type('sal');
    expect(titles()).toEqual(['about sa']);
    expect(selectSearchStatus(store.getState())).toBe('loading');
    await vi.advanceTimersByTimeAsync(300);
    expect(titles()).toBeNull();
    expect(selectSearchStatus(store.getState())).toBe('failed');
  });

  it('are always those of the newest query, in whatever order the answers come', async () => {
    const queries = fc.array(
      fc.record({
        text: fc.stringMatching(/^[ab]{2,4}$/),
        pause: fc.nat(600),
        answerAfter: fc.nat(2000),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(queries, async (keys) => {
        const { store, type, titles } = open();
        const delays = new Map(keys.map(({ text, answerAfter }) => [text, answerAfter]));
        // An answer comes although nobody waits for it any more, as one that is on the wire does.
        shopAnswers(async ({ url }) => {
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

describe('what the page prints', () => {
  it('says where, from how many letters on and how soon [SRCH-05]', () => {
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

  it('has the term of a results page logged, unless the platform’s scripts do it [SRCH-12]', async () => {
    window.history.replaceState(null, '', '/?q=salt');
    open(log, { require: () => undefined });
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
    open(log);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['salt']);
    expect(http.mock.lastCall?.[0]).toMatchObject({ url: 'https://shop.example/log?q=salt' });
    expect(sent).toMatchObject([{ method: 'GET', body: undefined }]);
    window.history.replaceState(null, '', '/?q=%20');
    open(log);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent, 'nothing was searched for').toHaveLength(1);
    window.history.replaceState(null, '', '/');
  });
});
