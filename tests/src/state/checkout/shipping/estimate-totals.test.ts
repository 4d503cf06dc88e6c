import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totalsSchema } from '../../../../../src/api/totals';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import {
  ratesReceived,
  shippingAddressChosen,
  shippingAddressEdited,
  shippingAddressLeft,
  shippingMethodChosen,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import {
  selectTotals,
  totalsReceived,
  totalsRequested,
  totalsWanted,
} from '../../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json, mockShop, sent } from '../../support/fake-http';
import {
  checkoutConfig,
  customerOf,
  savedAddress,
  shop,
  wireRate,
  wireTotals,
} from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const RATES = 'estimate-shipping-methods';
const ESTIMATE = 'totals-information';
const office = { ...savedAddress, source: { ...savedAddress.source, id: 2 }, postcode: '10001' };

function open(changes: Partial<CheckoutConfig> = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  return store;
}

const type = (store: TillStore, name: string, value: string): void => {
  store.dispatch(shippingAddressEdited({ name, value }));
};
const wait = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const estimates = () => sent.filter(({ path }) => path === ESTIMATE);
const addressOf = (request: { readonly body: unknown } | undefined): unknown =>
  (request?.body as { addressInformation: { address: unknown } } | undefined)?.addressInformation
    .address;

const respond = () => {
  mockShop((_request, path) =>
    json(path.startsWith('estimate') ? [wireRate('flatrate')] : wireTotals(10)),
  );
};

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  respond();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('in a shop without carriers [RATE-04]', () => {
  const atHome = { activeCarriers: [], ...customerOf(7, [savedAddress, office]) };

  it('the totals are estimated at the start, with the address and no method', async () => {
    open({ activeCarriers: [] });
    await wait();
    expect(estimates()).toHaveLength(1);
    expect(estimates()[0]?.body).toEqual({
      addressInformation: {
        address: { countryId: 'US', region: null, regionId: null, postcode: '' },
      },
    });
  });

  it('typing is waited for, 2000 ms after its last change', async () => {
    const store = open({ activeCarriers: [] });
    await wait();
    type(store, 'postcode', '9');
    await wait(1500);
    type(store, 'postcode', '90');
    await wait(1990);
    expect(estimates()).toHaveLength(1);
    await wait(20);
    expect(estimates()).toHaveLength(2);
    expect(addressOf(estimates()[1])).toMatchObject({ postcode: '90' });
  });

  it('an address that is chosen is not waited for', async () => {
    const store = open(atHome);
    await wait();
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 2 }));
    await wait();
    expect(estimates().map(addressOf)).toMatchObject([
      { postcode: '90034' },
      { postcode: '10001' },
    ]);
  });

  it('nothing is estimated by what leaves the address as it was', async () => {
    const store = open({ activeCarriers: [] });
    await wait();
    store.dispatch(shippingAddressLeft());
    type(store, 'firstname', 'Gus');
    await wait(2100);
    expect(estimates()).toHaveLength(1);
  });

  it('nothing is estimated after the shipping step, which has totals of its own', async () => {
    const store = open(atHome);
    await wait();
    store.dispatch(stepEntered('payment'));
    sent.length = 0;
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 2 }));
    await wait(2100);
    expect(estimates()).toEqual([]);
  });
});

describe('the totals in the page', () => {
  const totals = v.parse(totalsSchema, wireTotals(8));

  it.each([
    ['a region', 'region_id', '12'],
    ['a postcode', 'postcode', '90'],
    ['another country', 'country_id', 'IE'],
  ])('do not cover %s [RATE-02]', async (_what, name, value) => {
    const store = open({ totals });
    type(store, name, value);
    store.dispatch(shippingAddressLeft());
    await wait(2100);
    expect(estimates().length).toBeGreaterThan(0);
  });

  it('do not cover a region in words [RATE-02]', async () => {
    const named = { ...savedAddress, regionId: null, postcode: '', region: 'Kerry' };
    open({ totals, ...customerOf(7, [named]) });
    await wait();
    expect(estimates()).toHaveLength(1);
  });

  it('do not cover a method that the cart has already [RATE-05]', async () => {
    open({
      totals,
      selectedShippingMethod: { carrierCode: 'flatrate', methodCode: 'flatrate' },
    });
    await wait();
    expect(estimates().length).toBeGreaterThan(0);
  });

  it('do not cover a method that the shopper has chosen [RATE-05]', async () => {
    mockShop((_request, path) =>
      json(
        path.startsWith('estimate')
          ? [wireRate('flatrate'), wireRate('tablerate')]
          : wireTotals(10),
      ),
    );
    const store = open({ totals });
    await wait();
    expect(estimates()).toEqual([]);
    store.dispatch(shippingMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
    await wait();
    expect(estimates()).toHaveLength(1);
  });

  it('are replaced where that is asked for [RATE-16]', async () => {
    const store = open({ totals });
    await wait();
    store.dispatch(totalsWanted());
    await wait();
    expect(selectTotals(store.getState())?.grandTotal).toBe(10);
  });
});

describe('an estimate [RATE-02]', () => {
  /** The same rates arrive once more. */
  const repeat = (store: TillStore): void => {
    const { rates, ratesFor } = selectCheckout(store.getState()).shipping;
    const list = [...rates.list];
    const key = ratesFor ?? '';
    store.dispatch(ratesReceived({ key, list, stored: null, configured: null }));
  };

  it('is not repeated while its totals are shown', async () => {
    const store = open();
    await wait();
    expect(estimates()).toHaveLength(1);
    repeat(store);
    await wait();
    expect(estimates()).toHaveLength(1);
  });

  it('is repeated once others are shown', async () => {
    const store = open();
    await wait();
    store.dispatch(totalsRequested());
    const number = store.getState().quote?.requested ?? 0;
    const others = v.parse(totalsSchema, wireTotals(99));
    store.dispatch(totalsReceived({ number, totals: others }));
    repeat(store);
    await wait();
    expect(estimates()).toHaveLength(2);
    expect(selectTotals(store.getState())?.grandTotal).toBe(10);
  });

  it('is repeated where others are pending', async () => {
    const store = open();
    await wait();
    store.dispatch(totalsRequested());
    repeat(store);
    await wait();
    expect(estimates()).toHaveLength(2);
  });

  it('is repeated after it has failed', async () => {
    mockShop((_request, path) =>
      path.startsWith('estimate') ? json([wireRate('flatrate')]) : fail({ kind: 'network' }),
    );
    const store = open();
    await wait();
    respond();
    repeat(store);
    await wait();
    expect(selectTotals(store.getState())?.grandTotal).toBe(10);
  });

  it('waits for rates that are pending', async () => {
    const store = open();
    await wait();
    let arrive: () => void = () => undefined;
    mockShop(async (_request, path) => {
      if (path.startsWith('estimate')) {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return json([wireRate('flatrate')]);
      }
      return json(wireTotals(20));
    });
    type(store, 'postcode', '90210');
    store.dispatch(shippingAddressLeft());
    await wait();
    store.dispatch(totalsWanted());
    await wait();
    expect(sent.map(({ path }) => path)).toEqual([RATES]);
    arrive();
    await wait();
    expect(sent.map(({ path }) => path)).toEqual([RATES, ESTIMATE]);
    expect(selectTotals(store.getState())?.grandTotal).toBe(20);
  });

  it('leads to the login page where the session has ended [HTTP-05]', async () => {
    const assign = vi.fn();
    stops.push(replaceNavigator({ assign }));
    open(customerOf());
    mockShop((_request, path) =>
      path.startsWith('estimate')
        ? json([wireRate('flatrate')])
        : fail({ kind: 'unauthorized', message: '' }),
    );
    await wait(100);
    expect(assign).toHaveBeenCalledTimes(1);
    expect(String(assign.mock.calls[0]?.[0])).toContain('customer/account/login');
  });
});
