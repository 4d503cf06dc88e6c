import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postAccountForm } from '../../../src/api/account-forms';
import { isCheckoutBlocked } from '../../../src/api/cart-form';
import { loadCustomer } from '../../../src/api/customer-account';
import { fail, ok } from '../../../src/platform/result';
import { http, json, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const SHOP = 'https://shop.example/';
const offline = fail({ kind: 'network' } as const);
const signal = new AbortController().signal;

beforeEach(() => {
  http.mockClear();
});

describe('the customer of the session', () => {
  const address = {
    id: 3,
    firstname: 'Ada',
    lastname: 'Byron',
    street: ['1 Main St'],
    city: 'Dublin',
    country_id: 'IE',
    postcode: 'D1',
    telephone: '1',
  };
  const load = (body: unknown) => {
    mockShop(() => json(body));
    return loadCustomer({ baseUrl: SHOP, storeCode: 'default' }, { signal });
  };

  it('is loaded with all addresses', async () => {
    const names = { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com' };
    expect(await load({ ...names, id: 7, addresses: [address, 'broken'] })).toMatchObject(
      ok({
        ...names,
        addresses: [
          { source: { type: 'customer-address', id: 3 }, city: 'Dublin', email: 'ada@example.com' },
        ],
      }),
    );
    const request = { url: `${SHOP}rest/default/V1/customers/me`, signal };
    expect(http.mock.calls[0]?.[0]).toMatchObject(request);
  });

  it.each([
    [{}, { firstname: '', lastname: '', addresses: [] }],
    [
      { addresses: null, firstname: null },
      { firstname: '', addresses: [] },
    ],
    [
      { addresses: 'none', lastname: 7 },
      { lastname: '7', addresses: [] },
    ],
  ])('may lack names and addresses: %j', async (parts, found) => {
    const result = await load({ email: 'ada@example.com', ...parts });
    expect(result).toMatchObject({ ok: true, value: found });
    expect(result.ok && result.value.addresses).toEqual([]);
  });

  it('has an e-mail, and cannot be read without one or without the shop', async () => {
    expect(await load({ firstname: 'Ada' })).toMatchObject({ error: { kind: 'malformed' } });
    mockShop(() => offline);
    expect(await loadCustomer({ baseUrl: SHOP, storeCode: 'default' })).toEqual(offline);
  });
});

describe('a form of the account pages', () => {
  const url = `${SHOP}customer/account/editPost/`;

  it.each([undefined, true])(
    'is posted with the form key; it leaves the page: %s',
    async (leaves) => {
      mockShop(() => ok({ status: 200, headers: {}, url: `${SHOP}customer/account/`, body: '' }));
      const options = leaves === undefined ? undefined : { leavesPage: leaves };
      expect(await postAccountForm(url, { firstname: 'Ada' }, 'k', options)).toEqual(
        ok(`${SHOP}customer/account/`),
      );
      const { body, ...request } = http.mock.calls[0]?.[0] ?? { url: '' };
      expect(request).toEqual({
        url,
        method: 'POST',
        responseType: 'text',
        leavesPage: leaves ?? false,
      });
      expect([...(body as URLSearchParams)]).toEqual([
        ['firstname', 'Ada'],
        ['form_key', 'k'],
      ]);
    },
  );

  it('fails with its request', async () => {
    mockShop(() => offline);
    expect(await postAccountForm(url, {}, 'k')).toEqual(offline);
  });
});

describe('the cart page’s button to the checkout', () => {
  const url = `${SHOP}checkout/cart/`;
  const look = (body: unknown) => {
    mockShop(() => ok({ status: 200, headers: {}, url, body }));
    return isCheckoutBlocked(url, { signal });
  };

  it.each([
    ['<button type="button" class="action primary checkout disabled" disabled="disabled">', true],
    ['<button class="action primary checkout" title="Proceed">', false],
    ['<button class="action update" disabled="disabled">', false],
    ['<p>The cart is empty</p>', false],
    [{ error: true }, false],
    [null, false],
  ])('is disabled in %j: %s', async (body, isBlocked) => {
    expect(await look(body)).toEqual(ok(isBlocked));
    expect(http.mock.calls[0]?.[0]).toEqual({ url, responseType: 'text', signal });
  });

  it('is unknown when the page cannot be loaded', async () => {
    mockShop(() => offline);
    expect(await isCheckoutBlocked(url)).toEqual(offline);
  });
});
