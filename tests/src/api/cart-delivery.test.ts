import { beforeEach, expect, it, vi } from 'vitest';
import { loadDelivery } from '../../../src/api/cart-delivery';
import type { RestContext } from '../../../src/api/rest';
import { json, mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const context: RestContext = {
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  cart: { kind: 'guest', maskedId: 'CART1' },
};

const address = {
  id: 214,
  region: 'California',
  region_id: '12',
  country_id: 'US',
  street: ['1 Main St', 'Floor 2'],
  telephone: '555-1234',
  postcode: '90210',
  city: 'Beverly Hills',
  firstname: 'Gus',
  lastname: 'Guest',
};

const cartOf = (shipping: unknown) => ({
  extension_attributes: { shipping_assignments: [{ shipping }] },
});

let body: unknown;

beforeEach(() => {
  mockShop(() => json(body));
});

const parts = {
  countryId: 'US',
  regionId: 12,
  region: 'California',
  postcode: '90210',
  city: 'Beverly Hills',
  street: ['1 Main St', 'Floor 2'],
  firstname: 'Gus',
  lastname: 'Guest',
  telephone: '555-1234',
};

it.each<[string, unknown, unknown]>([
  [
    'as a cart has it after the shipping step',
    cartOf({ address, method: 'flatrate_flatrate' }),
    { address: parts, method: 'flatrate_flatrate' },
  ],
  [
    'with a region of no list',
    cartOf({ address: { ...address, region_id: 0, region: null }, method: null }),
    { address: { ...parts, regionId: null, region: null }, method: null },
  ],
  [
    'before an address was saved',
    cartOf({ address: { ...address, country_id: null, street: null }, method: null }),
    { address: null, method: null },
  ],
  ['of a virtual cart', { extension_attributes: { shipping_assignments: [] } }, { address: null }],
  ['that is not understood', cartOf({ address: 7, method: [] }), { address: null, method: [] }],
])('reads the delivery of a cart %s', async (_case, response, value) => {
  body = response;
  expect(await loadDelivery(context)).toMatchObject({ ok: true, value });
  expect(sent).toEqual([{ method: 'GET', path: 'cart', body: undefined }]);
});

it('fails for a cart without its shipping', async () => {
  body = { is_active: true };
  expect(await loadDelivery(context)).toMatchObject({ ok: false });
});
