import { expect, it, vi } from 'vitest';
import { stripe } from '../../../../src/payments/stripe/provider';
import { fail } from '../../../../src/platform/result';
import { placeOrderHooks } from '../../../../src/state/extensions/extensions';
import type { PlaceOrderHook } from '../../../../src/state/extensions/extensions.types';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { provideSubscriptions } from '../../../../src/state/subscriptions/find-subscriptions';
import { createTillStore } from '../../../../src/state/store/store';
import { startSubscriptions } from '../../../../src/state/subscriptions/subscriptions-state';
import { totals } from '../../features/checkout/checkout-fixture';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

provideSubscriptions(() => Promise.resolve([stripe]));

const order: Parameters<PlaceOrderHook>[0] = {
  payment: { method: 'stripe_payments', po_number: null, additional_data: null },
  email: 'ada@example.com',
  billingAddress: savedAddress,
  totals,
};

/** A checkout with this configuration, and its order hook, whose result undefined allows the order. */
async function open(method: object) {
  const before = placeOrderHooks.list();
  const payment = { stripe_payments: method };
  const store = createTillStore({ shop, checkout: checkoutConfig({ payment }) });
  await startSubscriptions(store);
  const [hook] = placeOrderHooks.list().filter((one) => !before.includes(one));
  if (hook === undefined) throw new Error('no hook');
  return { store, place: () => hook(order) };
}
const place = async (method: object) => (await open(method)).place();

const UPDATE = { subscriptionUpdateDetails: { success_url: '/done', cancel_url: '/cancel' } };

it('allows the order of an update when its invoice has loaded [SUBS-11]', async () => {
  let respond = (): void => undefined;
  mockShop(
    () =>
      new Promise((resolve) => {
        respond = () => {
          resolve(json(JSON.stringify({ upcomingInvoice: { new_price: { label: '$20.00' } } })));
        };
      }),
  );
  const done = vi.fn();
  const checkout = await open(UPDATE);
  const placing = checkout.place();
  void Promise.resolve(placing).then(done);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done).not.toHaveBeenCalled();
  checkout.store.dispatch(sectionsRead({ cart: { data_id: 1 } }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done, 'something else has changed').not.toHaveBeenCalled();
  respond();
  await placing;
  expect(done).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(await checkout.place(), 'its invoice is there').toBeUndefined();
  expect(sent).toHaveLength(1);
});

it('refuses the order of an update without an invoice [SUBS-11][SUBS-13]', async () => {
  mockShop(() => fail({ kind: 'network' }));
  expect(await place(UPDATE)).toBe(
    'Sorry, the subscription could not be updated. Please contact us for assistance.',
  );
});

it('allows every other order immediately [SUBS-11]', async () => {
  mockShop(() => fail({ kind: 'network' }));
  expect(await place({ hasFutureSubscriptions: true })).toBeUndefined();
  expect(sent).toEqual([]);
});
