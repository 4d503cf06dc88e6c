import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import { removeCookie, writeCookie } from '../../../../src/platform/storage/cookies';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import {
  sectionsInvalidated,
  sectionsRetried,
  sectionsWanted,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const cache = jsonStorage('mage-cache-storage');
const COOKIES = ['mage-cache-sessid', 'section_data_ids', 'private_content_version'];

/** A shop whose cart counts every write, so that a higher number is always a newer cart. */
function openShop() {
  const shopState = { writes: 0, dataId: 1_800_000_000 };
  const waiting: (() => void)[] = [];
  mockShop(
    () =>
      new Promise((resolve) => {
        // The response is computed when the request arrives, and may be delivered much later.
        const { writes } = shopState;
        shopState.dataId += 1;
        const body = { cart: { data_id: shopState.dataId, summary_count: writes } };
        let response: Result<HttpResponse> = json(body);
        waiting.push(() => {
          resolve(response);
        });
        if (writes % 7 === 6) response = fail({ kind: 'network' });
      }),
  );
  return { shopState, waiting };
}

const shown = (store: TillStore): number =>
  Number(store.getState().sections.data.cart?.summary_count ?? 0);
const storedCount = (): number => {
  const stored = cache.read() as { cart?: { summary_count: number } } | null;
  return stored?.cart?.summary_count ?? 0;
};
const pause = () => vi.advanceTimersByTimeAsync(5);

beforeAll(async () => {
  // The page imports them on demand, which takes real time; fake timers do not advance that.
  await import('../../../../src/api/sections');
});
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  for (const name of COOKIES) removeCookie(name);
});

/** What may happen to a page, in any order. */
const event = fc.oneof(
  fc.constantFrom('want', 'retry', 'write', 'other tab writes', 'other tab loads', 'restored'),
  fc.record({ response: fc.nat({ max: 5 }) }),
);

describe('the section cache', () => {
  it('never shows an older cart than before, and ends with the newest, in any order of events [SECT-14] [SECT-16] [SECT-17] [SECT-19] [SECT-21]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        localStorage.clear();
        for (const name of COOKIES) removeCookie(name);
        writeCookie('mage-cache-sessid', 'true');
        const { shopState, waiting } = openShop();
        const store = createTillStore({
          shop,
          checkout: null,
          sections: { ...sectionSettings, names: ['cart'] },
        });
        store.dispatch(sectionsWanted(['cart']));
        let newest = 0;
        const expectNewest = () => {
          expect(shown(store)).toBeGreaterThanOrEqual(newest);
          newest = Math.max(newest, shown(store), storedCount());
        };
        for (const one of events) {
          if (typeof one === 'object')
            waiting.splice(one.response, 1).forEach((settle) => settle());
          else if (one === 'want') store.dispatch(sectionsWanted(['cart']));
          else if (one === 'retry') store.dispatch(sectionsRetried());
          else if (one === 'write') {
            shopState.writes += 1;
            store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
          } else if (one === 'restored') {
            window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
          } else if (one === 'other tab writes') {
            shopState.writes += 1;
            otherTab({});
          } else {
            shopState.dataId += 1;
            otherTab({ cart: { data_id: shopState.dataId, summary_count: shopState.writes } });
          }
          await pause();
          expectNewest();
        }
        // Twice, because a pending load may fail only now.
        for (const _ of ['retry', 'retry again']) {
          store.dispatch(sectionsRetried());
          await pause();
          while (waiting.length > 0) {
            waiting.shift()?.();
            await pause();
          }
        }
        if (shopState.writes % 7 !== 6) expect(shown(store)).toBe(shopState.writes);
        expect(sent.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});

/** What the page does not notice: posts of other scripts, and pages that are left before the response arrives. */
const visit = fc.oneof(
  fc.constantFrom('post by another script', 'next page', 'want', 'back in the window'),
  fc.record({ response: fc.nat({ max: 2 }) }),
);

describe('a post by another script', () => {
  it('shows on the next page that finishes loading, whatever was pending meanwhile [SECT-14] [SECT-31]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 14 }), async (events) => {
        localStorage.clear();
        for (const name of COOKIES) removeCookie(name);
        const { shopState, waiting } = openShop();
        const openPage = (): TillStore => {
          waiting.length = 0;
          const store = createTillStore({
            shop,
            checkout: null,
            sections: { ...sectionSettings, names: ['cart'] },
          });
          store.dispatch(sectionsWanted(['cart']));
          return store;
        };
        let page = openPage();
        for (const one of events) {
          if (typeof one === 'object')
            waiting.splice(one.response, 1).forEach((settle) => settle());
          else if (one === 'next page') page = openPage();
          else if (one === 'want') page.dispatch(sectionsWanted(['cart']));
          else if (one === 'back in the window') {
            document.dispatchEvent(new Event('visibilitychange'));
          } else {
            shopState.writes += 1;
            writeCookie('private_content_version', `v${String(shopState.writes)}`);
          }
          await pause();
        }
        page = openPage();
        await pause();
        while (waiting.length > 0) {
          waiting.shift()?.();
          await pause();
        }
        if (shopState.writes % 7 !== 6) expect(shown(page)).toBe(shopState.writes);
      }),
      { numRuns: 200 },
    );
  });
});

/** Another tab stores sections (none: it removed them after a write), and the browser reports it. */
function otherTab(sections: { cart?: { data_id: number; summary_count: number } }): void {
  cache.write(sections);
  const ids = { cart: sections.cart?.data_id ?? Date.now() };
  writeCookie('section_data_ids', JSON.stringify(ids));
  window.dispatchEvent(new StorageEvent('storage', { key: 'mage-cache-storage' }));
}
