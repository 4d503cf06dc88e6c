import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import {
  shippingAddressChosen,
  shippingMethodChosen,
} from '../../../../../src/state/checkout/checkout-actions';
import { http, json, mockShop, sent } from '../../support/fake-http';
import { openPayment, WALLET } from '../../support/paying';
import { offerWallet, orders, placement, placeOrder, setUp, tidyUp } from '../../support/preparing';
import { customerOf, wireRate, wireTotals } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

/** The shopper's saved address, as the server's cart has it. */
const address = {
  country_id: 'US',
  region_id: 12,
  region: 'California',
  street: ['1 Sunset Blvd'],
  telephone: '555-0101',
  postcode: '90034',
  city: 'Los Angeles',
  firstname: 'Jane',
  lastname: 'Doe',
};
const elsewhere = { ...address, street: ['99 Wrong Street'] };

interface Delivery {
  readonly address: object | null;
  readonly method: string | null;
}

let saved: Delivery;
/** What the shop responds when the shipping is saved again. */
let saving: () => ReturnType<typeof json>;
let isCartLoaded: boolean;

const paymentInformation = (total: number) =>
  json({ payment_methods: [{ code: WALLET, title: 'Wallet' }], totals: wireTotals(total) });

beforeEach(() => {
  setUp();
  offerWallet();
  isCartLoaded = true;
  saved = { address, method: 'flatrate_flatrate' };
  saving = () => paymentInformation(20);
  mockShop((request, path) => {
    if (path === 'cart') {
      return isCartLoaded
        ? json({
            is_active: true,
            items: [{ item_id: 77 }],
            extension_attributes: { shipping_assignments: [{ shipping: saved }] },
          })
        : fail({ kind: 'server', status: 500, message: null, retryAfterMs: null });
    }
    if (path === 'payment-information' && request.method === 'POST') return json(30);
    if (path === 'payment-information') return paymentInformation(20);
    if (path === 'shipping-information') return saving();
    if (path.startsWith('estimate-shipping-methods')) return json([wireRate('flatrate')]);
    return json([]);
  });
});

afterEach(tidyUp);

async function press(isVirtual = false) {
  const store = openPayment({ ...customerOf(), isVirtual });
  store.dispatch(shippingAddressChosen({ kind: 'saved', id: 1 }));
  await vi.advanceTimersByTimeAsync(1000);
  store.dispatch(shippingMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
  await vi.advanceTimersByTimeAsync(1000);
  sent.length = 0;
  http.mockClear();
  await placeOrder(store);
  return placement(store);
}

const writes = () => sent.filter(({ method }) => method !== 'GET').map(({ path }) => path);

it('an order goes to the address on the page, also when another tab has saved another one', async () => {
  saved = { ...saved, address: elsewhere };
  expect(await press()).toMatchObject({ status: 'placed' });
  expect(writes()).toEqual(['shipping-information', 'payment-information']);
  const [request] = http.mock.calls.map(([sent]) => sent).filter(({ method }) => method === 'POST');
  expect(request).toMatchObject({
    // Other writes wait for the order; this one belongs to it.
    isOrder: true,
    body: {
      addressInformation: {
        shipping_address: { street: ['1 Sunset Blvd'], city: 'Los Angeles' },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    },
  });
});

it('an order is shipped by the method on the page', async () => {
  saved = { ...saved, method: 'freeshipping_freeshipping' };
  expect(await press()).toMatchObject({ status: 'placed' });
  expect(writes()).toEqual(['shipping-information', 'payment-information']);
});

it('an order whose shipping is as it is shown saves nothing again', async () => {
  expect(await press()).toMatchObject({ status: 'placed' });
  expect(writes()).toEqual(['payment-information']);
});

it('an order that would cost something else is not sent', async () => {
  saved = { ...saved, address: elsewhere };
  saving = () => paymentInformation(45);
  expect(await press()).toMatchObject({ status: 'changed' });
  expect(orders()).toEqual([]);
});

it('an order whose address cannot be saved again is not sent', async () => {
  saved = { ...saved, address: elsewhere };
  saving = () =>
    fail({ kind: 'rejected', status: 400, message: 'No such store.', redirectAction: null });
  expect(await press()).toMatchObject({ status: 'failed', error: 'No such store.' });
  expect(orders()).toEqual([]);
});

it.each<[string, () => void]>([
  ['cannot be loaded', () => (isCartLoaded = false)],
  ['is not understood', () => (saved = { address: null, method: null })],
])('an order is sent when the cart’s delivery %s', async (_case, change) => {
  change();
  expect(await press()).toMatchObject({ status: 'placed' });
  expect(writes()).toEqual(['payment-information']);
});

it('an order that is not shipped does not ask for its delivery', async () => {
  saved = { ...saved, address: elsewhere };
  expect(await press(true)).toMatchObject({ status: 'placed' });
  expect(sent.map(({ path }) => path)).not.toContain('cart');
});
