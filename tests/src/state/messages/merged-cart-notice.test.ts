import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteCartBeforeLogin } from '../../../../src/state/messages/cart-before-login';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { messagesCleared, selectMessages } from '../../../../src/state/messages/messages-slice';
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

function messagesPage({ isShown = true } = {}) {
  const store = open();
  store.inject(messagesState);
  if (isShown) store.dispatch(globalMessagesWanted());
  return {
    store,
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

  it('is not announced when the guest’s cart was empty or not known', async () => {
    const empty = nextPage(0);
    await empty.receive('Ada', 3);
    expect(empty.texts()).toEqual([]);
    noteCartBeforeLogin(open().getState(), Date.now());
    const unknown = messagesPage();
    await unknown.receive('Ada', 3);
    expect(unknown.texts()).toEqual([]);
  });

  it('is not announced again on the same page', async () => {
    const { store, receive, texts } = nextPage(1);
    await receive('Ada', 3);
    store.dispatch(messagesCleared('global'));
    await receive('Ada', 4);
    expect(texts()).toEqual([]);
  });

  it('is announced on the first page that shows messages', async () => {
    nextPage(1);
    const silent = messagesPage({ isShown: false });
    await silent.receive('Ada', 3);
    expect(silent.texts()).toEqual([]);
    const { receive, texts } = messagesPage();
    await receive('Ada', 3);
    expect(texts()).toEqual([NOTICE]);
  });

  it('is announced once both the customer and the cart are known, which the page then loads', async () => {
    const { store, receive, texts } = nextPage(1);
    await vi.dynamicImportSettled();
    expect(store.getState().sections.wanted).toEqual(['cart', 'customer']);
    store.dispatch(sectionsRead({ customer: { data_id: 2, firstname: 'Ada' } }));
    await receive('Ada', 3);
    expect(texts()).toEqual([NOTICE]);
  });

  it.each([
    ['an old one', { count: 1, at: 0 }],
    ['a count that is no number', { count: 'many', at: Date.now() }],
    ['a text', 'many'],
  ])('is not announced after another note: %s', async (_name, note) => {
    localStorage.setItem('till-cart-before-login', JSON.stringify(note));
    const { store, receive, texts } = messagesPage();
    await receive('Ada', 3);
    expect(texts()).toEqual([]);
    expect(store.getState().sections.wanted, 'nothing is loaded for it').toEqual([]);
  });
});
