import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import {
  addingSettled,
  productSent,
  selectAdding,
} from '../../../../src/state/add-to-cart/add-to-cart-slice';
import { addToCartState } from '../../../../src/state/add-to-cart/add-to-cart-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import {
  sectionsInvalidated,
  sectionsReceived,
  sectionsRead,
  sectionsWanted,
  selectCartCount,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/state/add-to-cart/confirm-addition';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const ADD = 'checkout/cart/add/product/60/';
const MESSAGES = 'customer/section/load/';
const assign = vi.fn<(url: string) => void>();
const reload = vi.fn();
let restoreNavigator = (): void => undefined;
const settled = () => vi.advanceTimersByTimeAsync(1);

/** A shop with 2 pieces in the cart, to which 3 are added. */
function start(response: Result<HttpResponse>, messages: readonly object[] | null = []) {
  mockShop((_request, path) => {
    if (path === ADD) return response;
    return messages === null
      ? fail({ kind: 'network' })
      : json({ messages: { data_id: 1, messages } });
  });
  const store = createTillStore({ shop, checkout: null });
  store.inject(messagesState);
  store.inject(addToCartState);
  store.dispatch(sectionsRead({ cart: { data_id: 1, summary_count: 2 } }));
  const form = new FormData();
  form.set('product', '60');
  const press = () =>
    store.dispatch(productSent({ productId: '60', url: `${shop.baseUrl}${ADD}`, form, qty: 3 }));
  return {
    store,
    press,
    status: () => selectAdding('60')(store.getState()),
    count: () => selectCartCount(store.getState()),
    texts: () => selectMessages('product:60')(store.getState()).map(({ text }) => text),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  reload.mockClear();
  restoreNavigator = replaceNavigator({ assign, reload });
});
afterEach(() => {
  restoreNavigator();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('adding to the cart', () => {
  it('shows why a form was refused, and stays on the page [ADDTO-03]', async () => {
    const { press, status, store } = start(
      fail({
        kind: 'rejected',
        status: 409,
        message: 'An order is being paid.',
        redirectAction: null,
      }),
    );
    press();
    await settled();
    expect(status()).not.toBe('adding');
    expect(reload).not.toHaveBeenCalled();
    expect(JSON.stringify(store.getState().messages)).toContain('An order is being paid.');
  });

  it('posts the form once, however often the button is pressed, and updates the count at once [ADDTO-01]', async () => {
    const { press, status, count, store } = start(json([]));
    press();
    press();
    expect([status(), count()]).toEqual(['adding', 5]);
    await settled();
    expect(sent.filter(({ path }) => path === ADD)).toMatchObject([
      { method: 'POST', body: expect.any(FormData) as FormData },
    ]);
    store.dispatch(
      sectionsReceived({ names: ['cart'], sections: { cart: { data_id: 2, summary_count: 4 } } }),
    );
    expect(count(), 'the server’s count wins').toBe(4);
  });

  it('adds one item for a double press with a response in between [ADDTO-01][ADDTO-07]', async () => {
    const { press, count } = start(json([]));
    const posts = () => sent.filter(({ path }) => path === ADD).length;
    press();
    await settled();
    press();
    await settled();
    expect([posts(), count()]).toEqual([1, 5]);
    await vi.advanceTimersByTimeAsync(1000);
    press();
    await settled();
    expect(posts(), 'another press').toBe(2);
  });

  it('is "added" for a second, then ready again [ADDTO-06][ADDTO-07]', async () => {
    const { press, status, texts } = start(json([]), [{ type: 'success', text: 'You added it.' }]);
    press();
    await settled();
    expect(status()).toBe('added');
    expect(texts()).toEqual(['You added it.']);
    await vi.advanceTimersByTimeAsync(998);
    expect(status()).toBe('added');
    await vi.advanceTimersByTimeAsync(2);
    expect(status()).toBe('idle');
  });

  it('stays on the page where the shop would only show it again with a message [ADDTO-02]', async () => {
    const { press, status, count, texts } = start(
      json({ backUrl: `${window.location.href}?options=cart` }),
      [{ type: 'error', text: 'The requested qty is not available' }],
    );
    press();
    await settled();
    expect([status(), count(), texts()]).toEqual([
      'failed',
      2,
      ['The requested qty is not available'],
    ]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes where the shop sends the shopper [ADDTO-02]', async () => {
    const { press, status } = start(json({ backUrl: shop.cartUrl }));
    press();
    await settled();
    expect(assign).toHaveBeenCalledWith(shop.cartUrl);
    expect(status()).toBe('leaving');
    expect(
      sent.map(({ path }) => path),
      'the next page shows the messages',
    ).not.toContain(MESSAGES);
    press();
    await settled();
    expect(sent, 'it is not added again meanwhile').toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the same page', '/', '/', 0],
    ['another part of the same page', '/#details', '/#reviews', 1],
    ['a part of another page', '/', '/checkout/cart/#items', 0],
    ['the same page with a query', '/', '/?options=cart#size', 0],
  ])(
    'loads the address of the shop when there is no message: %s [ADDTO-02]',
    async (_name, current, target, reloads) => {
      window.history.replaceState(null, '', current);
      const backUrl = new URL(target, window.location.href).href;
      const { press, status } = start(json({ backUrl }));
      press();
      await settled();
      expect(assign).toHaveBeenCalledWith(backUrl);
      expect(status()).toBe('leaving');
      expect(reload, 'the hash alone would only scroll').toHaveBeenCalledTimes(reloads);
    },
  );

  it('loads the address of the shop when the messages cannot be loaded [ADDTO-02]', async () => {
    const { press, status } = start(json({ backUrl: window.location.href }), null);
    press();
    await settled();
    expect(assign).toHaveBeenCalledOnce();
    expect(status()).toBe('leaving');
  });

  it('is ready again when the messages cannot be loaded [ADDTO-07]', async () => {
    const { press, status, texts } = start(json([]), null);
    press();
    await vi.advanceTimersByTimeAsync(1002);
    expect([status(), texts()]).toEqual(['idle', []]);
  });

  it('shows the message of the response, and loads no others [ADDTO-02]', async () => {
    const { press, status, texts } = start(json({ messages: 'Only two are left.' }), [
      { type: 'success', text: 'You added it.' },
    ]);
    press();
    await settled();
    expect([status(), texts()]).toEqual(['added', ['Only two are left.']]);
    expect(sent.map(({ path }) => path)).toEqual([ADD]);
  });

  it('adds several products at a time, each with its own status [ADDTO-05][ADDTO-07]', async () => {
    const { store, press, status } = start(json([]));
    press();
    await settled();
    mockShop(() => new Promise(() => undefined));
    const url = `${shop.baseUrl}checkout/cart/add/product/61/`;
    store.dispatch(productSent({ productId: '61', url, form: new FormData(), qty: 1 }));
    await vi.advanceTimersByTimeAsync(1001);
    expect(status()).toBe('idle');
    expect(selectAdding('61')(store.getState())).toBe('adding');
  });

  it('does not settle a press that follows when the page is restored [ADDTO-07]', async () => {
    const { store, press, status } = start(json([]));
    press();
    await settled();
    store.dispatch(addingSettled({ productId: '60' }));
    mockShop(() => new Promise(() => undefined));
    press();
    await vi.advanceTimersByTimeAsync(2000);
    expect(status()).toBe('adding');
  });

  it('is ready before its module starts [ADDTO-05]', () => {
    const store = createTillStore({ shop, checkout: null });
    expect(selectAdding('60')(store.getState())).toBe('idle');
  });

  it('shows why a product is unavailable, as plain text [ADDTO-02]', async () => {
    const { press, count, texts } = start(json({ product: { statusText: '<b>Out of stock</b>' } }));
    press();
    await settled();
    expect(texts()).toEqual(['Out of stock']);
    expect(count()).toBe(2);
  });

  it.each([
    ['network', /cannot be reached/],
    ['timeout', /look into your cart/],
  ] as const)('keeps the page when there is no response (%s)', async (kind, words) => {
    const { press, status, count, texts } = start(fail({ kind }));
    press();
    await settled();
    expect(texts()).toEqual([expect.stringMatching(words)]);
    expect([status(), count()]).toEqual(['failed', 2]);
    expect(reload).not.toHaveBeenCalled();
    expect(
      sent.map(({ path }) => path),
      'no element shows the cart',
    ).toEqual([ADD]);
    press();
    expect(status(), 'it can be tried again').toBe('adding');
    await settled();
    expect(sent.filter(({ path }) => path === ADD)).toHaveLength(2);
  });

  it.each([
    { kind: 'malformed', status: 200 },
    { kind: 'server', status: 500, message: null, retryAfterMs: null },
    { kind: 'unauthorized', message: '' },
  ] as const)('reloads the page after an unusable response: $kind [ADDTO-03]', async (error) => {
    const { press, status } = start(fail(error));
    press();
    await settled();
    expect(status()).toBe('failed');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a product whose response was lost', () => {
  /** A cart with 2 pieces of it that an element shows; `posts` lists whether the shop executes each post. */
  async function open(
    posts: readonly ('done' | 'not done')[],
    kind: 'network' | 'timeout' | 'malformed' = 'network',
  ) {
    let held = 2;
    let turn = 0;
    let isReachable = true;
    let others: readonly object[] = [];
    const cart = () => ({
      data_id: turn + 1,
      summary_count: held,
      items: [{ item_id: '7', product_id: '60', qty: held }, ...others],
    });
    mockShop((_request, path) => {
      if (path !== ADD) return isReachable ? json({ cart: cart() }) : fail({ kind: 'network' });
      const end = posts[turn];
      turn += 1;
      if (end !== 'not done') held += 3;
      if (end === undefined) return json([]);
      return fail(kind === 'malformed' ? { kind, status: 200 } : { kind });
    });
    const store = createTillStore({ shop, checkout: null });
    store.inject(messagesState);
    store.inject(addToCartState);
    store.dispatch(sectionsRead({ cart: cart() }));
    store.dispatch(sectionsWanted(['cart']));
    await vi.advanceTimersByTimeAsync(100);
    sent.length = 0;
    const press = async (colour: string | File = 'red', fields: object = {}) => {
      const form = new FormData();
      form.set('product', '60');
      form.set('colour', colour);
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      const url = `${shop.baseUrl}${ADD}`;
      store.dispatch(productSent({ productId: '60', url, form, qty: 3 }));
      await vi.advanceTimersByTimeAsync(900);
    };
    return {
      press,
      setReachable: (value: boolean) => {
        isReachable = value;
      },
      /** Another tab, or the shop, puts more into the cart. */
      setHeld: (value: number, more: readonly object[] = []) => {
        held = value;
        others = more;
      },
      reloadCart: async () => {
        store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
        await vi.advanceTimersByTimeAsync(900);
      },
      posts: () => sent.filter(({ path }) => path === ADD).length,
      status: () => selectAdding('60')(store.getState()),
      shown: () => selectCartCount(store.getState()),
      held: () => held,
      texts: () => selectMessages('product:60')(store.getState()).map(({ text }) => text),
    };
  }

  it.each(['network', 'timeout'] as const)(
    'counts as added when the cart contains it (%s) [ADDTO-03]',
    async (kind) => {
      const { press, posts, status, shown, texts } = await open(['done'], kind);
      await press();
      expect([posts(), status(), shown(), texts()]).toEqual([1, 'added', 5, []]);
    },
  );

  it('can be sent again when the cart does not contain it [ADDTO-03]', async () => {
    const { press, posts, status, shown, texts } = await open(['not done']);
    await press();
    expect([status(), shown()]).toEqual(['failed', 2]);
    expect(texts()).toEqual([expect.stringMatching(/please try again/)]);
    await press();
    expect([posts(), status(), texts()]).toEqual([2, 'added', []]);
  });

  it('is looked up before it is sent again, as long as the outcome is unknown [ADDTO-03]', async () => {
    const { press, setReachable, posts, status, shown, held, texts } = await open(['done']);
    setReachable(false);
    await press();
    await press();
    expect([posts(), status()]).toEqual([1, 'failed']);
    expect(texts()).toEqual([expect.stringMatching(/cannot be reached/)]);
    expect(reload).not.toHaveBeenCalled();
    setReachable(true);
    await press();
    expect([posts(), status(), shown(), held()]).toEqual([1, 'added', 5, 5]);
    await vi.advanceTimersByTimeAsync(2000);
    await press();
    expect([posts(), held()], 'the next press is a new one').toEqual([2, 8]);
  });

  it('is looked up before it is sent again although the form key was renewed [ADDTO-03]', async () => {
    const { press, setReachable, posts, status } = await open(['done']);
    setReachable(false);
    await press('red', { form_key: 'old' });
    setReachable(true);
    await press('red', { form_key: 'new' });
    expect([posts(), status()]).toEqual([1, 'added']);
  });

  it('counts as added when the cart contains every member of the group [ADDTO-03]', async () => {
    const { press, setReachable, setHeld, posts, status } = await open(['not done', 'not done']);
    const group = { 'super_group[61]': 1, 'super_group[62]': 2 };
    const member = (id: number, qty: number) => ({
      item_id: String(id),
      product_id: String(id),
      qty,
    });
    setReachable(false);
    await press('red', group);
    setReachable(true);
    setHeld(2, [member(61, 1), member(62, 2)]);
    await press('red', group);
    expect([posts(), status()]).toEqual([1, 'added']);
  });

  it('is not confirmed by other products in the cart [ADDTO-03]', async () => {
    const { press, setHeld, status } = await open(['not done']);
    setHeld(2, [{ item_id: '8', product_id: '61', qty: 3 }]);
    await press();
    expect(status()).toBe('failed');
  });

  it('is not confirmed when the cart before it was out of date [ADDTO-03]', async () => {
    const { press, reloadCart, setReachable, setHeld, status } = await open(['not done']);
    setReachable(false);
    await reloadCart();
    setReachable(true);
    setHeld(5);
    await press();
    expect(status()).toBe('failed');
  });

  it('is not looked up after a response that arrived [ADDTO-03]', async () => {
    const { press, posts, status, held } = await open([]);
    await press();
    await vi.advanceTimersByTimeAsync(2000);
    await press();
    expect([posts(), status(), held()]).toEqual([2, 'added', 8]);
  });

  it('is not looked up after a page instead of a response [ADDTO-03]', async () => {
    const { press, posts, status } = await open(['done'], 'malformed');
    await press();
    expect([posts(), status()]).toEqual([1, 'failed']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not block the same choice with another file [ADDTO-01]', async () => {
    const { press, setReachable, posts } = await open(['done', 'done']);
    setReachable(false);
    await press(new File(['a'], 'a.png'));
    setReachable(true);
    await press(new File(['b'], 'b.png'));
    expect(posts()).toBe(2);
  });

  it('does not block another choice [ADDTO-01]', async () => {
    const { press, setReachable, posts } = await open(['done', 'done']);
    setReachable(false);
    await press('red');
    setReachable(true);
    await press('blue');
    expect(posts()).toBe(2);
  });

  it('sends nothing while the browser is offline [ADDTO-03]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { press, status } = await open(['not done']);
    await press();
    expect(status()).toBe('failed');
    expect(sent.map(({ path }) => path)).toEqual([ADD]);
    vi.restoreAllMocks();
  });
});
