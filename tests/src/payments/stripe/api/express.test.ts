import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addExpressProduct,
  changeExpressAddress,
  changeExpressRate,
  loadExpressParams,
  placeExpressOrder,
} from '../../../../../src/payments/stripe/api/express';
import { fail, ok } from '../../../../../src/platform/result';
import { json, sent, mockShop } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'de' };
const PATH = 'rest/de/V1/stripe/payments/';
const result = { confirmationToken: { id: 'ctoken_1' }, expressPaymentType: 'apple_pay' };
const answers = (body: unknown): void => {
  mockShop(() => json(JSON.stringify(body)));
};
const lineItems = [{ name: 'Bag', amount: 3400 }];
const shippingRates = [{ id: 'flatrate_flatrate', displayName: 'Flat', amount: 500 }];

beforeEach(() => {
  answers([]);
});

describe('the calls of express checkout', () => {
  it('requests the parameters of a location [EXPR-18]', async () => {
    const place = { location: 'product', productId: '12', attribute: '52' } as const;
    await loadExpressParams(shop, { ...place, activeLocations: ['minicart'] });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `${PATH}ece_params`,
        body: { ...place, activeLocations: ['minicart'] },
      },
    ]);
  });

  it.each([
    ['a map', { DE: 'DE', US: 'US' }],
    ['a list', ['DE', 'US']],
  ])('reads options and payload, with the countries as %s [EXPR-19]', async (_what, countries) => {
    answers({
      elementOptions: { mode: 'payment', amount: '3400', currency: 'eur', locale: 'de' },
      resolvePayload: { allowedShippingCountries: countries, shippingRates, lineItems },
    });
    expect(await loadExpressParams(shop, { location: 'cart' })).toEqual(
      ok({
        elementOptions: { mode: 'payment', amount: 3400, currency: 'eur', locale: 'de' },
        payload: { allowedShippingCountries: ['DE', 'US'], shippingRates, lineItems },
      }),
    );
  });

  it('takes empty lists and null for nothing [EXPR-19]', async () => {
    const nothing = ok({ elementOptions: null, payload: null });
    answers({ elementOptions: [], resolvePayload: [] });
    expect(await loadExpressParams(shop, { location: 'cart' })).toEqual(nothing);
    answers({ elementOptions: null });
    expect(await loadExpressParams(shop, { location: 'cart' })).toEqual(nothing);
    answers({ elementOptions: { mode: 'gift' } });
    expect((await loadExpressParams(shop, { location: 'cart' })).ok).toBe(false);
  });

  it('sends the address and reads rates and lines [EXPR-04, EXPR-23, EXPR-24]', async () => {
    answers({ elementOptions: [], resolvePayload: { lineItems, shippingRates } });
    const address = { city: 'Bonn', country: 'DE' };
    expect(await changeExpressAddress(shop, address, 'product')).toEqual(
      ok({ elementOptions: null, payload: { lineItems, shippingRates } }),
    );
    expect(sent[0]).toMatchObject({
      path: `${PATH}ece_shipping_address_changed`,
      body: { newAddress: address, location: 'product' },
    });
  });

  it('sends the rate and reads the lines [EXPR-05, EXPR-25, EXPR-26]', async () => {
    answers({ elementOptions: [], resolvePayload: { lineItems } });
    const address = { country: 'DE' };
    expect(await changeExpressRate(shop, address, 'flatrate_flatrate')).toEqual(
      ok({ elementOptions: null, payload: { lineItems } }),
    );
    expect(sent[0]).toMatchObject({
      path: `${PATH}ece_shipping_rate_changed`,
      body: { address, shipping_id: 'flatrate_flatrate' },
    });
  });

  it('adds the fields of a form, whatever the response holds [EXPR-21, EXPR-22]', async () => {
    expect((await addExpressProduct(shop, { product: '12', qty: '2' }, null)).ok).toBe(true);
    expect(sent[0]).toMatchObject({
      path: `${PATH}addtocart`,
      body: { params: { product: '12', related_product: '', qty: '2' }, shipping_id: null },
    });
    answers({ anything: 1 });
    expect((await addExpressProduct(shop, {}, 'a_b')).ok).toBe(true);
  });

  it('places the order and reads where to go [EXPR-20]', async () => {
    answers({ redirect: 'https://shop.example/checkout/onepage/success/' });
    expect(await placeExpressOrder(shop, result, 'minicart')).toEqual(
      ok({ redirect: 'https://shop.example/checkout/onepage/success/' }),
    );
    expect(sent[0]).toMatchObject({
      path: `${PATH}place_order`,
      body: { result, location: 'minicart' },
    });
    answers([]);
    expect(await placeExpressOrder(shop, result, 'cart')).toEqual(ok({ redirect: null }));
    const refusal = fail({
      kind: 'rejected',
      status: 400,
      message: 'Your card was declined.',
      redirectAction: null,
    } as const);
    mockShop(() => refusal);
    expect(await placeExpressOrder(shop, result, 'cart')).toEqual(refusal);
  });
});
