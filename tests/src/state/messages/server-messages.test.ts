import { createAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import { readCookie, removeCookie } from '../../../../src/platform/storage/cookies';
import {
  addToCartSlice,
  productAdded,
  productSent,
} from '../../../../src/state/add-to-cart/add-to-cart-slice';
import {
  instantPurchaseSlice,
  purchaseConfirmed,
  purchaseSettled,
} from '../../../../src/state/instant-purchase/instant-purchase-slice';
import {
  leaveCookieMessage,
  takeCookieMessages,
} from '../../../../src/state/messages/cookie-messages';
import {
  messagesAfterAdding,
  messagesOf,
} from '../../../../src/state/messages/messages-after-adding';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import type { FlowApi, StateModule } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The messages of the shop itself: of the `messages` section, and those that one page leaves for the next. */

const message = (text: string, type = 'success') => ({ type, text });
const ADDED = message('You added a mug.');

const part = { id: '1', summary: '' };
const shippingMethod = { carrier: 'flatrate', method: 'flatrate', summary: '' };
const option = { payment: part, shippingAddress: part, billingAddress: part, shippingMethod };

/** The buttons of products: their state without their requests. */
const buttons: StateModule = {
  name: 'buttons',
  slices: [addToCartSlice, instantPurchaseSlice],
  startFlows: () => undefined,
};

function open(...modules: StateModule[]) {
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
  store.inject(messagesState);
  for (const module of modules) store.inject(module);
  let version = 0;
  return {
    store,
    /** The section arrives with these messages; time passes until they are shown. */
    receive: async (...messages: readonly unknown[]) => {
      version += 1;
      store.dispatch(sectionsRead({ messages: { data_id: version, messages } }));
      await vi.advanceTimersByTimeAsync(1100);
    },
    texts: () => selectMessages('global')(store.getState()).map(({ text }) => text),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  removeCookie('mage-messages');
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the messages of the section', () => {
  it('are shown where an element shows the page’s messages [MSG-06]', async () => {
    const { store, receive, texts } = open();
    await receive(ADDED);
    expect(texts(), 'no element shows them').toEqual([]);
    store.dispatch(globalMessagesWanted());
    await receive(ADDED, message('Out of stock', 'error'));
    expect(selectMessages('global')(store.getState())).toMatchObject([
      { type: 'success', text: ADDED.text, isHtml: true },
      { type: 'error', text: 'Out of stock', isHtml: true },
    ]);
  });

  it('are shown once, whatever else the page loads', async () => {
    const { store, receive, texts } = open();
    store.dispatch(globalMessagesWanted());
    await receive(ADDED);
    const before = store.getState().messages?.list;
    store.dispatch(sectionsRead({ cart: { data_id: 9 } }));
    await vi.advanceTimersByTimeAsync(1100);
    expect(store.getState().messages?.list).toBe(before);
    expect(texts()).toEqual([ADDED.text]);
  });

  it('leave what is shown as it is when there are none', async () => {
    const { store, receive, texts } = open();
    store.dispatch(globalMessagesWanted());
    await receive(ADDED);
    await receive();
    expect(texts()).toEqual([ADDED.text]);
  });

  it('are shown if the old front end has loaded them before, once and not on later pages [SECT-27] [MSG-06]', async () => {
    const first = open();
    await first.receive(ADDED);
    first.store.dispatch(globalMessagesWanted());
    await vi.advanceTimersByTimeAsync(1100);
    expect(first.texts()).toEqual([ADDED.text]);
    const next = open();
    await next.receive(ADDED);
    next.store.dispatch(globalMessagesWanted());
    await vi.advanceTimersByTimeAsync(1100);
    expect(next.texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(next.store.getState().sections.data.messages).toBeUndefined();
  });

  it('are not repeated on a later page if they were shown beside a button [SECT-27]', async () => {
    const first = open(buttons);
    first.store.dispatch(globalMessagesWanted());
    first.store.dispatch(productAdded({ productId: '60' }));
    await first.receive(ADDED);
    const next = open();
    await next.receive(ADDED);
    next.store.dispatch(globalMessagesWanted());
    await vi.advanceTimersByTimeAsync(1100);
    expect(next.texts()).toEqual([]);
  });

  it('have ascending numbers, from the time in seconds [MSG-14]', async () => {
    vi.setSystemTime(1_700_000_000_000);
    const { store, receive } = open();
    store.dispatch(globalMessagesWanted());
    await receive(ADDED, message('Out of stock', 'error'));
    const ids = selectMessages('global')(store.getState()).map(({ id }) => id);
    expect(ids).toEqual([1_700_000_001, 1_700_000_002]);
  });

  it('about a product that was just added are left to its button', async () => {
    const { store, receive, texts } = open(buttons);
    store.dispatch(globalMessagesWanted());
    await receive(message('Before'));
    store.dispatch(productSent({ productId: '60', url: '', form: new FormData(), qty: 1 }));
    await receive(ADDED);
    store.dispatch(productAdded({ productId: '60' }));
    await receive(ADDED);
    expect(texts()).toEqual(['Before']);
  });

  it('about a product that is being ordered at once are left to its button', async () => {
    const { store, receive, texts } = open(buttons);
    store.dispatch(globalMessagesWanted());
    store.dispatch(purchaseConfirmed({ productId: '60', form: new FormData(), option }));
    await receive(message('Ordered'));
    expect(texts()).toEqual([]);
    store.dispatch(purchaseSettled({ productId: '60', status: 'unknown' }));
    await receive(message('Ordered'));
    expect(texts()).toEqual([]);
    store.dispatch(purchaseSettled({ productId: '60', status: 'placed' }));
    await receive(message('Something else'));
    expect(texts()).toEqual(['Something else']);
  });
});

describe('messages for the next page', () => {
  it('are read there in their order, once [MSG-07]', () => {
    leaveCookieMessage({ type: 'success', text: 'one' });
    leaveCookieMessage({ type: 'error', text: 'two' });
    expect(takeCookieMessages()).toEqual([
      { type: 'success', text: 'one' },
      { type: 'error', text: 'two' },
    ]);
    expect(takeCookieMessages()).toEqual([]);
    expect(readCookie('mage-messages')).toBeNull();
  });

  it('are not repeated: the same text is left once, as the last', () => {
    leaveCookieMessage({ type: 'notice', text: 'one' });
    leaveCookieMessage({ type: 'notice', text: 'two' });
    leaveCookieMessage({ type: 'error', text: 'one' });
    expect(takeCookieMessages()).toEqual([
      { type: 'notice', text: 'two' },
      { type: 'error', text: 'one' },
    ]);
  });
});

describe('the messages after an action', () => {
  const acted = createAction('test/acted');

  /** What the flow of an action gets, and null until then. */
  function after<Found>(read: (api: FlowApi) => Promise<Found>) {
    const result: { found?: Found } = {};
    const flow: StateModule = {
      name: 'flow',
      slices: [],
      startFlows: (startListening) => {
        startListening({
          actionCreator: acted,
          effect: async (_action, api) => {
            result.found = await read(api);
          },
        });
      },
    };
    return { ...open(flow), result };
  }

  const section = { messages: { data_id: 1, messages: [ADDED] } };

  it('are loaded alone where no element shows the page’s messages', async () => {
    mockShop(() => json(section));
    http.mockClear();
    const { store, result } = after(messagesAfterAdding);
    store.dispatch(acted());
    await vi.advanceTimersByTimeAsync(0);
    expect(result.found).toEqual([ADDED]);
    const url = new URL(http.mock.calls[0]?.[0].url ?? '');
    expect(url.pathname).toBe('/customer/section/load/');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      sections: 'messages',
      force_new_section_timestamp: 'false',
    });
  });

  it('are unknown when they cannot be loaded', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const { store, result } = after(messagesOf);
    store.dispatch(acted());
    await vi.advanceTimersByTimeAsync(0);
    expect(result.found).toBeNull();
  });

  it('are awaited with the cart where an element shows them, and not loaded again', async () => {
    mockShop(() => json(section));
    const { store, result, receive } = after(messagesAfterAdding);
    store.dispatch(globalMessagesWanted());
    await receive(message('Earlier'));
    store.dispatch(acted());
    store.dispatch(sectionsRead({ cart: { data_id: 9 } }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(result).toEqual({});
    await receive(ADDED);
    expect(result.found).toEqual([ADDED]);
    expect(sent).toEqual([]);
  });

  it('are still awaited when earlier ones are removed meanwhile [SECT-27]', async () => {
    const { store, result, receive } = after(messagesAfterAdding);
    store.dispatch(globalMessagesWanted());
    await receive(message('Earlier'));
    await vi.advanceTimersByTimeAsync(1500);
    store.dispatch(acted());
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState().sections.data.messages, 'removed').toBeUndefined();
    expect(result).toEqual({});
    await receive(ADDED);
    expect(result.found).toEqual([ADDED]);
  });

  it('are none when none arrive within five seconds', async () => {
    const { store, result, receive } = after(messagesAfterAdding);
    store.dispatch(globalMessagesWanted());
    await receive();
    store.dispatch(acted());
    await vi.advanceTimersByTimeAsync(4900);
    expect(result).toEqual({});
    await vi.advanceTimersByTimeAsync(200);
    expect(result.found).toEqual([]);
  });
});
