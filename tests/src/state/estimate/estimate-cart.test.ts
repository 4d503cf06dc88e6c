import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import { lineSettled } from '../../../../src/state/shared/cart-facts';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateMethodChosen,
  estimateRetried,
  selectEstimate,
} from '../../../../src/state/estimate/estimate-slice';
import { estimateState } from '../../../../src/state/estimate/estimate-state';
import {
  couponRefused,
  couponSettled,
  selectTotals,
  selectTotalsStatus,
  totalsWanted,
} from '../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../src/state/quote/quote-state';
import { parseSavedDraft } from '../../../../src/state/checkout/draft/saved-draft';
import {
  readClientSection,
  writeClientSection,
} from '../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const RATES = 'estimate-shipping-methods';
const TOTALS = 'totals-information';

function open(changes: Parameters<typeof checkoutConfig>[0] = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(quoteState);
  store.inject(estimateState);
  return store;
}
const type = (store: TillStore, name: string, value: string) =>
  store.dispatch(estimateEdited({ name, value }));
const fill = (store: TillStore) => {
  type(store, 'region_id', '12');
  type(store, 'postcode', '90034');
};
const paths = () => sent.map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  mockShop((_request, path) => {
    if (path.startsWith(RATES)) return json([wireRate('flatrate'), wireRate('tablerate', 9)]);
    return json(wireTotals(15));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the estimate of the cart', () => {
  it('sends one request, 500 ms after the last change [EST-01][EST-03]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(400);
    type(store, 'postcode', '90035');
    await vi.advanceTimersByTimeAsync(499);
    expect(paths()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(paths()).toEqual([RATES, TOTALS]);
    expect(sent[0]?.body).toMatchObject({
      address: { country_id: 'US', region_id: 12, postcode: '90035' },
    });
    expect(selectTotals(store.getState())?.grandTotal).toBe(15);
  });

  it('requests nothing while the form is invalid, and marks only changed fields [EST-02]', async () => {
    const store = open();
    type(store, 'postcode', '');
    await vi.advanceTimersByTimeAsync(1000);
    expect(paths()).toEqual([]);
    expect(Object.keys(selectEstimate(store.getState()).errors)).toEqual(['postcode']);
  });

  it('requests at once for a saved address, by its id [EST-03]', async () => {
    const store = open({
      cart: { kind: 'customer' },
      customer: { id: 7, email: '', firstname: 'Jane', lastname: 'Doe', addresses: [savedAddress] },
    });
    store.dispatch(estimateAddressChosen(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([`${RATES}-by-address-id`, TOTALS]);
    expect(sent[0]?.body).toEqual({ addressId: 1 });
  });

  it('requests the totals for another shipping method [RATE-05][RATE-09]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    store.dispatch(estimateMethodChosen({ carrierCode: 'tablerate', methodCode: 'tablerate' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([RATES, TOTALS, TOTALS]);
    expect(sent[2]?.body).toMatchObject({
      addressInformation: {
        shipping_carrier_code: 'tablerate',
        shipping_method_code: 'tablerate',
      },
    });
  });

  it('requests only the totals where there are no carriers [RATE-04]', async () => {
    const store = open({ activeCarriers: [] });
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    expect(paths()).toEqual([TOTALS]);
  });

  it('empties the list and shows the reason when the rates fail to load [RATE-17][RATE-18]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    mockShop(() => fail({ kind: 'rejected', status: 400, message: 'No.', redirectAction: null }));
    type(store, 'postcode', '90036');
    await vi.advanceTimersByTimeAsync(600);
    expect(selectEstimate(store.getState())).toMatchObject({
      status: 'failed',
      rates: [],
      error: 'No.',
    });
  });

  it('shows the newest place, in whatever order responses arrive [EST-03][RATE-05]', async () => {
    const store = open();
    const waits = [900, 50, 700, 20];
    mockShop(async (request, path) => {
      const { postcode } = (request.body as { address?: { postcode: string } }).address ?? {};
      await new Promise((resolve) => setTimeout(resolve, waits.shift() ?? 0));
      if (path.startsWith(RATES)) return json([wireRate(`to${String(postcode)}`)]);
      const body = request.body as { addressInformation: { address: { postcode: string } } };
      return json(wireTotals(Number(body.addressInformation.address.postcode)));
    });
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    type(store, 'postcode', '90036');
    await vi.advanceTimersByTimeAsync(5000);
    expect(selectEstimate(store.getState()).rates).toMatchObject([{ carrierCode: 'to90036' }]);
    expect(selectTotals(store.getState())?.grandTotal).toBe(90_036);
  });

  it.each([
    ['a line has changed', lineSettled({ itemId: '77' })],
    ['a coupon was applied', couponSettled('')],
    ['a coupon was refused', couponRefused('')],
    ['the totals are requested again', totalsWanted()],
  ])('requests once more when %s, and keeps the method [RATE-02][RATE-05]', async (_name, news) => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    const tablerate = { carrierCode: 'tablerate', methodCode: 'tablerate' };
    store.dispatch(estimateMethodChosen(tablerate));
    await vi.advanceTimersByTimeAsync(0);
    sent.length = 0;
    store.dispatch(news);
    expect(selectTotalsStatus(store.getState())).toBe('loading');
    await vi.advanceTimersByTimeAsync(100);
    expect(paths()).toEqual([RATES, TOTALS]);
    expect(selectEstimate(store.getState()).method).toEqual(tablerate);
  });

  it('includes no shipping while there are no rates, and restores the method with them [RATE-17]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    const tablerate = { carrierCode: 'tablerate', methodCode: 'tablerate' };
    store.dispatch(estimateMethodChosen(tablerate));
    await vi.advanceTimersByTimeAsync(0);
    let isDown = true;
    mockShop((_request, path) => {
      if (!path.startsWith(RATES)) return json(wireTotals(10));
      return isDown
        ? fail({ kind: 'network' })
        : json([wireRate('flatrate'), wireRate('tablerate')]);
    });
    type(store, 'postcode', '90036');
    await vi.advanceTimersByTimeAsync(600);
    expect(selectEstimate(store.getState())).toMatchObject({ status: 'failed', method: null });
    expect(sent.at(-1)?.body).not.toHaveProperty('addressInformation.shipping_carrier_code');
    expect(selectTotals(store.getState())?.grandTotal).toBe(10);
    isDown = false;
    store.dispatch(estimateRetried());
    await vi.advanceTimersByTimeAsync(0);
    expect(selectEstimate(store.getState()).method).toEqual(tablerate);
  });

  it('shows the cart’s own totals again when the place becomes invalid [EST-02]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    mockShop(() => json(wireTotals(10)));
    type(store, 'postcode', '');
    await vi.advanceTimersByTimeAsync(600);
    expect(paths()).toEqual(['totals']);
    expect(selectTotals(store.getState())?.grandTotal).toBe(10);
    expect(selectEstimate(store.getState())).toMatchObject({ rates: [], method: null });
  });
});

describe('the place of the estimate', () => {
  it('is restored on the next page, with its rates [STOR-01]', async () => {
    fill(open());
    await vi.advanceTimersByTimeAsync(600);
    const before = sent.length;
    const store = open();
    expect(selectEstimate(store.getState()).draft).toMatchObject({
      country_id: 'US',
      region_id: '12',
      postcode: '90034',
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(paths().slice(before)).toEqual([RATES, TOTALS]);
    expect(selectEstimate(store.getState())).toMatchObject({ status: 'ready', errors: {} });
  });

  it('prefills the checkout, and is prefilled by it [STOR-01, STOR-02, SHIP-10]', () => {
    const store = open();
    fill(store);
    store.dispatch(estimateMethodChosen({ carrierCode: 'tablerate', methodCode: 'bestway' }));
    const kept = () => readClientSection('checkout-data');
    expect(parseSavedDraft(kept())).toMatchObject({
      shippingDraft: { country_id: 'US', region_id: '12', postcode: '90034' },
      rateKey: 'tablerate_bestway',
    });
    const typed = { firstname: 'Gus', country_id: 'GB', postcode: 'SW1A 1AA', region_id: '' };
    writeClientSection('checkout-data', { shippingAddressFromData: typed });
    const back = open();
    expect(selectEstimate(back.getState()).draft).toMatchObject({
      country_id: 'GB',
      postcode: 'SW1A 1AA',
    });
    type(back, 'postcode', 'SW1A 2AA');
    expect(kept()).toMatchObject({
      shippingAddressFromData: { firstname: 'Gus', country_id: 'GB', postcode: 'SW1A 2AA' },
    });
  });

  it('requests nothing while it is unknown', async () => {
    const before = sent.length;
    open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(before)).toEqual([]);
  });

  it('restores a saved address that was chosen [STOR-01]', () => {
    const customer = {
      id: 7,
      email: 'jane@example.com',
      firstname: 'Jane',
      lastname: 'Doe',
      addresses: [
        savedAddress,
        {
          ...savedAddress,
          source: { type: 'customer-address', id: 2 } as const,
          isDefaultShipping: false,
        },
      ],
    };
    open({ customer }).dispatch(estimateAddressChosen(2));
    expect(selectEstimate(open({ customer }).getState()).savedId).toBe(2);
  });
});
