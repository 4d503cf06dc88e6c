import { describe, expect, it, vi } from 'vitest';
import { orderInstantly, parseInstantPurchase } from '../../../src/api/instant-purchase';
import { json, mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const section = {
  data_id: 1,
  available: true,
  paymentToken: { publicHash: 'a1b2', summary: 'Visa: 4242 (expires: 12/2030)' },
  shippingAddress: { id: 12, summary: 'Jane Doe, 1 Sunset Blvd' },
  billingAddress: { id: '13', summary: 'Jane Doe, 2 Bill Street' },
  shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat Rate - Fixed' },
};

describe('the instant-purchase section', () => {
  it('returns the payment and addresses of the order [INST-01]', () => {
    expect(parseInstantPurchase(section)).toEqual({
      payment: { id: 'a1b2', summary: 'Visa: 4242 (expires: 12/2030)' },
      shippingAddress: { id: '12', summary: 'Jane Doe, 1 Sunset Blvd' },
      billingAddress: { id: '13', summary: 'Jane Doe, 2 Bill Street' },
      shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat Rate - Fixed' },
    });
  });

  it.each([
    ['not loaded', undefined],
    ['a guest', { data_id: 1, available: false }],
    ['without a flag', { ...section, available: undefined }],
    ['without a card', { ...section, paymentToken: null }],
    ['without an address', { ...section, shippingAddress: [] }],
    ['an empty id', { ...section, billingAddress: { id: '', summary: 'x' } }],
    ['without a method', { ...section, shippingMethod: null }],
  ])('offers nothing: %s [INST-01]', (_case, stored) => {
    expect(parseInstantPurchase(stored)).toBeNull();
  });
});

describe('ordering at once', () => {
  const option = parseInstantPurchase(section);
  if (option === null) throw new Error('no option');
  const form = new FormData();
  form.set('product', '60');
  form.set('form_key', 'KEY');
  form.append('links[]', '1');
  form.append('links[]', '2');

  it('posts the form with the five ids of the option [INST-03]', async () => {
    mockShop(() => json({ response: 'Your order number is: 000000012.' }));
    const result = await orderInstantly('https://shop.example/', form, option);
    expect(result).toEqual({ ok: true, value: 'Your order number is: 000000012.' });
    expect(sent).toHaveLength(1);
    const [{ method, path, body } = { method: '', path: '', body: null }] = sent;
    expect([method, path]).toEqual(['POST', 'instantpurchase/button/placeOrder']);
    expect([...(body as FormData)]).toEqual([
      ['product', '60'],
      ['form_key', 'KEY'],
      ['links[]', '1'],
      ['links[]', '2'],
      ['instant_purchase_payment_token', 'a1b2'],
      ['instant_purchase_shipping_address', '12'],
      ['instant_purchase_billing_address', '13'],
      ['instant_purchase_carrier', 'flatrate'],
      ['instant_purchase_shipping', 'flatrate'],
    ]);
    expect([...form], 'the form itself is unchanged').toHaveLength(4);
  });

  it('takes anything but the server’s text for an unreadable response [INST-03]', async () => {
    mockShop(() => json([]));
    expect(await orderInstantly('https://shop.example/', form, option)).toEqual({
      ok: false,
      error: { kind: 'malformed', status: 200 },
    });
  });
});
