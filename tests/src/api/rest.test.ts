import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCart } from '../../../src/api/cart';
import { applyCoupon, cancelCoupon } from '../../../src/api/coupons';
import { isEmailAvailable } from '../../../src/api/customer';
import { choosePaymentMethod, loadPaymentInformation, placeOrder } from '../../../src/api/payment';
import { saveBillingAddress } from '../../../src/api/billing';
import { estimateRates, saveShipping } from '../../../src/api/shipping';
import { estimateTotals, loadTotals } from '../../../src/api/totals';
import type { RestContext } from '../../../src/api/rest';
import { json, sent, mockShop } from '../state/support/fake-http';
import { savedAddress } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };
const payment = { method: 'checkmo', po_number: null, additional_data: null };
const urls: string[] = [];

/** Every call about a cart. */
async function callAll(context: RestContext): Promise<void> {
  const order = { payment, billingAddress: savedAddress, email: 'gus@example.com' };
  await loadCart(context);
  await loadTotals(context);
  await estimateTotals(context, savedAddress, method);
  await estimateRates(context, savedAddress);
  await saveShipping(context, {
    shippingAddress: savedAddress,
    billingAddress: savedAddress,
    method,
  });
  await saveBillingAddress(context, savedAddress);
  await loadPaymentInformation(context);
  await choosePaymentMethod(context, { method: 'checkmo', email: 'gus@example.com' });
  await placeOrder(context, order);
  await applyCoupon(context, 'SAVE10');
  await cancelCoupon(context);
}

const shop = { baseUrl: 'https://shop.example/', storeCode: 'fr' };
const guest: RestContext = { ...shop, cart: { kind: 'guest', maskedId: 'CART1' } };
const customer: RestContext = { ...shop, cart: { kind: 'customer' } };

/** The bodies of the calls that name a buyer. */
const bodies = (): unknown[] =>
  sent.filter(({ body }) => body !== undefined).map(({ body }) => body);

beforeEach(() => {
  urls.length = 0;
  mockShop(({ url }) => {
    urls.push(url);
    return json(true);
  });
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('REST requests', () => {
  it('of a guest contain the masked cart id, below rest/{storeCode}/V1 [HTTP-01] [HTTP-02]', async () => {
    await callAll(guest);
    const base = 'https://shop.example/rest/fr/V1/guest-carts/CART1';
    expect(urls).toHaveLength(11);
    expect(urls.filter((url) => url !== base && !url.startsWith(`${base}/`))).toEqual([]);
  });

  it('of a customer use carts/mine, below rest/{storeCode}/V1 [HTTP-01] [HTTP-03]', async () => {
    await callAll(customer);
    const base = 'https://shop.example/rest/fr/V1/carts/mine';
    expect(urls).toHaveLength(11);
    expect(urls.filter((url) => url !== base && !url.startsWith(`${base}/`))).toEqual([]);
  });

  it('without a cart are below rest/{storeCode}/V1 as well [HTTP-01]', async () => {
    await isEmailAvailable(shop, 'gus@example.com');
    expect(urls).toEqual(['https://shop.example/rest/fr/V1/customers/isEmailAvailable']);
  });

  it.each(['../admin', 'a/b', 'storeCode', 'cartId', '100%'])(
    'encode the code %s as one path segment [HTTP-01]',
    async (code) => {
      await applyCoupon(guest, code);
      expect(urls).toEqual([
        `https://shop.example/rest/fr/V1/guest-carts/CART1/coupons/${encodeURIComponent(code)}`,
      ]);
    },
  );

  it('about the payment contain a guest’s e-mail, but no customer’s [ROLE-05]', async () => {
    const order = { payment, billingAddress: savedAddress, email: 'gus@example.com' };
    await choosePaymentMethod(guest, { method: 'checkmo', email: 'gus@example.com' });
    await placeOrder(guest, order);
    expect(bodies()).toEqual([
      expect.objectContaining({ cartId: 'CART1', email: 'gus@example.com' }),
      expect.objectContaining({ cartId: 'CART1', email: 'gus@example.com' }),
    ]);
    sent.length = 0;
    await choosePaymentMethod(customer, { method: 'checkmo', email: 'jane@example.com' });
    await placeOrder(customer, order);
    for (const body of bodies()) expect(body).not.toHaveProperty('email');
  });
});
