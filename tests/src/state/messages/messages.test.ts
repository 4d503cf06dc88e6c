import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '../../../../src/platform/storage/cookies';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import {
  attemptFailed,
  attemptStarted,
  messageDismissed,
  messagesCleared,
  messageShown,
  messagesShown,
  selectMessages,
} from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const start = () => {
  const store = createTillStore({ shop, checkout: null });
  store.inject(messagesState);
  return store;
};
const texts = (store: ReturnType<typeof start>, area: Parameters<typeof selectMessages>[0]) =>
  selectMessages(area)(store.getState()).map(({ text }) => text);

afterEach(() => {
  vi.useRealTimers();
  removeCookie('mage-messages');
});

describe('messages', () => {
  it('replace earlier ones of their area only [MSG-02]', () => {
    const store = start();
    store.dispatch(messageShown({ area: 'cart', type: 'error', text: 'one' }));
    store.dispatch(messageShown({ area: 'checkout', type: 'notice', text: 'other' }));
    store.dispatch(messageShown({ area: 'cart', type: 'error', text: 'two' }));
    expect(texts(store, 'cart')).toEqual(['two']);
    expect(texts(store, 'checkout')).toEqual(['other']);
    store.dispatch(messagesCleared('cart'));
    expect(texts(store, 'cart')).toEqual([]);
    expect(texts(store, 'checkout')).toEqual(['other']);
  });

  it('are plain text unless the server sent them', () => {
    const store = start();
    store.dispatch(messageShown({ area: 'cart', type: 'error', text: '<b>' }));
    store.dispatch(messagesShown('checkout', [{ type: 'error', text: '<b>No</b>' }]));
    expect(selectMessages('cart')(store.getState())).toMatchObject([{ isHtml: false }]);
    expect(selectMessages('checkout')(store.getState())).toMatchObject([{ isHtml: true }]);
  });

  it('are none on a page without messages', () => {
    const store = createTillStore({ shop, checkout: null });
    expect(selectMessages('global')(store.getState())).toEqual([]);
  });

  it('about something else stay when a product is tried again', () => {
    const store = start();
    store.dispatch(messageShown({ area: 'cart', type: 'error', text: 'No such coupon' }));
    store.dispatch(attemptStarted('product:60'));
    expect(texts(store, 'cart')).toEqual(['No such coupon']);
  });

  it('about an earlier attempt at a product are removed when it is tried again, wherever they are shown [MSG-02, ADDTO-03]', () => {
    const store = start();
    const showNotice = (text: string) => {
      store.dispatch(messageShown({ area: 'global', type: 'notice', text }));
    };
    showNotice('Please specify product link(s).');
    store.dispatch(messageShown({ area: 'product:60', type: 'error', text: 'No' }));
    store.dispatch(attemptStarted('cart'));
    expect(texts(store, 'global')).toEqual(['Please specify product link(s).']);
    store.dispatch(attemptStarted('product:60'));
    expect([...texts(store, 'global'), ...texts(store, 'product:60')]).toEqual([]);
    store.dispatch(messageShown({ area: 'global', type: 'success', text: 'You are signed in.' }));
    store.dispatch(attemptStarted('product:60'));
    expect(texts(store, 'global')).toEqual(['You are signed in.']);
  });

  it('use the time in seconds as their id, without duplicates [MSG-14]', () => {
    vi.useFakeTimers({ now: 1_700_000_000_500 });
    const store = start();
    store.dispatch(messageShown({ area: 'cart', type: 'error', text: 'one' }));
    store.dispatch(messageShown({ area: 'checkout', type: 'error', text: 'two' }));
    const ids = store.getState().messages?.list.map(({ id }) => id);
    expect(ids).toEqual([1_700_000_000, 1_700_000_001]);
    store.dispatch(messageDismissed(1_700_000_000));
    expect(texts(store, 'cart')).toEqual([]);
    expect(texts(store, 'checkout')).toEqual(['two']);
  });

  it('of the cookie appear together after 1 second, and are read once [MSG-06, MSG-07]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const list = [
      { type: 'success', text: 'You added <a href="/x">it</a>.' },
      { type: 'error', text: 'No' },
    ];
    writeCookie('mage-messages', JSON.stringify(list), { sameSite: 'strict' });
    const store = start();
    store.dispatch(globalMessagesWanted());
    expect(readCookie('mage-messages')).toBeNull();
    await vi.advanceTimersByTimeAsync(990);
    expect(texts(store, 'global')).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(selectMessages('global')(store.getState())).toMatchObject([
      { type: 'success', text: 'You added <a href="/x">it</a>.', isHtml: true },
      { type: 'error', text: 'No' },
    ]);
  });
});

describe('failed attempts', () => {
  const refused = {
    kind: 'rejected',
    status: 400,
    message: 'Card declined',
    redirectAction: null,
  } as const;

  const unreadable = { kind: 'malformed', status: 200 } as const;

  it('show the server’s message as an error [MSG-11]', () => {
    const store = start();
    store.dispatch(attemptFailed({ area: 'cart', error: refused }));
    expect(selectMessages('cart')(store.getState())).toMatchObject([
      { type: 'error', text: 'Card declined' },
    ]);
  });

  it('show a general error once per attempt [MSG-08]', () => {
    const store = start();
    const general = ['Something went wrong with your request. Please try again later.'];
    store.dispatch(attemptFailed({ area: 'cart', error: unreadable }));
    const shown = store.getState().messages?.list;
    store.dispatch(attemptFailed({ area: 'cart', error: unreadable }));
    expect(store.getState().messages?.list, 'the second is not shown again').toBe(shown);
    expect(texts(store, 'cart')).toEqual(general);
    store.dispatch(attemptStarted('cart'));
    expect(texts(store, 'cart')).toEqual([]);
    store.dispatch(attemptFailed({ area: 'cart', error: unreadable }));
    expect(texts(store, 'cart')).toEqual(general);
  });

  it('show nothing for a request that Till has cancelled', () => {
    const store = start();
    store.dispatch(attemptFailed({ area: 'cart', error: { kind: 'cancelled' } }));
    expect(texts(store, 'cart')).toEqual([]);
  });

  it('are counted apart in each area [MSG-08]', () => {
    const store = start();
    store.dispatch(attemptFailed({ area: 'cart', error: unreadable }));
    store.dispatch(attemptFailed({ area: 'checkout', error: unreadable }));
    store.dispatch(attemptStarted('cart'));
    const shown = store.getState().messages?.list;
    store.dispatch(attemptFailed({ area: 'checkout', error: unreadable }));
    expect(store.getState().messages?.list).toBe(shown);
    store.dispatch(attemptFailed({ area: 'cart', error: refused }));
    expect(texts(store, 'cart')).toEqual(['Card declined']);
  });

  it('number their error by the time in seconds [MSG-14]', () => {
    vi.useFakeTimers({ now: 1_700_000_000_500 });
    const store = start();
    store.dispatch(attemptFailed({ area: 'cart', error: refused }));
    expect(selectMessages('cart')(store.getState())).toMatchObject([{ id: 1_700_000_000 }]);
  });
});
