import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { stripe } from '../../../../src/payments/stripe/provider';
import { fail } from '../../../../src/platform/result';
import {
  checkoutStarted,
  shippingMethodChosen,
} from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import { INITIAL_CHECKOUT } from '../../../../src/state/checkout/initial';
import { totalsReceived } from '../../../../src/state/quote/quote-slice';
import { sectionsInvalidated, sectionsRead } from '../../../../src/state/sections/sections-slice';
import { provideSubscriptions } from '../../../../src/state/subscriptions/find-subscriptions';
import { createTillStore } from '../../../../src/state/store/store';
import {
  invoiceWanted,
  selectSubscriptions,
  updateCancelled,
} from '../../../../src/state/subscriptions/subscriptions-slice';
import { startSubscriptions } from '../../../../src/state/subscriptions/subscriptions-state';
import { totals } from '../../features/checkout/checkout-fixture';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

provideSubscriptions(() => Promise.resolve([stripe]));

const CANCEL = `${window.location.origin}/cancel`;
const wire = { title: 'Coffee', formatted_amount: '$9.00' };
const inText = (value: unknown) => json(JSON.stringify(value));
const settled = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

async function open(method: Readonly<Record<string, unknown>>) {
  mockShop((_request, path) =>
    path.endsWith('get_upcoming_invoice')
      ? inText({ upcomingInvoice: { new_price: { label: '$20.00' } } })
      : inText([wire]),
  );
  const checkout = checkoutConfig({ payment: { stripe_payments: method } });
  const store = createTillStore({ shop, checkout });
  store.inject({ name: 'checkout', slices: [checkoutSlice], startFlows: () => undefined });
  await startSubscriptions(store);
  const count = (name: string) => sent.filter(({ path }) => path.endsWith(name)).length;
  return {
    store,
    state: () => selectSubscriptions(store.getState()),
    invoices: () => count('get_upcoming_invoice'),
    priced: () => count('get_future_subscriptions'),
    billTo: (postcode: string) => {
      store.dispatch(
        checkoutStarted({
          ...INITIAL_CHECKOUT,
          billing: { ...INITIAL_CHECKOUT.billing, address: { ...savedAddress, postcode } },
        }),
      );
    },
  };
}

const UPDATE = { subscriptionUpdateDetails: { success_url: '/done', cancel_url: CANCEL } };

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
});
afterEach(() => {
  restoreNavigator();
  vi.useRealTimers();
});

describe('the update of a subscription', () => {
  it('loads its invoice once for all its views [SUBS-10]', async () => {
    const { store, state, invoices } = await open(UPDATE);
    store.dispatch(invoiceWanted());
    store.dispatch(invoiceWanted());
    await settled();
    store.dispatch(invoiceWanted());
    await settled();
    expect([state().invoiceStatus, state().invoice?.newPrice?.label, invoices()]).toEqual([
      'ready',
      '$20.00',
      1,
    ]);
  });

  it('can load it again after a failure [SUBS-13]', async () => {
    const { store, state } = await open(UPDATE);
    mockShop(() => fail({ kind: 'network' }));
    store.dispatch(invoiceWanted());
    await settled();
    expect(state().invoiceStatus).toBe('failed');
    mockShop(() => inText({ upcomingInvoice: { new_price: { label: '$21.00' } } }));
    store.dispatch(invoiceWanted());
    await settled();
    expect(state().invoice?.newPrice?.label).toBe('$21.00');
  });

  it('loads nothing while none is being updated [SUBS-10]', async () => {
    const { store, invoices } = await open({});
    store.dispatch(invoiceWanted());
    await settled();
    expect(invoices()).toBe(0);
  });

  it('opens the cancel page when it is cancelled [SUBS-09][SUBS-14]', async () => {
    const { store } = await open(UPDATE);
    store.dispatch(updateCancelled());
    expect(assign).toHaveBeenCalledExactlyOnceWith(CANCEL);
  });
});

describe('the page for cancelling the update', () => {
  it('is opened with a cart that is loaded again there [SUBS-14]', async () => {
    const { store } = await open(UPDATE);
    const invalidated: unknown[] = [];
    store.inject({
      name: 'watch',
      slices: [],
      startFlows: (startListening) => {
        startListening({
          actionCreator: sectionsInvalidated,
          effect: ({ payload }) => {
            invalidated.push(payload);
          },
        });
      },
    });
    store.dispatch(updateCancelled());
    expect(invalidated).toEqual([{ names: ['cart'], reload: false }]);
  });

  it.each([
    ['the page has none', { subscriptionUpdateDetails: { success_url: '/done' } }],
    ['nothing is being updated', {}],
  ])('is not opened where %s', async (_name, method) => {
    const { store } = await open(method);
    store.dispatch(updateCancelled());
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('subscriptions that begin later', () => {
  it('are priced with the shipping method and the coupon as well, and again for others [SUBS-12]', async () => {
    const { store, priced, billTo } = await open({ hasFutureSubscriptions: true });
    billTo('90001');
    await settled(500);
    expect(sent.at(-1)?.body).toMatchObject({ shippingMethod: undefined, couponCode: undefined });
    const method = { carrierCode: 'tablerate', methodCode: 'bestway' };
    store.dispatch(shippingMethodChosen(method));
    await settled(500);
    expect(priced()).toBe(2);
    expect(sent.at(-1)?.body).toMatchObject({
      shippingMethod: { carrier_code: 'tablerate', method_code: 'bestway' },
    });
    store.dispatch(totalsReceived({ number: 1, totals: { ...totals, couponCode: 'SPRING' } }));
    await settled(500);
    expect(priced()).toBe(3);
    expect(sent.at(-1)?.body).toMatchObject({ couponCode: 'SPRING' });
  });

  it('are not priced again when something else changes [SUBS-12]', async () => {
    const { store, priced, billTo } = await open({ hasFutureSubscriptions: true });
    billTo('90001');
    await settled(500);
    store.dispatch(sectionsRead({ cart: { data_id: 1 } }));
    store.dispatch(invoiceWanted());
    await settled(1000);
    expect(priced()).toBe(1);
  });

  it('are not priced before there is an address, nor outside a checkout [SUBS-12]', async () => {
    const { store, priced } = await open({ hasFutureSubscriptions: true });
    store.dispatch(checkoutStarted(INITIAL_CHECKOUT));
    store.dispatch(shippingMethodChosen({ carrierCode: 'a', methodCode: 'b' }));
    await settled(1000);
    expect(priced()).toBe(0);
    const payment = { stripe_payments: { hasFutureSubscriptions: true } };
    const cartPage = createTillStore({ shop, checkout: checkoutConfig({ payment }) });
    await startSubscriptions(cartPage);
    cartPage.dispatch(totalsReceived({ number: 1, totals }));
    await settled(1000);
    expect(priced()).toBe(0);
  });

  it('keep what they cost when they cannot be priced [SUBS-12]', async () => {
    const { state, billTo } = await open({ hasFutureSubscriptions: true });
    billTo('90001');
    await settled(500);
    mockShop(() => fail({ kind: 'network' }));
    billTo('90002');
    await settled(500);
    expect(state().future.map(({ amount }) => amount)).toEqual(['$9.00']);
  });

  it('are those of the latest address, whichever response arrives last [SUBS-12]', async () => {
    const { state, billTo } = await open({ hasFutureSubscriptions: true });
    mockShop(async ({ body }) => {
      const { postcode } = (body as { billingAddress: { postcode: string } }).billingAddress;
      await new Promise((resolve) => setTimeout(resolve, postcode === '90001' ? 2000 : 10));
      return inText([{ ...wire, formatted_amount: postcode }]);
    });
    billTo('90001');
    await settled(600);
    billTo('90002');
    await settled(5000);
    expect(state().future.map(({ amount }) => amount)).toEqual(['90002']);
  });

  it('are none on a page that is no checkout', async () => {
    const store = createTillStore({ shop, checkout: null });
    await startSubscriptions(store);
    expect(selectSubscriptions(store.getState())).toMatchObject({ update: null, future: [] });
  });

  it('are priced when the address stops changing, and again for another address [SUBS-12]', async () => {
    const { state, priced, billTo } = await open({ hasFutureSubscriptions: true });
    billTo('90001');
    billTo('90002');
    await settled(499);
    expect(priced()).toBe(0);
    await settled(1);
    expect([priced(), state().future.map(({ amount }) => amount)]).toEqual([1, ['$9.00']]);
    billTo('90003');
    await settled(500);
    expect(priced()).toBe(2);
    expect(sent.at(-1)?.body).toMatchObject({ billingAddress: { postcode: '90003' } });
  });

  it('are not requested if the cart has none [SUBS-12]', async () => {
    const { priced, billTo } = await open({ hasFutureSubscriptions: false });
    billTo('90001');
    await settled(1000);
    expect(priced()).toBe(0);
  });
});
