import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totalsSchema } from '../../../../../src/api/totals';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../../src/platform/result';
import {
  emailEdited,
  ratesRetried,
  shippingAddressEdited,
  shippingAddressLeft,
  shippingFieldLeft,
  shippingMethodChosen,
  shippingSubmitted,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import {
  selectTotals,
  selectTotalsStatus,
  totalsWanted,
} from '../../../../../src/state/quote/quote-slice';
import { sectionsRead } from '../../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../../support/fake-http';
import { checkoutConfig, shop, wireRate, wireTotals } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

function open(changes: Partial<CheckoutConfig> = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  return store;
}

const type = (store: TillStore, name: string, value: string): void => {
  store.dispatch(shippingAddressEdited({ name, value }));
};
const shipping = (store: TillStore) => selectCheckout(store.getState()).shipping;
const requestsTo = (path: string) => sent.filter((one) => one.path === path);
const RATES = 'estimate-shipping-methods';

/** Responds at once with two rates and totals of 10. */
const respondToAll = () => {
  mockShop((_request, path) => {
    if (path === RATES) return json([wireRate('flatrate'), wireRate('tablerate')]);
    if (path === 'totals-information') return json(wireTotals(10));
    if (path === 'shipping-information') {
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(15),
      });
    }
    return json(true);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('estimating', () => {
  it('sends one request, 2000 ms after the last character [RATE-01]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES)).toHaveLength(1);
    type(store, 'postcode', '9');
    await vi.advanceTimersByTimeAsync(1500);
    type(store, 'postcode', '90');
    await vi.advanceTimersByTimeAsync(1999);
    expect(requestsTo(RATES)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(requestsTo(RATES)).toHaveLength(2);
    expect(requestsTo(RATES)[1]?.body).toMatchObject({ address: { postcode: '90' } });
  });

  it('sends one request for an address that is typed field by field, as soon as it is complete [RATE-01] [RATE-11]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    const parts = { 'street.0': '1 Main St', region_id: '12', city: 'Oakland', postcode: '94607' };
    for (const [name, value] of Object.entries(parts)) {
      type(store, name, value);
      await vi.advanceTimersByTimeAsync(800);
      expect(requestsTo(RATES)).toHaveLength(1);
      store.dispatch(shippingFieldLeft({ name }));
    }
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES)).toHaveLength(2);
    expect(
      requestsTo('totals-information'),
      'one for the country, one for the address',
    ).toHaveLength(2);
    type(store, 'region_id', '43');
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES), 'a choice in a complete address').toHaveLength(3);
  });

  it('sends a request at once for an incomplete address when its fields are left [RATE-01]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    type(store, 'postcode', '90210');
    store.dispatch(shippingFieldLeft({ name: 'postcode' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES)).toHaveLength(1);
    store.dispatch(shippingAddressLeft());
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES)).toHaveLength(2);
  });

  it('caches the rates of each address [RATE-02]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    for (const region of ['12', '43', '12']) {
      type(store, 'region_id', region);
      store.dispatch(shippingAddressLeft());
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(requestsTo(RATES)).toHaveLength(3);
    expect(shipping(store).rates.status).toBe('ready');
  });

  it('uses the totals in the page until more than the country is known [RATE-02]', async () => {
    respondToAll();
    const store = open({ totals: v.parse(totalsSchema, wireTotals(8)) });
    await vi.advanceTimersByTimeAsync(10);
    expect(shipping(store).rates.status).toBe('ready');
    expect(requestsTo('totals-information')).toHaveLength(0);
    for (const country of ['IE', 'US']) {
      type(store, 'country_id', country);
      await vi.advanceTimersByTimeAsync(2100);
    }
    expect(requestsTo('totals-information'), 'the country has changed twice').toHaveLength(2);
  });

  it('estimates the totals with the chosen method [RATE-05] [RATE-08] [RATE-09]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('totals-information')[0]?.body).toEqual({
      addressInformation: {
        address: { countryId: 'US', region: null, regionId: null, postcode: '' },
      },
    });
    store.dispatch(shippingMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('totals-information')[1]?.body).toMatchObject({
      addressInformation: { shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate' },
    });
  });

  it('estimates the totals again on a retry, since the cart’s own have no address [RATE-08]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('totals-information')).toHaveLength(2);
    expect(requestsTo('totals')).toHaveLength(0);
  });

  it('empties the rates and shows the reason when they fail to load; a retry requests them again [RATE-17] [RATE-18]', async () => {
    mockShop(() => fail({ kind: 'rejected', status: 400, message: 'No.', redirectAction: null }));
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    expect(shipping(store).rates).toEqual({ status: 'failed', list: [], error: 'No.' });
    respondToAll();
    store.dispatch(ratesRetried());
    await vi.advanceTimersByTimeAsync(10);
    expect(shipping(store).rates.status).toBe('ready');
  });

  it('requests the totals once, with the new rates, when another window has changed the cart [RATE-02] [RATE-08]', async () => {
    respondToAll();
    const store = open();
    const cartOf = (amount: number, version: number) => ({
      cart: { data_id: version, summary_count: 1, subtotalAmount: String(amount), items: [] },
    });
    store.dispatch(sectionsRead(cartOf(10, 1)));
    await vi.advanceTimersByTimeAsync(10);
    sent.length = 0;
    store.dispatch(sectionsRead(cartOf(30, 2)));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES)).toHaveLength(1);
    expect(requestsTo('totals-information')).toHaveLength(1);
  });

  it('sends failed requests again, once, when the network is back [RATE-17] [RATE-18]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    expect([shipping(store).rates.status, selectTotalsStatus(store.getState())]).toEqual([
      'failed',
      'failed',
    ]);
    respondToAll();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect([shipping(store).rates.status, selectTotalsStatus(store.getState())]).toEqual([
      'ready',
      'ready',
    ]);
    expect(requestsTo(RATES)).toHaveLength(1);
    expect(requestsTo('totals-information')).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(RATES), 'nothing is missing').toHaveLength(1);
  });

  it('shows the rates and totals of the newest address, in whatever order responses arrive', async () => {
    const delays = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 6, maxLength: 6 });
    const regions = fc.array(fc.constantFrom('12', '43', ''), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(regions, delays, async (chosen, waits) => {
        localStorage.clear();
        let turn = 0;
        const later = (response: Result<HttpResponse>): Promise<Result<HttpResponse>> =>
          new Promise((resolve) => {
            turn += 1;
            setTimeout(
              () => {
                resolve(response);
              },
              waits[turn % waits.length],
            );
          });
        mockShop((request, path) => {
          const body = request.body as {
            address?: { region_id?: number };
            addressInformation?: { address: { regionId: number | null } };
          };
          if (path === RATES) {
            return later(json([wireRate(`to${String(body.address?.region_id ?? 0)}`)]));
          }
          return later(json(wireTotals(body.addressInformation?.address.regionId ?? 0)));
        });
        const store = open();
        for (const region of chosen) {
          type(store, 'region_id', region);
          await vi.advanceTimersByTimeAsync(200);
        }
        await vi.advanceTimersByTimeAsync(10_000);
        const last = Number(chosen.at(-1));
        expect(shipping(store).rates.list.map(({ carrierCode }) => carrierCode)).toEqual([
          `to${String(last)}`,
        ]);
        expect(selectTotals(store.getState())?.grandTotal).toBe(last);
        expect(selectTotalsStatus(store.getState())).toBe('ready');
      }),
      { numRuns: 40 },
    );
  });
});

describe('"Next" in the shipping step', () => {
  const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };

  it('shows all errors at once and focuses the first [SHIP-14] [SHIP-15] [MAIL-13] [SHIP-18] [SHIP-19]', async () => {
    respondToAll();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    const missing = 'The shipping method is missing. Select the shipping method and try again.';
    const fields = [
      'firstname',
      'lastname',
      'street.0',
      'region_id',
      'city',
      'postcode',
      'telephone',
    ];
    const submit = () => {
      store.dispatch(shippingSubmitted());
      const { methodError, errors, focus } = shipping(store);
      return [methodError, Object.keys(errors), focus?.field];
    };
    expect(submit()).toEqual([missing, fields, 'email']);
    expect(selectCheckout(store.getState()).email.error).toBe('This is a required field.');
    store.dispatch(emailEdited('gus@example.com'));
    expect(submit()).toEqual([missing, fields, 'firstname']);
    store.dispatch(shippingMethodChosen(method));
    expect(submit()).toEqual([null, fields, 'firstname']);
    expect(requestsTo('shipping-information')).toHaveLength(0);
  });

  /** Everything that the step requires. */
  async function fill(store: TillStore): Promise<void> {
    const typed = {
      firstname: 'Gus',
      lastname: 'Guest',
      'street.0': '1 Main St',
      region_id: '12',
      city: 'Beverly Hills',
      postcode: '90210',
      telephone: '555',
    };
    for (const [name, value] of Object.entries(typed)) type(store, name, value);
    store.dispatch(emailEdited('gus@example.com'));
    await vi.advanceTimersByTimeAsync(3000);
    store.dispatch(shippingMethodChosen(method));
  }

  it('saves address and method and opens the payment step with its methods [SHIP-31] [SHIP-32] [STEP-23] [BILL-05]', async () => {
    respondToAll();
    const store = open();
    await fill(store);
    store.dispatch(shippingSubmitted());
    store.dispatch(shippingSubmitted());
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('shipping-information')).toHaveLength(1);
    const address = {
      countryId: 'US',
      regionId: 12,
      regionCode: 'CA',
      region: 'California',
      street: ['1 Main St'],
      city: 'Beverly Hills',
    };
    expect(requestsTo('shipping-information')[0]?.body).toMatchObject({
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        extension_attributes: {},
      },
    });
    const { step, passed, payment, billing } = selectCheckout(store.getState());
    expect({ step, passed, selected: payment.selected }).toEqual({
      step: 'payment',
      passed: ['shipping'],
      selected: 'checkmo',
    });
    expect(billing).toMatchObject({ sameAsShipping: true, address: { city: 'Beverly Hills' } });
    expect(selectTotals(store.getState())?.grandTotal).toBe(15);
  });

  it('keeps the totals when the shop refuses to save, and shows the reason [SHIP-17] [HTTP-06]', async () => {
    respondToAll();
    const store = open();
    await fill(store);
    await vi.advanceTimersByTimeAsync(10);
    const message = 'The shipping method is not available.';
    mockShop(() => fail({ kind: 'rejected', status: 400, message, redirectAction: null }));
    store.dispatch(shippingSubmitted());
    await vi.advanceTimersByTimeAsync(10);
    expect(shipping(store).stepError).toBe(message);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
  });

  describe('without a network', () => {
    const NOT_REACHED = 'The shop cannot be reached. Please check your connection and try again.';

    async function pressNext(): Promise<TillStore> {
      respondToAll();
      const store = open();
      await fill(store);
      await vi.advanceTimersByTimeAsync(10);
      mockShop(() => fail({ kind: 'network' }));
      store.dispatch(shippingSubmitted());
      await vi.advanceTimersByTimeAsync(10);
      expect(shipping(store).stepError).toBe(NOT_REACHED);
      expect(shipping(store).draft.city).toBe('Beverly Hills');
      respondToAll();
      return store;
    }

    it('shows that the connection is missing, and continues when it is back [HTTP-07, SHIP-34]', async () => {
      const store = await pressNext();
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(10);
      expect(selectCheckout(store.getState()).step).toBe('payment');
      expect(requestsTo('shipping-information')).toHaveLength(1);
    });

    it('stays on the step when the shopper has typed meanwhile', async () => {
      const store = await pressNext();
      type(store, 'city', 'Oakland');
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(3000);
      expect(selectCheckout(store.getState()).step).toBe('shipping');
      expect(requestsTo('shipping-information')).toHaveLength(0);
    });
  });

  it('stores what was typed for the next visit [STOR-01] [STOR-02]', async () => {
    respondToAll();
    const store = open();
    type(store, 'firstname', 'Gus');
    type(store, 'street.0', '1 Main St');
    store.dispatch(emailEdited('gus@'));
    await vi.advanceTimersByTimeAsync(500);
    const again = selectCheckout(open().getState());
    expect(again.email.value).toBe('gus@');
    expect(again.shipping.draft).toMatchObject({ firstname: 'Gus', street: ['1 Main St'] });
  });
});

describe('in a shop without carriers', () => {
  const shopTotals = () => {
    mockShop((_request, path) => json(path === 'totals' ? wireTotals(99) : wireTotals(10)));
  };

  it('totals asked for in the shipping step are those of the typed address [RATE-04, RATE-08]', async () => {
    shopTotals();
    const store = open({ activeCarriers: [] });
    type(store, 'country_id', 'IE');
    await vi.advanceTimersByTimeAsync(2500);
    sent.length = 0;
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(100);
    expect(requestsTo('totals-information')).toHaveLength(1);
    expect(requestsTo('totals')).toEqual([]);
    expect(selectTotals(store.getState())?.grandTotal).toBe(10);
  });

  it('they are the cart’s own while there is no country to estimate for [RATE-04, RATE-16]', async () => {
    shopTotals();
    const store = open({ activeCarriers: [] });
    type(store, 'country_id', '');
    await vi.advanceTimersByTimeAsync(2500);
    sent.length = 0;
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(100);
    expect(requestsTo('totals')).toHaveLength(1);
    expect(selectTotals(store.getState())?.grandTotal).toBe(99);
  });
});
