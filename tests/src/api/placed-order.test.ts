import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCustomerId, loadLatestOrder, loadPlacedOrder } from '../../../src/api/placed-order';
import type { ApiError } from '../../../src/platform/http/api-error';
import { fail } from '../../../src/platform/result';
import { customer, guest, page, SHOP } from './support/contexts';
import { http, json, mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const refused: ApiError = { kind: 'rejected', status: 404, message: 'No', redirectAction: null };
const down: ApiError = { kind: 'server', status: 503, message: null, retryAfterMs: null };
/** Failures, and whether the shop was reached all the same. */
const failures: readonly (readonly [ApiError, boolean])[] = [
  [{ kind: 'network' }, false],
  [{ kind: 'timeout' }, false],
  [down, false],
  [refused, true],
  [{ kind: 'unauthorized', message: 'No' }, true],
  [{ kind: 'malformed', status: 200 }, true],
];

/** The page of the browser's own `fetch`, which the guest's order page is requested with. */
const fetched = vi.fn<typeof fetch>();
const cartOf = (parts: object) => json({ reserved_order_id: '000000012', ...parts });
const buyer = { billing_address: { email: 'ada@example.com', lastname: 'Byron' } };
const total = (price: string) =>
  '<tr class="subtotal"><td><span class="price">$1.00</span></td></tr>\n' +
  `<tr class="grand_total"><td><strong><span class="price" data-x>${price}</span></td></tr>`;

beforeEach(() => {
  http.mockClear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the order of a guest', () => {
  it('has the number of the cart, and the total of the order page', async () => {
    mockShop(() => cartOf(buyer));
    fetched.mockResolvedValue(new Response(total(' &euro;12.00 ')));
    expect(await loadPlacedOrder(guest)).toEqual({
      number: '000000012',
      total: '€12.00',
      wasReached: true,
    });
    expect(sent).toMatchObject([{ method: 'GET', path: 'cart' }]);
  });

  it('is requested without cookies, by number, name and e-mail', async () => {
    mockShop(() => cartOf(buyer));
    fetched.mockResolvedValue(new Response(''));
    await loadPlacedOrder(guest);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${SHOP}sales/guest/view/`);
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      oar_order_id: '000000012',
      oar_billing_lastname: 'Byron',
      oar_type: 'email',
      oar_email: 'ada@example.com',
      oar_zip: '',
    });
    mockShop(() => cartOf({ billing_address: { email: null } }));
    await loadPlacedOrder(guest);
    const body = fetched.mock.lastCall?.[1]?.body as URLSearchParams;
    expect([body.get('oar_email'), body.get('oar_billing_lastname')]).toEqual(['', '']);
  });

  it('has no total where the cart has no buyer, and none is looked for', async () => {
    mockShop(() => cartOf({}));
    expect(await loadPlacedOrder(guest)).toEqual({
      number: '000000012',
      total: null,
      wasReached: true,
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['no total', '<p>Enter the order’s number</p>'],
    ['an empty one', total(' ')],
  ])('has no total where its page shows %s', async (_name, html) => {
    mockShop(() => cartOf(buyer));
    fetched.mockResolvedValue(new Response(html));
    expect(await loadPlacedOrder(guest)).toMatchObject({ total: null, wasReached: true });
  });

  it.each([
    [404, true],
    [499, true],
    [429, false],
    [500, false],
    [503, false],
  ])('has no total where the shop responds %i; it was reached: %s', async (status, wasReached) => {
    mockShop(() => cartOf(buyer));
    fetched.mockResolvedValue(new Response(total('$12.00'), { status }));
    expect(await loadPlacedOrder(guest)).toEqual({ number: '000000012', total: null, wasReached });
  });

  it('keeps its number when its page cannot be loaded', async () => {
    mockShop(() => cartOf(buyer));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await loadPlacedOrder(guest)).toEqual({
      number: '000000012',
      total: null,
      wasReached: false,
    });
  });

  it.each(failures)('is unknown when its cart cannot be loaded: %o', async (error, wasReached) => {
    mockShop(() => fail(error));
    expect(await loadPlacedOrder(guest)).toEqual({ number: null, total: null, wasReached });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps the number that is known where its cart has it no more, or cannot be loaded', async () => {
    mockShop(() => json({ ...buyer, reserved_order_id: null }));
    fetched.mockResolvedValue(new Response(total('$12.00')));
    const number = '000000009';
    expect(await loadPlacedOrder(guest, number)).toMatchObject({ number, total: '$12.00' });
    mockShop(() => fail({ kind: 'network' }));
    expect(await loadPlacedOrder(guest, number)).toMatchObject({ number, wasReached: false });
  });

  it('is unknown for a cart that has no number', async () => {
    mockShop(() => json({ ...buyer, reserved_order_id: null }));
    expect(await loadPlacedOrder(guest)).toEqual({ number: null, total: null, wasReached: true });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is unknown for a cart that is no cart', async () => {
    mockShop(() => json({ id: 1 }));
    expect(await loadPlacedOrder(guest)).toEqual({ number: null, total: null, wasReached: true });
  });
});

describe('the latest order of a customer', () => {
  const row = (number: string, price: string) =>
    `<tr><td data-th="Order #" class="col id">${number}</td><td class="col date">1/2/26</td>` +
    `<td data-th="Order Total" class="col total"><span class="price">${price}</span></td></tr>`;

  it('is the first one in the account', async () => {
    mockShop(() => page(row('000000012', '$12.00') + row('000000011', '$11.00')));
    expect(await loadPlacedOrder(customer)).toEqual({
      number: '000000012',
      total: '$12.00',
      wasReached: true,
    });
    expect(http.mock.calls[0]?.[0]).toEqual({
      url: `${SHOP}sales/order/history/`,
      responseType: 'text',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is found behind a link, in a heading of the row', async () => {
    const html = row('', '$12.00').replace(
      /<td[^>]*class="col id"><\/td>/,
      '<th class="col id">\n <a href="/x"> 000000012 </a></th>',
    );
    mockShop(() => page(html));
    expect((await loadPlacedOrder(customer)).number).toBe('000000012');
  });

  it('is unknown where the account has none', async () => {
    mockShop(() => page('<td class="col total"><span class="price">$1.00</span></td>'));
    expect(await loadPlacedOrder(customer)).toEqual({
      number: null,
      total: null,
      wasReached: true,
    });
  });

  it.each(failures)('is unknown when the page cannot be loaded: %o', async (error, wasReached) => {
    mockShop(() => fail(error));
    expect(await loadPlacedOrder(customer)).toEqual({ number: null, total: null, wasReached });
  });
});

describe('the number of the latest order', () => {
  it.each([
    [
      'the first one',
      page('<td class="col id">000000012</td><td class="col id">1</td>'),
      '000000012',
    ],
    ['none', page('<div class="message info empty"><span>None.</span></div>'), null],
    ['unknown on another page', page('<h1>Log in</h1>'), undefined],
    ['unknown without a response', fail({ kind: 'network' } as const), undefined],
  ])('is %s', async (_what, response, number) => {
    mockShop(() => response);
    expect(await loadLatestOrder(SHOP)).toBe(number);
    expect(http.mock.calls[0]?.[0].url).toBe(`${SHOP}sales/order/history/`);
  });
});

describe('the id of the customer', () => {
  it('is that of the session, and null for a guest', async () => {
    mockShop(() => json({ id: 7 }));
    expect(await loadCustomerId(customer)).toBe(7);
    expect(http.mock.calls[0]?.[0].url).toBe(`${SHOP}rest/default/V1/customers/me`);
    mockShop(() => fail({ kind: 'unauthorized', message: 'No' }));
    expect(await loadCustomerId(customer)).toBeNull();
    mockShop(() => json({ id: 'x' }));
    expect(await loadCustomerId(customer), 'not known').toBeUndefined();
  });
});
