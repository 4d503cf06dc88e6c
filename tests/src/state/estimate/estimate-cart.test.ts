import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { lineSettled } from '../../../../src/state/shared/cart-facts';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateMethodChosen,
  estimateRetried,
  selectEstimate,
} from '../../../../src/state/estimate/estimate-slice';
import { savedPlace } from '../../../../src/state/estimate/saved-place';
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
  it('sends one request, 500 ms after the last change [EST-01][EST-03][EST-04]', async () => {
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

describe('an estimate and changes of the cart', () => {
  const news = totalsWanted();

  it('loads the cart’s own totals while there is none [RATE-16]', async () => {
    const store = open();
    store.dispatch(news);
    await vi.advanceTimersByTimeAsync(1000);
    expect(paths()).toEqual(['totals']);
  });

  it('waits for the end of what is being typed, and asks once', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    sent.length = 0;
    type(store, 'postcode', '90035');
    await vi.advanceTimersByTimeAsync(300);
    store.dispatch(news);
    await vi.advanceTimersByTimeAsync(199);
    expect(paths()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(paths()).toEqual([RATES, TOTALS]);
  });

  it('loads the cart’s own totals when what was typed meanwhile is invalid [EST-02]', async () => {
    const store = open();
    type(store, 'postcode', '9');
    store.dispatch(news);
    await vi.advanceTimersByTimeAsync(1000);
    expect(paths()).toEqual(['totals']);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
  });

  it('loads the cart’s own totals once when the place stays invalid [EST-02]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    sent.length = 0;
    type(store, 'postcode', '');
    await vi.advanceTimersByTimeAsync(600);
    type(store, 'region_id', '');
    await vi.advanceTimersByTimeAsync(600);
    expect(paths()).toEqual(['totals']);
  });

  it('loads rates again for a method that was chosen while they had failed', async () => {
    const store = open();
    mockShop(() => fail({ kind: 'network' }));
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    mockShop((_request, path) =>
      json(path.startsWith(RATES) ? [wireRate('flatrate')] : wireTotals(15)),
    );
    store.dispatch(estimateMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([RATES, TOTALS]);
    expect(selectEstimate(store.getState()).status).toBe('ready');
  });

  it('restores the method after several invalid places, with the next rates [RATE-17]', async () => {
    const store = open();
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    const tablerate = { carrierCode: 'tablerate', methodCode: 'tablerate' };
    store.dispatch(estimateMethodChosen(tablerate));
    for (const name of ['postcode', 'region_id']) {
      type(store, name, '');
      await vi.advanceTimersByTimeAsync(600);
    }
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    expect(selectEstimate(store.getState()).method).toEqual(tablerate);
  });

  it('begins with the method of the page, and returns to it without rates [EST-02]', async () => {
    const selectedShippingMethod = { carrierCode: 'tablerate', methodCode: 'tablerate' };
    const store = open({ selectedShippingMethod });
    expect(selectEstimate(store.getState()).method).toEqual(selectedShippingMethod);
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    expect(selectEstimate(store.getState()).method).toEqual(selectedShippingMethod);
    store.dispatch(estimateMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
    type(store, 'postcode', '');
    await vi.advanceTimersByTimeAsync(600);
    expect(selectEstimate(store.getState()).method).toEqual(selectedShippingMethod);
  });

  it('ends the request of an earlier place [EST-03]', async () => {
    const store = open();
    mockShop(() => new Promise(() => undefined));
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    type(store, 'postcode', '90035');
    expect(sent[0]).toMatchObject({ path: RATES, signal: { aborted: true } });
    mockShop((_request, path) =>
      path === TOTALS ? new Promise(() => undefined) : json([wireRate('flatrate')]),
    );
    await vi.advanceTimersByTimeAsync(600);
    type(store, 'postcode', '90036');
    expect(sent[1]).toMatchObject({ path: TOTALS, signal: { aborted: true } });
  });
});

describe('an estimate that cannot be requested', () => {
  it('is none on a page without a checkout configuration', async () => {
    const store = createTillStore({ shop, checkout: null });
    store.inject(estimateState);
    type(store, 'postcode', '90034');
    store.dispatch(estimateAddressChosen(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(paths()).toEqual([]);
    expect(selectEstimate(store.getState()).rates).toEqual([]);
  });

  it('is none on a page without a cart', async () => {
    const store = open({ cart: null });
    fill(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(paths()).toEqual([]);
  });

  it('is none for a saved address that the customer does not have', async () => {
    const other = {
      ...savedAddress,
      source: { type: 'new-customer-address', createdAt: 1 },
    } as const;
    const names = { id: 7, email: '', firstname: 'Jane', lastname: 'Doe' };
    const store = open({
      cart: { kind: 'customer' },
      customer: { ...names, addresses: [other, savedAddress] },
    });
    store.dispatch(estimateAddressChosen(2));
    await vi.advanceTimersByTimeAsync(0);
    const guest = open();
    guest.dispatch(estimateAddressChosen(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([]);
    store.dispatch(estimateAddressChosen(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[0]?.body).toEqual({ addressId: 1 });
  });

  it('has only totals for a virtual cart [RATE-03]', async () => {
    const store = open({ isVirtual: true });
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    expect(paths()).toEqual([TOTALS]);
    expect(selectEstimate(store.getState())).toMatchObject({
      status: 'ready',
      rates: [],
      method: null,
    });
  });

  it('opens the login when the session has ended', async () => {
    const assign = vi.fn();
    const restore = replaceNavigator({ assign });
    mockShop(() => fail({ kind: 'unauthorized', message: 'No' }));
    const store = open({ activeCarriers: [] });
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    restore();
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${shop.baseUrl}customer/account/login/`);
  });

  it('names the customer, if there is one', async () => {
    const customer = { id: 7, email: '', firstname: 'Jane', lastname: 'Doe', addresses: [] };
    const store = open({ cart: { kind: 'customer' }, customer });
    fill(store);
    await vi.advanceTimersByTimeAsync(600);
    expect(sent[0]?.body).toMatchObject({ address: { customer_id: 7 } });
  });
});

describe('the place of the estimate', () => {
  it('is the customer’s default address, until another one was chosen', () => {
    const second = {
      ...savedAddress,
      source: { type: 'customer-address', id: 2 } as const,
      isDefaultShipping: false,
    };
    const names = { id: 7, email: '', firstname: 'Jane', lastname: 'Doe' };
    const customer = { ...names, addresses: [second, savedAddress] };
    expect(selectEstimate(open({ customer }).getState()).savedId).toBe(1);
    expect(
      selectEstimate(open({ customer: { ...names, addresses: [second] } }).getState()).savedId,
    ).toBeNull();
  });

  it('keeps the saved address that was chosen before, while one is typed [STOR-01]', () => {
    const store = open();
    store.dispatch(estimateAddressChosen(2));
    store.dispatch(estimateAddressChosen(null));
    expect(selectEstimate(store.getState()).savedId).toBeNull();
    expect(readClientSection('checkout-data').selectedShippingAddress).toBe('customer-address2');
  });

  it.each([
    ['a country alone', { country_id: 'IE' }, false],
    ['a postcode', { country_id: 'US', postcode: 90034 }, true],
    ['a region by its id', { region_id: 12 }, true],
    ['a region by its name', { region: 'Kerry' }, true],
    ['other types', { postcode: ['90034'], region_id: null, region: {} }, false],
    ['a text', 'US', false],
  ])('counts as saved with %s: %o', (_name, shippingAddressFromData, isSaved) => {
    writeClientSection('checkout-data', { shippingAddressFromData });
    expect(savedPlace() !== null).toBe(isSaved);
  });

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

  it('is restored with the region that its country’s field shows [REGN-04, STOR-02]', () => {
    writeClientSection('checkout-data', {
      shippingAddressFromData: { country_id: 'US', region_id: 12, region: 'Kent', postcode: '9' },
    });
    const store = open();
    expect(selectEstimate(store.getState()).draft).toMatchObject({ region_id: '12', region: '' });
    type(store, 'country_id', 'IE');
    expect(selectEstimate(store.getState()).draft).toMatchObject({ region_id: '', region: '' });
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
