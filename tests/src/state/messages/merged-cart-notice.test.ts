import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteCartBeforeLogin } from '../../../../src/state/messages/cart-before-login';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOTICE = 'Your cart now also holds the items from your last visit.';

const open = () => createTillStore({ shop, checkout: null });

/** A guest with `count` items has signed in; the next page shows messages. */
function nextPage(count: number) {
  const guest = open();
  guest.dispatch(sectionsRead({ cart: { data_id: 1, summary_count: count } }));
  noteCartBeforeLogin(guest.getState(), Date.now());
  return messagesPage();
}

function messagesPage() {
  const store = open();
  store.inject(messagesState);
  store.dispatch(globalMessagesWanted());
  return {
    receive: async (firstname: string | null, now: number) => {
      await vi.dynamicImportSettled();
      store.dispatch(
        sectionsRead({
          customer: { data_id: 2, firstname },
          cart: { data_id: 2, summary_count: now },
        }),
      );
      await vi.advanceTimersByTimeAsync(1100);
    },
    texts: () => selectMessages('global')(store.getState()).map(({ text }) => text),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cart that was merged at sign-in', () => {
  it('is announced once, where the page shows messages', async () => {
    const { receive, texts } = nextPage(1);
    await receive('Ada', 3);
    expect(texts()).toEqual([NOTICE]);
    const later = messagesPage();
    await later.receive('Ada', 3);
    expect(later.texts()).toEqual([]);
  });

  it('is not announced when nothing was added, or for guests', async () => {
    const same = nextPage(2);
    await same.receive('Ada', 2);
    expect(same.texts()).toEqual([]);
    const guest = nextPage(1);
    await guest.receive(null, 3);
    expect(guest.texts()).toEqual([]);
  });

  it('is no longer announced after five minutes', async () => {
    nextPage(1);
    vi.advanceTimersByTime(300_000);
    const { receive, texts } = messagesPage();
    await receive('Ada', 3);
    expect(texts()).toEqual([]);
  });
});
