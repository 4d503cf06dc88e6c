import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import { verificationAnswered } from '../../../../../src/state/address-verification/verification-slice';
import {
  billingAddressEdited,
  billingEditCancelled,
  billingSameToggled,
  billingUpdateSubmitted,
  placementStarted,
  shippingAddressChosen,
  shippingSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { provideVerification } from '../../../../../src/state/checkout/verification/open-verification';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { API_ERRORS } from '../../support/fault-errors';
import { json, sent } from '../../support/fake-http';
import { customerOf, savedAddress } from '../../support/shop';
import {
  openReady,
  openVerifyingShop,
  pageWith,
  settings,
  settle,
  TYPED,
  VALID,
  verificationOf,
} from '../../support/verification';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const PATH = 'rest/default/V1/carts/billing-validate-address';

/** The address of the bill as the service knows it; a customer's address has an object for its region. */
const BILL = {
  ...VALID,
  street: ['5 Bill Avenue'],
  region: { region: 'California', region_code: 'CA', region_id: 12 },
};

const calls = () => sent.filter(({ path }) => path === PATH);
const savedBills = () => sent.filter(({ path }) => path === 'billing-address');
const billing = (store: TillStore) => selectCheckout(store.getState()).billing;
const questionOf = (store: TillStore) => store.getState().verification?.question ?? null;
const alertOf = (store: TillStore) => store.getState().verification?.alert ?? null;

const typeBilling = (store: TillStore, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) {
    store.dispatch(billingAddressEdited({ name, value }));
  }
};

/** The payment step with a billing address of its own, typed and not confirmed yet. */
async function openBilling(answer: Parameters<typeof openVerifyingShop>[1]): Promise<TillStore> {
  openVerifyingShop(null, answer);
  const store = await openReady();
  store.dispatch(shippingSubmitted());
  await settle();
  store.dispatch(billingSameToggled(false));
  typeBilling(store, { ...TYPED, 'street.0': '5 Bill Ave' });
  sent.length = 0;
  return store;
}
const respondsWith = (body: unknown) => (path: string) => (path === PATH ? json(body) : null);

async function update(store: TillStore): Promise<void> {
  store.dispatch(billingUpdateSubmitted());
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  provideVerification(() => null);
});

describe('a billing address that Update confirms', () => {
  it('is verified by a call of its own before it is used [TAXV-19]', async () => {
    const store = await openBilling(respondsWith(BILL));
    await update(store);
    expect(calls()).toMatchObject([
      {
        method: 'POST',
        body: {
          address: {
            firstname: 'Gus',
            street: ['5 Bill Ave'],
            country_id: 'US',
            region_id: 12,
            region: { region_id: 12, region_code: 'CA', region: 'California' },
          },
        },
      },
    ]);
    expect(questionOf(store)).toMatchObject({
      about: 'billing',
      suggested: { street: ['5 Bill Avenue'], regionId: 12 },
    });
    expect(billing(store).address).toBeNull();
    expect(savedBills()).toEqual([]);
  });

  it('is replaced by the corrected one once that was chosen [TAXV-07]', async () => {
    const store = await openBilling(respondsWith(BILL));
    await update(store);
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(billing(store)).toMatchObject({
      address: { street: ['5 Bill Avenue'], postcode: '90210-1234' },
      draft: { street: ['5 Bill Avenue'] },
    });
    expect(savedBills()).toHaveLength(1);
    expect(savedBills()[0]?.body).toMatchObject({ address: { street: ['5 Bill Avenue'] } });
  });

  it('is used as typed when the shopper keeps it, and is not verified again', async () => {
    const store = await openBilling(respondsWith(BILL));
    await update(store);
    store.dispatch(verificationAnswered('original'));
    await settle();
    expect(billing(store).address).toMatchObject({ street: ['5 Bill Ave'] });
    await update(store);
    expect(calls()).toHaveLength(1);
  });

  it('stays in its form with everything typed when the shopper wants to change it [TAXV-08]', async () => {
    const store = await openBilling(respondsWith(BILL));
    await update(store);
    store.dispatch(verificationAnswered('edit'));
    await settle();
    expect(billing(store)).toMatchObject({
      address: null,
      draft: { street: ['5 Bill Ave'] },
      focus: { field: 'street.0' },
    });
  });

  it('is asked about when the service returns an error [TAXV-06]', async () => {
    const store = await openBilling(respondsWith('Address not geocoded.'));
    await update(store);
    expect(questionOf(store)).toMatchObject({ suggested: null, problem: 'Address not geocoded.' });
  });

  it('counts as unverified when the service moves it to another country', async () => {
    const store = await openBilling(respondsWith({ ...BILL, country_id: 'PR' }));
    await update(store);
    expect(questionOf(store)).toMatchObject({ suggested: null, problem: '' });
  });

  it('is not verified outside of the enabled countries [TAXV-11]', async () => {
    const store = await openBilling(respondsWith(BILL));
    typeBilling(store, { country_id: 'IE' });
    await update(store);
    expect(calls()).toEqual([]);
    expect(billing(store).address).toMatchObject({ countryId: 'IE' });
  });

  it.each(['html', 'half', 'empty', '404', '429', '500'] as const)(
    'is used as typed when the call fails (%s), with an alert [TAXV-24]',
    async (fault) => {
      const store = await openBilling((path) =>
        path === PATH ? fail(API_ERRORS[fault] ?? { kind: 'network' }) : null,
      );
      await update(store);
      expect(billing(store).address).toMatchObject({ street: ['5 Bill Ave'] });
      expect(alertOf(store)).not.toBeNull();
    },
  );

  it.each(['never', '401', 'offline'] as const)(
    'is used as typed without an alert when no answer comes (%s)',
    async (fault) => {
      const store = await openBilling((path) =>
        path === PATH ? fail(API_ERRORS[fault] ?? { kind: 'network' }) : null,
      );
      await update(store);
      expect(billing(store).address).toMatchObject({ street: ['5 Bill Ave'] });
      expect(alertOf(store)).toBeNull();
    },
  );

  it('waits for no more than 8 seconds, with one call for two presses', async () => {
    const store = await openBilling((path) =>
      path === PATH ? new Promise(() => undefined) : null,
    );
    await update(store);
    await update(store);
    expect(calls()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(billing(store).address).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    await settle();
    expect(billing(store).address).toMatchObject({ street: ['5 Bill Ave'] });
    expect(calls()[0]?.signal?.aborted).toBe(true);
  });

  it.each([
    ['typed further', (store: TillStore) => typeBilling(store, { 'street.0': '6 Bill Ave' })],
    ['made the same', (store: TillStore) => store.dispatch(billingSameToggled(true))],
  ])('is not touched by an answer that comes after it was %s', async (_how, change) => {
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    const store = await openBilling((path) => (path === PATH ? held.then(() => json(BILL)) : null));
    await update(store);
    change(store);
    await settle();
    const before = billing(store);
    respond();
    await settle();
    expect(questionOf(store)).toBeNull();
    expect(billing(store)).toEqual(before);
  });

  it('is no longer asked about once it was changed, as before the dialog has loaded [TAXV-06]', async () => {
    const store = await openBilling(respondsWith(BILL));
    await update(store);
    expect(questionOf(store)).not.toBeNull();
    typeBilling(store, { 'street.0': '6 Bill Ave' });
    await settle();
    expect(questionOf(store)).toBeNull();
    const before = billing(store);
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(billing(store)).toEqual(before);
    expect(savedBills()).toEqual([]);
  });
});

describe('a billing address that is changed while the code of its verification loads', () => {
  const changes = [
    ['typed further', (store: TillStore) => typeBilling(store, { 'street.0': '6 Bill Ave' })],
    ['cancelled', (store: TillStore) => store.dispatch(billingEditCancelled())],
  ] as const;
  const arrivals = [
    ['arrives', () => Promise.resolve()],
    ['does not arrive', () => Promise.reject(new Error('offline'))],
  ] as const;
  const cases = changes.flatMap(([how, change]) =>
    arrivals.map(([what, arrive]) => [how, what, change, arrive] as const),
  );

  it.each(cases)(
    'stays as it was %s when that %s [TAXV-19]',
    async (_how, _what, change, arrive) => {
      let goOn = (): void => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve)).then(arrive);
      held.catch(() => undefined);
      const store = await openBilling(respondsWith(BILL));
      provideVerification(verificationOf(pageWith(settings()), held));
      await update(store);
      change(store);
      const before = billing(store);
      goOn();
      await settle();
      expect(calls()).toEqual([]);
      expect(questionOf(store)).toBeNull();
      expect(billing(store)).toEqual(before);
      expect(savedBills()).toEqual([]);
    },
  );

  it('is used as typed when it does not arrive within 8 seconds', async () => {
    const store = await openBilling(respondsWith(BILL));
    provideVerification(verificationOf(pageWith(settings()), new Promise(() => undefined)));
    await update(store);
    await vi.advanceTimersByTimeAsync(4999);
    expect(billing(store).address).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    await settle();
    expect(billing(store).address).toMatchObject({ street: ['5 Bill Ave'] });
    expect(calls()).toEqual([]);
  });
});

describe('a billing address that no form has confirmed', () => {
  const other = {
    ...savedAddress,
    source: { type: 'customer-address', id: 2 } as const,
    street: ['5 Bill Ave'],
    isDefaultShipping: true,
  };
  const book = [{ ...savedAddress, isDefaultBilling: true, isDefaultShipping: false }, other];

  async function openPaymentOf(): Promise<TillStore> {
    openVerifyingShop(null, respondsWith(BILL));
    const store = await openReady(pageWith(settings()), customerOf(7, book));
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 2 }));
    await settle();
    store.dispatch(shippingSubmitted());
    await settle();
    return store;
  }

  it('is verified once, when the payment step opens', async () => {
    const store = await openPaymentOf();
    expect(calls()).toHaveLength(1);
    expect(questionOf(store)).toMatchObject({
      about: 'billing',
      original: { street: ['1 Sunset Blvd'] },
    });
    store.dispatch(verificationAnswered('original'));
    await settle();
    expect(billing(store).address).toMatchObject({ street: ['1 Sunset Blvd'] });
    const again = await openPaymentOf();
    expect(calls()).toEqual([]);
    expect(questionOf(again)).toBeNull();
  });

  it('becomes a new address when it was corrected, as the shop would bill the saved one', async () => {
    const store = await openPaymentOf();
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(billing(store).address).toMatchObject({
      source: { type: 'new-customer-billing-address' },
      street: ['5 Bill Avenue'],
      lastname: savedAddress.lastname,
      saveInAddressBook: 0,
    });
    expect(savedBills()).toHaveLength(1);
  });

  it('is opened for changes when the shopper wants that [TAXV-08]', async () => {
    const store = await openPaymentOf();
    store.dispatch(verificationAnswered('edit'));
    await settle();
    expect(billing(store)).toMatchObject({
      address: null,
      previous: { address: { street: ['1 Sunset Blvd'] } },
    });
  });

  it.each([
    ['an order is being placed', placementStarted()],
    ['the shopper goes back', stepEntered('shipping')],
  ])('is no longer asked about when %s [TAXV-08]', async (_what, action) => {
    const store = await openPaymentOf();
    expect(questionOf(store)).not.toBeNull();
    store.dispatch(action);
    await settle();
    expect(questionOf(store)).toBeNull();
    store.dispatch(verificationAnswered('edit'));
    await settle();
    expect(billing(store).address).toMatchObject({ street: ['1 Sunset Blvd'] });
  });
});

it('verifies nothing of a virtual cart', async () => {
  openVerifyingShop(null, respondsWith(BILL));
  const store = await openReady(pageWith(settings()), { isVirtual: true });
  typeBilling(store, TYPED);
  await update(store);
  expect(calls()).toEqual([]);
  expect(billing(store).address).not.toBeNull();
});
