import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import {
  cartUpdated,
  lineQuantityTyped,
  selectHasUnsaved,
  selectLine,
} from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import {
  sectionsRead,
  sectionsReceived,
  sectionsRequested,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const VALIDATION = 'checkout/cart/updateItemQty/';
const SAVE = 'checkout/cart/updatePost/';
const items = [
  { item_id: '77', qty: 1 },
  { item_id: '78', qty: 2 },
];
const ORIGIN = window.location.origin;
const submit = vi.fn<(form: HTMLFormElement) => void>();
let restoreNavigator = (): void => undefined;

const page: Result<HttpResponse> = ok({ status: 200, headers: {}, url: '', body: '<html>' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A cart of two lines, whose first quantity is changed to 5 and then saved. */
async function update(
  response: Result<HttpResponse>,
  typed: Record<string, number | 'invalid'> = { 77: 5 },
): Promise<TillStore> {
  mockShop((_request, path) => (path === VALIDATION ? response : page));
  const cartUrl = `${ORIGIN}/checkout/cart/`;
  const store = createTillStore({ shop: { ...shop, cartUrl }, checkout: null });
  store.inject(messagesState);
  store.inject(cartState);
  store.dispatch(sectionsRead({ cart: { data_id: 1, items } }));
  for (const [itemId, value] of Object.entries(typed)) {
    store.dispatch(lineQuantityTyped({ itemId, typed: value }));
  }
  store.dispatch(cartUpdated());
  await settled();
  return store;
}
const statusOf = (store: TillStore, itemId: string) => selectLine(itemId)(store.getState());
const refusal = (error_message: string) => json({ success: false, error_message });
const posts = () => sent.map(({ path }) => path);

beforeEach(() => {
  submit.mockClear();
  restoreNavigator = replaceNavigator({ submit });
});
afterEach(() => {
  restoreNavigator();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('updating the cart', () => {
  it('sends the whole form for validation, then saves it [CART-01][CART-09][CART-10]', async () => {
    const store = await update(json({ success: true }));
    expect(posts()).toEqual([VALIDATION, SAVE]);
    const form = Object.fromEntries(sent[0]?.body as URLSearchParams);
    expect(form).toEqual({
      form_key: expect.stringMatching(/^\w{16}$/) as string,
      update_cart_action: 'update_qty',
      'cart[77][qty]': '5',
      'cart[78][qty]': '2',
    });
    expect(statusOf(store, '77').status).toBe('saving');
    store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart: { data_id: 2 } } }));
    await settled();
    expect(selectHasUnsaved(store.getState())).toBe(false);
  });

  it('sends nothing while a line is invalid [CART-09]', async () => {
    const store = await update(json({ success: true }), { 77: 5, 78: 'invalid' });
    expect(posts()).toEqual([]);
    expect(statusOf(store, '77')).toMatchObject({ status: 'typed', qty: 5 });
  });

  it('resets refused lines and shows the reason; the others wait [CART-11][CART-12][CART-13]', async () => {
    const store = await update(refusal(JSON.stringify([{ itemId: 77, error: 'Not so many' }])), {
      77: 500,
      78: 3,
    });
    expect(posts()).toEqual([VALIDATION]);
    expect(statusOf(store, '77')).toEqual({ status: 'idle', qty: null, error: 'Not so many' });
    expect(statusOf(store, '78')).toEqual({ status: 'typed', qty: 3, error: null });
  });

  it('shows a general refusal above the cart [CART-11]', async () => {
    const store = await update(refusal('Please refresh the page.'));
    expect(selectMessages('cart')(store.getState())).toMatchObject([
      { type: 'error', text: 'Please refresh the page.' },
    ]);
    expect(statusOf(store, '77')).toMatchObject({ status: 'typed', qty: 5 });
  });

  it('submits the form normally when validation fails technically [CART-14]', async () => {
    await update(fail({ kind: 'malformed', status: 200 }));
    const form = submit.mock.calls[0]?.[0];
    expect([form?.method, form?.action]).toEqual(['post', `${ORIGIN}/${SAVE}`]);
    expect(form?.elements.namedItem('cart[77][qty]')).toHaveProperty('value', '5');
  });

  it('stays on the page without a network, and shows an error at the line [CART-14]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = await update(fail({ kind: 'network' }));
    expect(submit).not.toHaveBeenCalled();
    const { error, ...waiting } = statusOf(store, '77');
    expect(error).toContain('could not be changed');
    expect(waiting).toEqual({ status: 'typed', qty: 5 });
  });

  it('sends one form at a time, and keeps what is typed meanwhile [CART-05][CART-09]', async () => {
    const store = await update(json({ success: true }));
    sent.length = 0;
    store.dispatch(lineQuantityTyped({ itemId: '78', typed: 4 }));
    store.dispatch(cartUpdated());
    store.dispatch(lineQuantityTyped({ itemId: '77', typed: 9 }));
    await settled();
    expect(posts()).toEqual([]);
    const items = [
      { item_id: '77', qty: 5 },
      { item_id: '78', qty: 2 },
    ];
    store.dispatch(
      sectionsReceived({ names: ['cart'], sections: { cart: { data_id: 2, items } } }),
    );
    await settled();
    expect(posts()).toEqual([VALIDATION, SAVE]);
    const form = Object.fromEntries(sent[0]?.body as URLSearchParams);
    expect(form).toMatchObject({ 'cart[77][qty]': '5', 'cart[78][qty]': '4' });
    expect(statusOf(store, '77')).toMatchObject({ status: 'typed', qty: 9 });
  });

  it('checks the cart when the response was lost, and shows no error when it contains the change [CART-01]', async () => {
    const updateWith = async (qty: number): Promise<TillStore> => {
      const store = await update(json({ success: true }), {});
      mockShop((_request, path) => {
        if (path === VALIDATION) return json({ success: true });
        store.dispatch(sectionsRequested(['cart']));
        return fail({ kind: 'server', status: 502, message: null, retryAfterMs: null });
      });
      store.dispatch(lineQuantityTyped({ itemId: '77', typed: 5 }));
      store.dispatch(cartUpdated());
      await settled();
      const cart = { data_id: 2, items: [{ item_id: '77', qty }, items[1]] };
      store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart } }));
      await settled();
      return store;
    };
    const changed = await updateWith(5);
    expect(statusOf(changed, '77')).toEqual({ status: 'idle', qty: null, error: null });
    expect(selectMessages('cart')(changed.getState())).toEqual([]);
    const lost = await updateWith(1);
    expect(statusOf(lost, '77')).toMatchObject({ status: 'typed', qty: 5 });
    expect(selectMessages('cart')(lost.getState())).toMatchObject([{ type: 'error' }]);
  });
});
