import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBillingAddress } from '../../../src/api/billing';
import { choosePaymentMethod, loadPaymentInformation, placeOrder } from '../../../src/api/payment';
import type { RestContext } from '../../../src/api/rest';
import { estimateRates, saveShipping } from '../../../src/api/shipping';
import { estimateTotals, loadTotals } from '../../../src/api/totals';
import type { Address } from '../../../src/domain/address.types';
import type { CartRef } from '../../../src/domain/quote.types';
import { http, json, mockShop } from '../state/support/fake-http';
import { savedAddress, wireTotals } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const typed: Address = { ...savedAddress, source: { type: 'new-customer-address', createdAt: 1 } };
const elsewhere: Address = { ...typed, city: 'Oakland', postcode: '94607' };
const payment = {
  method: 'purchaseorder',
  po_number: 'PO-4711',
  additional_data: { note: 'blue' },
  extension_attributes: { agreement_ids: ['2'] },
};
const email = 'gus@example.com';
const details = {
  payment_methods: [
    { code: 'checkmo', title: 'Check &amp; money', extension_attributes: [] },
    { code: 'free', title: null },
  ],
  totals: wireTotals(23.5),
};

beforeEach(() => {
  http.mockClear();
});

/** The one call that was made: method, address and body. */
function call(): { readonly method: string; readonly url: string; readonly body: unknown } {
  expect(http).toHaveBeenCalledOnce();
  const [{ method = 'GET', url, body }] = http.mock.calls[0] ?? [{ url: '' }];
  return { method, url, body };
}

describe.each<[string, CartRef, string, object]>([
  [
    'a guest',
    { kind: 'guest', maskedId: 'CART1' },
    'guest-carts/CART1',
    { cartId: 'CART1', email },
  ],
  ['a customer', { kind: 'customer' }, 'carts/mine', { cartId: 'mine' }],
])('the checkout of %s', (_buyer, cart, path, cartAndBuyer) => {
  const context: RestContext = { baseUrl: 'https://shop.example/', storeCode: 'default', cart };
  const url = (resource: string) => `https://shop.example/rest/default/V1/${path}/${resource}`;

  it('loads totals without a payload [RATE-16]', async () => {
    mockShop(() => json(wireTotals(23.5)));
    expect(await loadTotals(context)).toMatchObject({ ok: true, value: { grandTotal: 23.5 } });
    expect(call()).toEqual({ method: 'GET', url: url('totals'), body: undefined });
  });

  it.each([
    [null, {}],
    [
      { carrierCode: 'ups', methodCode: 'ground' },
      { shipping_carrier_code: 'ups', shipping_method_code: 'ground' },
    ],
  ])('estimates totals for a place, with %j [RATE-08, RATE-09, RATE-10]', async (method, named) => {
    mockShop(() => json(wireTotals(23.5)));
    const response = await estimateTotals(context, elsewhere, method);
    expect(response).toMatchObject({ ok: true, value: { grandTotal: 23.5 } });
    const address = { countryId: 'US', region: 'California', regionId: 12, postcode: '94607' };
    expect(call()).toEqual({
      method: 'POST',
      url: url('totals-information'),
      body: { addressInformation: { address, ...named } },
    });
  });

  it('requests the rates of a typed address [RATE-11]', async () => {
    mockShop(() => json([]));
    expect(await estimateRates(context, elsewhere)).toEqual({ ok: true, value: [] });
    expect(call()).toMatchObject({
      method: 'POST',
      url: url('estimate-shipping-methods'),
      body: { address: { city: 'Oakland' } },
    });
  });

  it('saves the shipping step, and returns totals and payment methods [SHIP-31, SHIP-32, SHIP-33]', async () => {
    mockShop(() => json(details));
    const response = await saveShipping(context, {
      shippingAddress: typed,
      billingAddress: elsewhere,
      method: { carrierCode: 'ups', methodCode: 'ground' },
    });
    expect(response).toMatchObject({
      ok: true,
      value: { totals: { grandTotal: 23.5 }, methods: [{ code: 'checkmo' }, { code: 'free' }] },
    });
    const { body, ...sent } = call();
    expect(sent).toEqual({ method: 'POST', url: url('shipping-information') });
    expect(body).toEqual({
      addressInformation: {
        shipping_address: expect.objectContaining({ city: 'Los Angeles' }) as unknown,
        billing_address: expect.objectContaining({ city: 'Oakland' }) as unknown,
        shipping_method_code: 'ground',
        shipping_carrier_code: 'ups',
        extension_attributes: {},
      },
    });
  });

  it('sends the billing address on its own [BILL-13]', async () => {
    mockShop(() => json('12'));
    expect(await saveBillingAddress(context, elsewhere)).toEqual({ ok: true, value: 12 });
    const { body, ...sent } = call();
    expect(sent).toEqual({ method: 'POST', url: url('billing-address') });
    expect(body).toEqual({
      cartId: cart.kind === 'guest' ? cart.maskedId : 'mine',
      address: expect.objectContaining({ city: 'Oakland', postcode: '94607' }) as unknown,
    });
  });

  it('loads the payment methods without a payload [PAY-20]', async () => {
    mockShop(() => json(details));
    expect(await loadPaymentInformation(context)).toMatchObject({
      ok: true,
      value: {
        methods: [
          { code: 'checkmo', title: 'Check & money' },
          { code: 'free', title: '' },
        ],
        totals: { grandTotal: 23.5 },
      },
    });
    expect(call()).toEqual({ method: 'GET', url: url('payment-information'), body: undefined });
  });

  it('sends the chosen method by its code alone, which returns true [PAY-21, PAY-22, PAY-23]', async () => {
    mockShop(() => json(true));
    expect(await choosePaymentMethod(context, { method: 'checkmo', email })).toEqual({
      ok: true,
      value: true,
    });
    expect(call()).toEqual({
      method: 'POST',
      url: url('set-payment-information'),
      body: { ...cartAndBuyer, paymentMethod: { method: 'checkmo' } },
    });
  });

  const order = { payment, billingAddress: elsewhere, email };

  it('places the order, with what the method and the hooks add [PLACE-07, PLACE-09]', async () => {
    mockShop(() => json('30'));
    const headers = { 'X-Captcha': 'abc', 'X-Trace': '7' };
    expect(await placeOrder(context, order, { headers })).toEqual({ ok: true, value: 30 });
    const { body, ...sent } = call();
    expect(sent).toEqual({ method: 'POST', url: url('payment-information') });
    expect(body).toEqual({
      ...cartAndBuyer,
      paymentMethod: payment,
      billingAddress: expect.objectContaining({ city: 'Oakland', postcode: '94607' }) as unknown,
    });
    expect(http.mock.calls[0]?.[0].headers).toMatchObject(headers);
  });

  it.each([
    [
      { responseType: 'error', message: 'Declined.' },
      { kind: 'rejected', message: 'Declined.' },
    ],
    [{ responseType: 'error' }, { kind: 'rejected', message: '' }],
    [{ responseType: 'success' }, { kind: 'malformed' }],
  ])('treats the response %j as no order [PLACE-08]', async (body, error) => {
    mockShop(() => json(body));
    expect(await placeOrder(context, order)).toMatchObject({ ok: false, error });
  });
});
