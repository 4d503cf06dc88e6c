import { expect, it, vi } from 'vitest';
import { estimateMethods } from '../../../../../src/payments/paypal/api/sheet-shipping';
import { json, mockShop } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const urls = {
  customer: 'https://shop.example/rest/V1/carts/mine/estimate-shipping-methods',
  guest: 'https://shop.example/rest/V1/guest-carts/:cartId/estimate-shipping-methods',
};
const address = { countryId: 'US', postcode: '90230', city: 'Culver City', region: 'CA' };

/** The amounts of the methods that a sheet offers, by code, of those that the shop lists. */
async function amountsOf(...rates: readonly object[]) {
  mockShop(() => json(rates.map((rate) => ({ carrier_code: 'ups', method_code: 'x', ...rate }))));
  const methods = await estimateMethods(urls, { kind: 'customer' }, address);
  if (!methods.ok) throw new Error('No methods.');
  return methods.value.map(({ amount }) => amount);
}

it('offers methods with their price in the base currency, in which the sheet shows its total [WALL-19] [WALL-22]', async () => {
  expect(
    await amountsOf({ amount: 4.5, base_amount: 5 }, { amount: 9, base_amount: '10' }),
  ).toEqual([5, 10]);
  expect(await amountsOf({ amount: 4.5, base_amount: 0 })).toEqual([0]);
});

it('reads the other price where the shop has none in the base currency [WALL-19]', async () => {
  expect(await amountsOf({ amount: 5 }, { amount: '6', base_amount: null })).toEqual([5, 6]);
});

it('offers no method whose price cannot be read, rather than a free one [WALL-19]', async () => {
  expect(await amountsOf({}, { amount: 'free' }, { amount: 5, base_amount: 5 })).toEqual([5]);
});
