import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../../src/api/add-to-cart';
import { saveBillingAddress } from '../../../src/api/billing';
import { refreshCaptcha } from '../../../src/api/captcha';
import { loadCart } from '../../../src/api/cart';
import { emptyCart, updateCart, validateCart } from '../../../src/api/cart-form';
import { isEmailAvailable } from '../../../src/api/customer';
import { login } from '../../../src/api/login';
import { loadPrivateBlocks } from '../../../src/api/private-blocks';
import { createAccountFromOrder } from '../../../src/api/registration';
import { loadReviews, postReview } from '../../../src/api/reviews';
import { logSearchTerm } from '../../../src/api/search';
import { removeItem, updateItemQty } from '../../../src/api/sidebar';
import { swatchMedia } from '../../../src/api/swatch-media';
import { fail, ok, type Result } from '../../../src/platform/result';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { customer, guest, page, SHOP } from './support/contexts';
import { http, json, mockShop } from '../state/support/fake-http';
import { savedAddress } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const signal = new AbortController().signal;
const offline = fail({ kind: 'network' } as const);
const malformed = fail({ kind: 'malformed', status: 200 } as const);
const rejected = (message: string) =>
  fail({ kind: 'rejected', status: 200, message, redirectAction: null } as const);

/** What a call returns when the shop responds with `response`. */
function to<T>(response: Result<HttpResponse>, call: () => Promise<T>): Promise<T> {
  http.mockClear();
  mockShop(() => response);
  return call();
}
/** The one request that was sent, its form as a list of fields. */
function request() {
  expect(http.mock.calls).toHaveLength(1);
  const { body, ...rest } = http.mock.calls[0]?.[0] ?? { url: '' };
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  return { ...rest, body: isForm ? [...body.entries()] : body };
}

describe('adding a product', () => {
  const url = 'https://shop.example/checkout/cart/add/';
  const form = new FormData();
  form.set('product', '7');
  const nothing = { backUrl: null, statusText: null, messages: null };

  it('posts the form unchanged [ADDTO-01]', async () => {
    await to(json([]), () => addToCart(url, form, { signal }));
    expect(request()).toEqual({ url, method: 'POST', signal, body: [['product', '7']] });
    expect(http.mock.calls[0]?.[0].body).toBe(form);
  });

  it.each([
    [[], nothing],
    [null, nothing],
    [{}, nothing],
    [{ backUrl: '', messages: 7, product: 'x' }, nothing],
    [{ backUrl: '/p.html' }, { ...nothing, backUrl: '/p.html' }],
    [{ messages: '<b>x</b>' }, { ...nothing, messages: '<b>x</b>' }],
    [
      { product: { statusText: 'Out &amp; <i>gone</i>' } },
      { ...nothing, statusText: 'Out & gone' },
    ],
    [{ product: {} }, nothing],
  ])('reads %j [ADDTO-02]', async (body, expected) => {
    expect(await to(json(body), () => addToCart(url, form))).toEqual(ok(expected));
  });

  it('reports an HTML page as malformed, and returns other errors', async () => {
    expect(await to(json('<p>'), () => addToCart(url, form))).toEqual(malformed);
    expect(await to(offline, () => addToCart(url, form))).toEqual(offline);
  });
});

describe('a line of the mini cart', () => {
  const line = { itemId: '77', qty: 2.5, formKey: 'key' };

  it('is changed by a form [MINI-14]', async () => {
    const response = await to(json({ success: true }), () => updateItemQty(SHOP, line, { signal }));
    expect(response).toEqual(ok(null));
    expect(request()).toEqual({
      url: SHOP,
      method: 'POST',
      signal,
      body: [
        ['item_id', '77'],
        ['item_qty', '2.5'],
        ['form_key', 'key'],
      ],
    });
  });

  it('is removed by a form [MINI-15]', async () => {
    await to(json({ success: true }), () => removeItem(SHOP, line, { signal }));
    expect(request()).toMatchObject({
      signal,
      body: [
        ['item_id', '77'],
        ['form_key', 'key'],
      ],
    });
  });

  it.each([
    [json({ success: false, error_message: 'Sold out.' }), rejected('Sold out.')],
    [json({ success: false }), rejected('')],
    [json({ success: 'yes' }), malformed],
    [offline, offline],
  ])('maps the response %j [MINI-16, MINI-17]', async (response, expected) => {
    expect(await to(response, () => removeItem(SHOP, line))).toEqual(expected);
  });
});

describe('the cart page', () => {
  const url = 'https://shop.example/checkout/cart';
  const quantities = new Map([
    ['7', 2],
    ['9', 1.5],
  ]);
  const fields = [
    ['form_key', 'key'],
    ['update_cart_action', 'update_qty'],
    ['cart[7][qty]', '2'],
    ['cart[9][qty]', '1.5'],
  ];

  it('saves its form, with and without a trailing slash [CART-10]', async () => {
    for (const address of [url, `${url}/`]) {
      const response = await to(page('<p>'), () =>
        updateCart(address, quantities, 'key', { signal }),
      );
      expect(response).toEqual(ok(null));
      expect(request()).toEqual({
        url: `${url}/updatePost/`,
        method: 'POST',
        responseType: 'text',
        signal,
        body: fields,
      });
    }
    expect(await to(offline, () => updateCart(url, quantities, 'key'))).toEqual(offline);
  });

  it('is emptied with the same form [CART-01, CART-03]', async () => {
    await to(page('<p>'), () => emptyCart(`${url}/`, 'key'));
    expect(request()).toMatchObject({
      url: `${url}/updatePost/`,
      body: [
        ['form_key', 'key'],
        ['update_cart_action', 'empty_cart'],
      ],
    });
  });

  it.each([
    [{ success: true }, null],
    [{ success: true, error_message: 'x' }, null],
    [
      { success: false, error_message: 'Too &amp; many' },
      { kind: 'cart', text: 'Too & many' },
    ],
    [{ success: false }, { kind: 'cart', text: '' }],
    [
      { success: false, error_message: '[]' },
      { kind: 'cart', text: '[]' },
    ],
    [
      {
        success: false,
        error_message: '[{"itemId":7,"error":"Only &lt;2&gt;"},{"itemId":"9","error":"No"}]',
      },
      {
        kind: 'lines',
        errors: new Map([
          ['7', 'Only <2>'],
          ['9', 'No'],
        ]),
      },
    ],
  ])('is validated first: %j [CART-09 to CART-11]', async (body, expected) => {
    const response = await to(json(body), () => validateCart(url, quantities, 'key', { signal }));
    expect(response).toEqual(ok(expected));
    expect(request()).toEqual({
      url: `${url}/updateItemQty/`,
      method: 'POST',
      signal,
      body: fields,
    });
  });

  it('returns the error of a failed validation', async () => {
    expect(await to(offline, () => validateCart(url, quantities, 'key'))).toEqual(offline);
    expect(await to(json([]), () => validateCart(url, quantities, 'key'))).toEqual(malformed);
  });

  it.each([
    [
      { is_active: true, items: [{ item_id: '7' }, { item_id: 9 }] },
      { isActive: true, itemIds: [7, 9] },
    ],
    [{ is_active: 0 }, { isActive: false, itemIds: [] }],
  ])('reads whether the cart is still open: %j', async (body, expected) => {
    expect(await to(json(body), () => loadCart(guest, { signal }))).toEqual(ok(expected));
    expect(request()).toMatchObject({ signal, url: `${SHOP}rest/default/V1/guest-carts/C1` });
  });
});

describe('signing in', () => {
  const credentials = { username: 'a@b.co', password: 'secret' };

  it('sends the fields that the shop expects [LOGIN-01, LOGIN-02, CAPT-02, MAIL-17]', async () => {
    const success = json({ errors: false, message: 'Welcome', redirectUrl: '/account/' });
    const response = await to(success, () => login(guest, credentials, { signal }));
    expect(response).toEqual(ok({ redirectUrl: '/account/' }));
    expect(request()).toEqual({
      url: `${SHOP}customer/ajax/login`,
      method: 'POST',
      signal,
      body: { ...credentials, captcha_form_id: 'user_login', context: 'checkout' },
    });
    const custom = {
      ...credentials,
      guard: { captcha_string: 'xYz' },
      loginUrl: 'https://shop.example/in/',
    };
    await to(json({ errors: false }), () => login(guest, custom));
    expect(request()).toMatchObject({
      url: 'https://shop.example/in/',
      body: { captcha_string: 'xYz' },
    });
  });

  it.each([
    [json({ errors: false }), ok({ redirectUrl: null })],
    [json({ errors: true, message: 'Wrong.' }), rejected('Wrong.')],
    [json({ errors: true }), rejected('')],
    [json({ message: 'x' }), malformed],
    [offline, offline],
  ])('maps the response %j [LOGIN-04]', async (response, expected) => {
    expect(await to(response, () => login(guest, credentials))).toEqual(expected);
  });

  it('checks whether an e-mail has an account [MAIL-11]', async () => {
    expect(await to(json(false), () => isEmailAvailable(guest, 'a@b.co', { signal }))).toEqual(
      ok(false),
    );
    expect(request()).toMatchObject({
      method: 'POST',
      signal,
      body: { customerEmail: 'a@b.co' },
    });
  });
});

describe('creating an account from an order', () => {
  it.each([
    [json({ errors: false, message: 'A letter is on its way.' }), ok('A letter is on its way.')],
    [json({ errors: false }), ok('')],
    [json({ errors: true, message: 'Exists.' }), rejected('Exists.')],
    [offline, offline],
  ])('maps the response %j [REG-02, REG-04]', async (response, expected) => {
    expect(await to(response, () => createAccountFromOrder(SHOP))).toEqual(expected);
    expect(request()).toEqual({ url: SHOP, method: 'POST', body: undefined });
  });
});

describe('a billing address', () => {
  it.each([
    [guest, 'C1'],
    [customer, 'mine'],
  ])('is saved on the cart [BILL-13]', async (context, cartId) => {
    const response = await to(json('12'), () =>
      saveBillingAddress(context, savedAddress, { signal }),
    );
    expect(response).toEqual(ok(12));
    expect(request()).toMatchObject({ method: 'POST', signal, body: { cartId } });
  });
});

describe('reviews', () => {
  it.each([
    ['<ol><li>Fine</li></ol>', true],
    ['', true],
    ['  <!DOCTYPE html><p>', false],
    ['<HTML lang="en">', false],
    [' {"a":1}', false],
    ['[1]', false],
    ['Nice <html>', true],
  ])('are an HTML fragment: %j: %s [REVW-02]', async (html, isFragment) => {
    const response = await to(page(html), () => loadReviews(SHOP, { signal }));
    expect(response).toEqual(isFragment ? ok(html) : malformed);
    expect(request()).toEqual({ url: SHOP, responseType: 'text', signal, body: undefined });
  });

  it('are empty where the shop sends no text', async () => {
    expect(await to(json(null), () => loadReviews(SHOP))).toEqual(ok(''));
    expect(await to(offline, () => loadReviews(SHOP))).toEqual(offline);
  });

  it('are posted like the form in the page', async () => {
    const draft = {
      nickname: 'Jo',
      title: 'Good',
      detail: 'Very',
      ratings: { 'ratings[4]': '20' },
    };
    expect(await to(page('<p>'), () => postReview(SHOP, draft, 'key'))).toEqual(ok(null));
    expect(request()).toEqual({
      url: SHOP,
      method: 'POST',
      responseType: 'text',
      body: [
        ['form_key', 'key'],
        ['nickname', 'Jo'],
        ['title', 'Good'],
        ['detail', 'Very'],
        ['ratings[4]', '20'],
      ],
    });
    expect(await to(offline, () => postReview(SHOP, draft, 'key'))).toEqual(offline);
  });
});

describe('private blocks', () => {
  const settings = {
    url: 'https://shop.example/page_cache/block/render/',
    handles: ['default'],
    originalRequest: { route: 'catalog' },
    versionCookie: 'v',
  };
  const query =
    'blocks=%5B%22a%22%2C%22b%22%5D&handles=%5B%22default%22%5D&originalRequest=%7B%22route%22%3A%22catalog%22%7D&version=1';

  it('are requested in the order of their names [BLOCK-01]', async () => {
    const names = ['b', 'a'];
    await to(json({ a: '<i>1' }), () => loadPrivateBlocks(settings, names, '1'));
    expect(request().url).toBe(`${settings.url}?${query}`);
    expect(names).toEqual(['b', 'a']);
    const scoped = { ...settings, url: `${settings.url}?x=1` };
    await to(json([]), () => loadPrivateBlocks(scoped, names, '1'));
    expect(request().url).toBe(`${scoped.url}&${query}`);
  });

  it.each([
    [{ a: '<i>1' }, ok({ a: '<i>1' })],
    [[], ok({})],
    [{ a: 1 }, malformed],
  ])('are a map, possibly empty: %j [BLOCK-02]', async (body, expected) => {
    expect(await to(json(body), () => loadPrivateBlocks(settings, ['a'], '1'))).toEqual(expected);
  });
});

describe('other requests', () => {
  it('load a new captcha [CAPT-03]', async () => {
    const response = await to(json({ imgSrc: '/c.png' }), () =>
      refreshCaptcha(SHOP, 'user_login', { signal }),
    );
    expect(response).toEqual(ok('/c.png'));
    expect(request()).toEqual({
      url: SHOP,
      method: 'POST',
      isRead: true,
      signal,
      body: { formId: 'user_login' },
    });
    expect(await to(json({ imgSrc: '' }), () => refreshCaptcha(SHOP, 'x'))).toEqual(malformed);
  });

  it('log a search term [SRCH-12]', async () => {
    await to(json(''), () => logSearchTerm(`${SHOP}log/?a=1`, 'salt & ro'));
    expect(request()).toEqual({ url: `${SHOP}log/?a=1&q=salt+%26+ro`, body: undefined });
  });

  it('load the pictures of a variant [SWAT-16]', async () => {
    const picture = { large: '/l.jpg', medium: '/m.jpg', small: '/s.jpg' };
    const response = await to(json(picture), () =>
      swatchMedia(`${SHOP}media/?x=1`, '12', { signal }),
    );
    expect(response).toMatchObject({
      ok: true,
      value: [{ thumb: '/s.jpg', img: '/m.jpg', full: '/l.jpg' }],
    });
    expect(request()).toEqual({
      url: `${SHOP}media/?x=1&product_id=12&isAjax=true`,
      signal,
      body: undefined,
    });
    expect(await to(json([]), () => swatchMedia('/media/', '12'))).toEqual(ok([]));
    expect(await to(json('x'), () => swatchMedia('/media/', '12'))).toEqual(malformed);
    expect(await to(offline, () => swatchMedia('/media/', '12'))).toEqual(offline);
  });
});
