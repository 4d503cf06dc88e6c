import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { writeCookie } from '../../../../src/platform/storage/cookies';
import { fail } from '../../../../src/platform/result';
import { cartSlice, lineQuantityTyped } from '../../../../src/state/cart/cart-slice';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import { cartNotFound } from '../../../../src/state/shared/cart-facts';
import {
  giftEntry,
  giftFormClosed,
  giftFormOpened,
  giftMessageDeleted,
  giftMessageEdited,
  giftMessageSubmitted,
  giftMessageWanted,
  selectArrivedGift,
  selectGiftEntry,
  selectIsGiftAllowed,
  selectIsGiftUnread,
} from '../../../../src/state/gift-messages/gift-messages-slice';
import type { StateModule, TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { API_ERRORS } from '../support/fault-errors';
import { shop } from '../support/shop';
import { gift, giftStore } from './gift-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const checkout: StateModule = {
  name: 'checkout',
  slices: [checkoutSlice],
  startFlows: () => undefined,
};
const cart: StateModule = { name: 'cart', slices: [cartSlice], startFlows: () => undefined };

beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  writeCookie('form_key', 'formkey123456789');
});
afterEach(() => {
  restoreNavigator();
});

async function write(store: TillStore, target: 'order' | 'item:77' = 'order') {
  store.dispatch(giftFormOpened(target));
  store.dispatch(giftMessageEdited({ target, part: gift }));
  store.dispatch(giftMessageSubmitted({ target }));
  await settled();
  return giftEntry(store.getState(), target);
}

const checkoutItems = (store: TillStore) => store.getState().config.checkout?.items ?? [];

const calls = () => sent.map(({ method, path }) => `${method} ${path}`);

describe('a gift message', () => {
  it('moves from a hidden form to a filled one and to the message that was added [GMSG-05]', async () => {
    mockShop(() => json(true));
    const store = giftStore();
    const entry = () => giftEntry(store.getState(), 'order');
    expect(entry()).toMatchObject({ saved: null, isFormOpen: false });
    store.dispatch(giftFormOpened('order'));
    store.dispatch(giftMessageEdited({ target: 'order', part: gift }));
    expect(entry()).toMatchObject({ saved: null, isFormOpen: true, draft: gift });
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    expect(entry().status).toBe('saving');
    await settled();
    expect(entry()).toMatchObject({
      saved: gift,
      isFormOpen: false,
      status: 'idle',
      done: 'saved',
    });
    store.dispatch(giftFormOpened('order'));
    expect(entry()).toMatchObject({ saved: gift, isFormOpen: true, draft: gift });
    store.dispatch(giftMessageEdited({ target: 'order', part: { sender: 'Anna' } }));
    store.dispatch(giftFormClosed('order'));
    expect(entry()).toMatchObject({ saved: gift, isFormOpen: false, draft: gift });
    store.dispatch(giftMessageDeleted('order'));
    await settled();
    expect(entry()).toMatchObject({ saved: null, isFormOpen: false, done: 'deleted' });
    expect(entry().draft).toEqual({ recipient: '', sender: '', message: '' });
  });

  it('of an item is sent for that item only [GMSG-02][GMSG-08]', async () => {
    mockShop(() => json(true));
    const store = giftStore();
    expect(await write(store, 'item:77')).toMatchObject({ saved: gift });
    expect(calls()).toEqual(['POST gift-message/77']);
    expect(giftEntry(store.getState(), 'order').saved).toBeNull();
    expect(giftEntry(store.getState(), 'item:78').saved).toBeNull();
  });

  it('is sent once, however often the button is pressed', async () => {
    mockShop(() => json(true));
    const store = giftStore();
    store.dispatch(giftMessageEdited({ target: 'order', part: gift }));
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    store.dispatch(giftMessageDeleted('order'));
    await settled();
    expect(calls()).toEqual(['POST gift-message']);
  });

  it('stays open with text that was typed while it was being saved', async () => {
    mockShop(() => json(true));
    const store = giftStore();
    store.dispatch(giftFormOpened('order'));
    store.dispatch(giftMessageEdited({ target: 'order', part: gift }));
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    store.dispatch(giftMessageEdited({ target: 'order', part: { message: 'Enjoy it more' } }));
    await settled();
    expect(giftEntry(store.getState(), 'order')).toMatchObject({
      saved: gift,
      isFormOpen: true,
      draft: { message: 'Enjoy it more' },
    });
    expect(assign).not.toHaveBeenCalled();
  });

  it('is the same object until something about it changes', () => {
    const store = giftStore();
    const select = selectGiftEntry('order');
    expect(select(store.getState())).toBe(select(store.getState()));
  });
});

describe('the page after a gift message was saved', () => {
  const UPDATED = `${shop.baseUrl}checkout/cart/updatePost?form_key=formkey123456789&cart[]`;

  it('is checkout/cart/updatePost [GMSG-10]', async () => {
    mockShop(() => json(true));
    await write(giftStore());
    expect(assign).toHaveBeenCalledExactlyOnceWith(UPDATED);
    // The next cart page indicates the message, once.
    const next = giftStore({ giftMessage: { orderLevel: gift } });
    expect(selectArrivedGift(next.getState())).toBe('order');
    expect(selectArrivedGift(giftStore().getState())).toBeNull();
  });

  it('is the same after it was deleted [GMSG-10]', async () => {
    mockShop(() => json(true));
    const store = giftStore({ giftMessage: { orderLevel: gift } });
    store.dispatch(giftMessageDeleted('order'));
    await settled();
    expect(assign).toHaveBeenCalledExactlyOnceWith(UPDATED);
  });

  it('stays while another message or a quantity is typed and not saved', async () => {
    mockShop(() => json(true));
    const store = giftStore({ modules: [cart] });
    store.dispatch(giftFormOpened('item:78'));
    store.dispatch(giftMessageEdited({ target: 'item:78', part: { message: 'For later' } }));
    await write(store);
    store.dispatch(giftFormClosed('item:78'));
    store.dispatch(lineQuantityTyped({ itemId: '77', typed: 3 }));
    await write(store);
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays in the checkout', async () => {
    mockShop(() => json(true));
    await write(giftStore({ modules: [checkout] }));
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays after a failure', async () => {
    mockShop(() => fail({ kind: 'network' }));
    await write(giftStore());
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a gift message that cannot be saved', () => {
  it('keeps what was typed, with the message of the shop [GMSG-11]', async () => {
    const message = "The gift message isn't available.";
    mockShop(() => fail({ kind: 'rejected', status: 400, message, redirectAction: null }));
    const store = giftStore();
    expect(await write(store)).toMatchObject({
      saved: null,
      draft: gift,
      isFormOpen: true,
      status: 'idle',
      error: message,
    });
    expect(calls()).toEqual(['POST gift-message']);
  });

  it('opens the login page when the session has ended [GMSG-11]', async () => {
    mockShop(() => fail({ kind: 'unauthorized', message: 'No' }));
    expect(await write(giftStore())).toMatchObject({ draft: gift, isFormOpen: true });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${shop.baseUrl}customer/account/login/`);
    // Back on the page, the input is restored.
    expect(giftEntry(giftStore().getState(), 'order')).toMatchObject({
      draft: gift,
      isFormOpen: true,
    });
  });

  it('reports a cart that is gone for a check [GMSG-11]', async () => {
    mockShop(() => fail(API_ERRORS['404'] ?? { kind: 'network' }));
    const checks = vi.fn();
    const watch: StateModule = {
      name: 'watch',
      slices: [],
      startFlows: (startListening) => {
        startListening({ actionCreator: cartNotFound, effect: checks });
      },
    };
    const store = giftStore({ modules: [watch] });
    expect((await write(store)).error).toBe('No such entity with cartId =');
    expect(checks).toHaveBeenCalledOnce();
  });

  it.each(['never', 'html', 'half', 'empty', '500', 'offline'] as const)(
    'is looked up when its response is lost: %s',
    async (fault) => {
      const error = API_ERRORS[fault] ?? { kind: 'network' };
      mockShop((request) => (request.method === 'POST' ? fail(error) : json(gift)));
      const store = giftStore();
      expect(await write(store)).toMatchObject({ saved: gift, error: null, done: 'saved' });
      expect(calls()).toEqual(['POST gift-message', 'GET gift-message']);
    },
  );

  it('is looked up again before it is sent again', async () => {
    let isOffline = true;
    mockShop((request) => {
      if (isOffline) return fail({ kind: 'network' });
      return request.method === 'POST' ? json(true) : json(gift);
    });
    const store = giftStore();
    expect((await write(store)).error).toBe(
      'The shop cannot be reached. Please check your connection and try again.',
    );
    isOffline = false;
    sent.length = 0;
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    await settled();
    expect(calls()).toEqual(['GET gift-message']);
    expect(giftEntry(store.getState(), 'order')).toMatchObject({ saved: gift, done: 'saved' });
  });

  it('is sent again when the shop has another one', async () => {
    let isOffline = true;
    mockShop((request) => {
      if (request.method !== 'POST') return json([]);
      return isOffline ? fail({ kind: 'network' }) : json(true);
    });
    const store = giftStore();
    expect(await write(store)).toMatchObject({ saved: null, draft: gift });
    isOffline = false;
    sent.length = 0;
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    await settled();
    expect(calls()).toEqual(['GET gift-message', 'POST gift-message']);
  });

  it('stays where it is when it cannot be deleted', async () => {
    mockShop((request) => (request.method === 'POST' ? fail({ kind: 'timeout' }) : json(gift)));
    const store = giftStore({ giftMessage: { orderLevel: gift } });
    store.dispatch(giftMessageDeleted('order'));
    await settled();
    expect(giftEntry(store.getState(), 'order')).toMatchObject({ saved: gift, status: 'idle' });
    expect(giftEntry(store.getState(), 'order').error).not.toBeNull();
  });
});

describe('the message of a stock checkout, which contains no text', () => {
  const stock = { isStockCheckout: true, quoteData: { gift_message_id: '13' } };

  it('is loaded when it is shown, once [GMSG-04]', async () => {
    mockShop(() => json(gift));
    const store = giftStore(stock);
    store.dispatch(giftMessageWanted('order'));
    store.dispatch(giftMessageWanted('order'));
    await settled();
    store.dispatch(giftMessageWanted('order'));
    await settled();
    expect(calls()).toEqual(['GET gift-message']);
    expect(giftEntry(store.getState(), 'order')).toMatchObject({ saved: gift, draft: gift });
    expect(selectIsGiftUnread('order')(store.getState())).toBe(false);
  });

  it('can be requested again after a failure', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const store = giftStore(stock);
    store.dispatch(giftMessageWanted('order'));
    await settled();
    expect(giftEntry(store.getState(), 'order').error).not.toBeNull();
    mockShop(() => json(gift));
    store.dispatch(giftMessageWanted('order'));
    await settled();
    expect(giftEntry(store.getState(), 'order')).toMatchObject({ saved: gift, error: null });
  });

  it('is not requested if the page contains it, or there is none', async () => {
    mockShop(() => json(gift));
    const store = giftStore({ giftMessage: { orderLevel: gift } });
    store.dispatch(giftMessageWanted('order'));
    store.dispatch(giftMessageWanted('item:77'));
    await settled();
    expect(sent).toEqual([]);
  });
});

describe('the state of a gift message', () => {
  it('is not changed by another press while a call is in progress', () => {
    mockShop(() => new Promise(() => undefined));
    const store = giftStore();
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    store.dispatch(giftMessageDeleted('order'));
    expect(giftEntry(store.getState(), 'order').status).toBe('saving');
    expect(giftEntry(store.getState(), 'item:77').status).toBe('idle');
  });

  it('is that of its target, and stays the same object while others change', () => {
    const store = giftStore({ giftMessage: { orderLevel: gift, itemLevel: { 77: [] } } });
    const select = selectGiftEntry('order');
    const before = select(store.getState());
    expect(before).toMatchObject({ saved: gift, draft: gift, isFormOpen: false });
    store.dispatch(giftFormOpened('item:77'));
    expect(select(store.getState())).toBe(before);
    store.dispatch(giftFormOpened('order'));
    expect(select(store.getState())).toMatchObject({ saved: gift, isFormOpen: true });
    expect(select(store.getState())).toBe(select(store.getState()));
  });

  it('depends on what the page allows [GMSG-02, GMSG-03]', () => {
    const allowed = (target: 'order' | 'item:77' | 'item:78', state = store.getState()) =>
      selectIsGiftAllowed(target)(state);
    const itemLevel = { 77: { is_available: true }, 78: { is_available: false } };
    const store = giftStore({ giftMessage: { orderLevel: true, itemLevel } });
    expect([allowed('order'), allowed('item:77'), allowed('item:78')]).toEqual([true, true, false]);
    const other = createTillStore({ shop, checkout: null });
    expect(allowed('order', other.getState()), 'no gift messages at all').toBe(false);
    expect(selectIsGiftUnread('order')(other.getState())).toBe(false);
  });
});

describe('what is typed', () => {
  it('is removed from the storage when nothing is typed any more', () => {
    const store = giftStore();
    store.dispatch(giftFormOpened('order'));
    store.dispatch(giftMessageEdited({ target: 'order', part: { message: 'Enjoy' } }));
    expect(sessionStorage.getItem('till-gift-drafts')).toContain('Enjoy');
    store.dispatch(giftMessageEdited({ target: 'order', part: { message: '' } }));
    expect(sessionStorage.getItem('till-gift-drafts')).toBeNull();
  });

  it('is shown in a cart that has lost an item, but not that item’s', () => {
    const store = giftStore();
    for (const target of ['order', 'item:77', 'item:78'] as const) {
      store.dispatch(giftFormOpened(target));
      store.dispatch(giftMessageEdited({ target, part: { message: target } }));
    }
    const [first] = checkoutItems(store);
    const next = giftStore({ config: { items: first === undefined ? [] : [first] } }).getState();
    expect(giftEntry(next, 'order').draft.message).toBe('order');
    expect(giftEntry(next, 'item:77').draft.message).toBe('item:77');
    expect(giftEntry(next, 'item:78').draft.message).toBe('');
  });

  it('survives a reload of the same cart', () => {
    const store = giftStore();
    store.dispatch(giftFormOpened('order'));
    store.dispatch(giftMessageEdited({ target: 'order', part: { message: 'Enjoy' } }));
    store.dispatch(giftFormOpened('item:77'));
    store.dispatch(giftMessageEdited({ target: 'item:77', part: { sender: 'Ann' } }));
    const next = giftStore().getState();
    expect(giftEntry(next, 'order')).toMatchObject({
      isFormOpen: true,
      draft: { message: 'Enjoy' },
    });
    expect(giftEntry(next, 'item:77').draft.sender).toBe('Ann');
    expect(giftEntry(next, 'item:78').isFormOpen).toBe(false);
  });

  it('is forgotten once it is saved or cancelled', async () => {
    mockShop(() => json(true));
    const store = giftStore();
    await write(store);
    expect(giftEntry(giftStore().getState(), 'order').isFormOpen).toBe(false);
    const other = giftStore();
    other.dispatch(giftFormOpened('order'));
    other.dispatch(giftMessageEdited({ target: 'order', part: gift }));
    other.dispatch(giftFormClosed('order'));
    expect(giftEntry(giftStore().getState(), 'order').isFormOpen).toBe(false);
  });

  it('is not shown in another cart', () => {
    const store = giftStore();
    store.dispatch(giftFormOpened('order'));
    store.dispatch(giftMessageEdited({ target: 'order', part: gift }));
    const other = giftStore({ config: { items: [] } });
    expect(giftEntry(other.getState(), 'order').isFormOpen).toBe(false);
  });

  it('is ignored when the storage holds something else', () => {
    const record = { items: ['77'], typed: { order: { message: 7 }, 'item:x': gift, other: gift } };
    sessionStorage.setItem('till-gift-drafts', JSON.stringify(record));
    sessionStorage.setItem('till-gift-saved', '"<b>"');
    const state = giftStore().getState();
    expect(giftEntry(state, 'order').draft.message).toBe('');
    expect(selectArrivedGift(state)).toBeNull();
  });
});
