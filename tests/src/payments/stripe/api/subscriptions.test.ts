import { describe, expect, it, vi } from 'vitest';
import {
  loadFutureSubscriptions,
  loadUpcomingInvoice,
  parseSubscriptionConfig,
} from '../../../../../src/payments/stripe/api/subscriptions';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { savedAddress } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const PATH = 'rest/default/V1/stripe/payments';
const inText = (value: unknown) => json(JSON.stringify(value));

describe('the upcoming invoice', () => {
  it('holds the prices with their texts [SUBS-07][SUBS-10]', async () => {
    mockShop(() =>
      inText({
        upcomingInvoice: {
          new_price: { amount: 2000, currency: 'usd', label: '$20.00' },
          unused_time: { amount: '-500', currency: 'usd', label: '-$5.00' },
          proration_fee: { amount: 1500, currency: 'usd', label: '$15.00' },
          credit: '$3.00',
          proration_adjustment: '12.5',
          base_proration_adjustment: 11,
        },
      }),
    );
    expect(await loadUpcomingInvoice(shop)).toEqual({
      ok: true,
      value: {
        newPrice: { label: '$20.00', amount: 2000 },
        unusedTime: { label: '-$5.00', amount: -500 },
        prorationFee: { label: '$15.00', amount: 1500 },
        credit: '$3.00',
        prorationAdjustment: 12.5,
        baseProrationAdjustment: 11,
      },
    });
    expect(sent).toMatchObject([{ method: 'GET', path: `${PATH}/get_upcoming_invoice` }]);
    expect(sent[0]?.body, 'no payload').toBeUndefined();
  });

  it('may lack every part but the new price [SUBS-07]', async () => {
    mockShop(() =>
      inText({
        upcomingInvoice: { new_price: { label: '$20.00' }, unused_time: [], credit: null },
      }),
    );
    expect(await loadUpcomingInvoice(shop)).toEqual({
      ok: true,
      value: {
        newPrice: { label: '$20.00', amount: null },
        unusedTime: null,
        prorationFee: null,
        credit: null,
        prorationAdjustment: null,
        baseProrationAdjustment: null,
      },
    });
  });

  it.each([
    [{ error: 'No subscription.' }, { kind: 'rejected', message: 'No subscription.' }],
    [{ upcomingInvoice: null }, { kind: 'malformed' }],
    [[], { kind: 'malformed' }],
  ])('is missing: %j [SUBS-10]', async (body, error) => {
    mockShop(() => inText(body));
    expect(await loadUpcomingInvoice(shop)).toMatchObject({ ok: false, error });
  });
});

const wire = {
  title: 'Coffee club',
  start_date_label: 'From 1 May 2030',
  frequency_label: 'Every month',
  formatted_amount: '$9.00',
};
const COFFEE = {
  title: 'Coffee club',
  startDate: 'From 1 May 2030',
  frequency: 'Every month',
  amount: '$9.00',
};

describe('future subscriptions', () => {
  it('are priced with the same data as the hosted methods [SUBS-12]', async () => {
    mockShop(() => inText([wire]));
    const choices = {
      billingAddress: savedAddress,
      shippingAddress: savedAddress,
      shippingMethod: { carrierCode: 'flatrate', methodCode: 'fixed' },
      couponCode: 'SAVE',
    };
    expect(await loadFutureSubscriptions(shop, choices)).toEqual({ ok: true, value: [COFFEE] });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: `${PATH}/get_future_subscriptions`,
        body: {
          billingAddress: { countryId: 'US', postcode: '90034' },
          shippingAddress: { countryId: 'US' },
          shippingMethod: { carrier_code: 'flatrate', method_code: 'fixed' },
          couponCode: 'SAVE',
        },
      },
    ]);
  });

  it('are requested without shipping data for a virtual cart [SUBS-12]', async () => {
    mockShop(() => inText([]));
    await loadFutureSubscriptions(shop, {
      billingAddress: savedAddress,
      shippingAddress: null,
      shippingMethod: null,
      couponCode: '',
    });
    expect(JSON.parse(JSON.stringify(sent[0]?.body))).toEqual({
      billingAddress: expect.any(Object) as object,
    });
  });

  it.each([
    [wire, [COFFEE]],
    [{ a: wire, b: { title: 'x' } }, [COFFEE]],
    [{ title: '', start_date_label: '', frequency_label: '', formatted_amount: '' }, []],
    ['', []],
  ])('come as a list, a map or one alone: %j [SUBS-08]', async (body, value) => {
    mockShop(() => inText(body));
    expect(
      await loadFutureSubscriptions(shop, {
        billingAddress: savedAddress,
        shippingAddress: null,
        shippingMethod: null,
        couponCode: '',
      }),
    ).toEqual({ ok: true, value });
  });
});

describe('the page’s configuration', () => {
  it('returns the redirect of an update, on this site only [SUBS-09]', () => {
    const update = (success_url: unknown, cancel_url: unknown) =>
      parseSubscriptionConfig({
        stripe_payments: { subscriptionUpdateDetails: { success_url, cancel_url } },
      }).update;
    const own = `${window.location.origin}/stripe/customer/subscriptions`;
    expect(update(own, '/cancel')).toEqual({ successUrl: own, cancelUrl: '/cancel' });
    expect(update('https://evil.example/', 'javascript:alert(1)')).toEqual({
      successUrl: null,
      cancelUrl: null,
    });
  });

  it('returns the subscriptions that begin later [SUBS-08]', () => {
    expect(
      parseSubscriptionConfig({
        stripe_payments: { hasFutureSubscriptions: true, futureSubscriptions: [wire] },
      }),
    ).toEqual({ update: null, hasFuture: true, future: [COFFEE] });
    expect(parseSubscriptionConfig({})).toEqual({ update: null, hasFuture: false, future: [] });
  });
});
