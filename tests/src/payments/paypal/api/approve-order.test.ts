import { beforeEach, describe, expect, it, vi } from 'vitest';
import { approveOrder } from '../../../../../src/payments/paypal/api/approve-order';
import { addProduct, dropProductCart } from '../../../../../src/payments/paypal/api/product-cart';
import { fail } from '../../../../../src/platform/result';
import { http, json, mockShop, sent } from '../../../state/support/fake-http';
import { formOf } from '../page';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const FRONT = 'https://shop.example/paymentservicespaypal/smartbuttons/';
const REVIEW = `${FRONT}review/`;
const FAILED = 'Your order was not placed. Please place it again.';
const approve = (reviewUrl: string | null = REVIEW) =>
  approveOrder(
    { authorizeOrderUrl: `${FRONT}updatequote/`, reviewUrl },
    { orderId: 'PP-1', payerId: 'PAYER' },
  );

beforeEach(() => {
  document.cookie = 'form_key=abcdefgh12345678; path=/';
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  http.mockClear();
});

describe('the authorize call', () => {
  it('sends the order and the payer, and passes the hold of the cart [WALL-09] [SMART-05]', async () => {
    mockShop(() => json({ success: true, redirectUrl: `${REVIEW}?a=1` }));
    expect(await approve()).toEqual({ ok: true, value: { page: `${REVIEW}?a=1` } });
    expect(formOf(sent[0]?.body)).toEqual({
      form_key: 'abcdefgh12345678',
      paypal_order_id: 'PP-1',
      paypal_payer_id: 'PAYER',
    });
    expect(http.mock.calls[0]?.[0].isOrder).toBe(true);
  });

  it('goes to no other site, but to the page that the buttons name [WALL-10]', async () => {
    for (const redirectUrl of [
      'https://evil.example/',
      'javascript:alert(1)',
      '',
      ' ',
      7,
      undefined,
    ]) {
      mockShop(() => json({ success: true, redirectUrl }));
      expect(await approve()).toEqual({ ok: true, value: { page: REVIEW } });
      expect(await approve(null)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    }
  });

  it.each([
    [{ success: false, error: 'Out of stock.' }, 'Out of stock.'],
    [{ success: 'true' }, FAILED],
    [[], FAILED],
  ])(
    'fails with %o in the shop’s words, or general ones [WALL-10] [WALL-36]',
    async (body, message) => {
      mockShop(() => json(body));
      expect(await approve()).toMatchObject({ ok: false, error: { kind: 'rejected', message } });
    },
  );

  it('says after a 500 that nothing was charged [WALL-36]', async () => {
    const error = { kind: 'server', status: 500, message: null, retryAfterMs: null } as const;
    mockShop(() => fail(error));
    expect(await approve()).toMatchObject({ ok: false, error: { message: FAILED } });
    mockShop(() => fail({ ...error, message: 'Closed until six.' }));
    expect(await approve()).toMatchObject({ ok: false, error: { message: 'Closed until six.' } });
    mockShop(() => fail({ kind: 'network' }));
    expect(await approve()).toEqual({ ok: false, error: { kind: 'network' } });
  });
});

describe('the product’s own cart', () => {
  const add = () => addProduct(`${FRONT}addtocart/`, { product: '12', 'links[3]': '3' });

  it('gets the fields of the form [WALL-13]', async () => {
    mockShop(() => json({ success: { quoteIdMask: 'm', quoteId: 12 } }));
    expect(await add()).toEqual({ ok: true, value: 'm' });
    expect(formOf(sent[0]?.body)).toEqual({
      product: '12',
      'links[3]': '3',
      form_key: 'abcdefgh12345678',
    });
  });

  it('is there with `success`, also as PHP’s empty list, and not with `error` [WALL-14]', async () => {
    mockShop(() => json({ success: [] }));
    expect((await add()).ok).toBe(true);
    mockShop(() => json({ error: 'Product is &lt;out&gt; of stock.' }));
    expect(await add()).toMatchObject({ error: { message: 'Product is <out> of stock.' } });
    mockShop(() => json({ error: '' }));
    expect((await add()).ok).toBe(false);
  });

  it.each([[{}], [[]], [null], ['ok'], [{ success: true }]])(
    'is unknown with %o [WALL-13]',
    async (body) => {
      mockShop(() => json(body));
      expect(await add()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    },
  );

  it('is unknown with another status than 200 [WALL-13]', async () => {
    mockShop(() => json({ success: {} }, 202));
    expect(await add()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('is given up by a POST, whose failure changes nothing [WALL-17]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    await dropProductCart(`${FRONT}setquoteasinactive/`);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST paymentservicespaypal/smartbuttons/setquoteasinactive/',
    ]);
  });
});
