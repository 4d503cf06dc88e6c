import { describe, expect, it, vi } from 'vitest';
import { loadStripeInit } from '../../../../../src/payments/stripe/api/load-init';
import {
  addSavedMethod,
  deleteSavedMethod,
  listSavedMethods,
} from '../../../../../src/payments/stripe/api/saved-methods';
import { http, json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const PATH = 'rest/default/V1/stripe/payments';
const visa = {
  id: 'pm_1',
  created: 1_700_000_000,
  type: 'card',
  fingerprint: 'fp_1',
  label: '•••• 4242',
  value: 'pm_1',
  icon: 'https://shop.example/static/visa.svg',
  cvc: 0,
  brand: 'visa',
  exp_month: 4,
  exp_year: '2031',
};
const VISA = {
  id: 'pm_1',
  fingerprint: 'fp_1',
  type: 'card',
  brand: 'visa',
  label: '•••• 4242',
  icon: 'https://shop.example/static/visa.svg',
  expiry: { month: 4, year: 2031 },
};
/** JSON inside a JSON string, as the module responds. */
const inText = (value: unknown) => json(JSON.stringify(value));
const lastUrl = () => http.mock.lastCall?.[0].url;

describe('the list of saved methods', () => {
  it('is a map by fingerprint in a string [SAVED-05]', async () => {
    mockShop(() => inText({ fp_1: visa }));
    expect(await listSavedMethods(shop, null)).toEqual({ ok: true, value: [VISA] });
    expect(sent).toMatchObject([{ method: 'GET', path: `${PATH}/list_payment_methods` }]);
    expect(sent[0]?.body, 'no payload').toBeUndefined();
  });

  it.each([
    [{ exp_month: null }, null],
    [{ exp_year: null }, null],
    [
      { exp_month: '4', exp_year: 31 },
      { month: 4, year: 31 },
    ],
  ])('has an expiry where month and year are known: %j', async (parts, expiry) => {
    mockShop(() => inText([{ ...visa, ...parts }]));
    expect(await listSavedMethods(shop, null)).toMatchObject({ value: [{ expiry }] });
  });

  it('takes the page’s parameter along [SAVED-03][SAVED-05]', async () => {
    mockShop(() => inText([]));
    expect(await listSavedMethods(shop, 'a b&c')).toEqual({ ok: true, value: [] });
    expect(lastUrl()).toBe(`https://shop.example/${PATH}/list_payment_methods?cust=a+b%26c`);
  });

  it.each([[[]], [null], [{}]])('is empty: %j [SAVED-05]', async (nothing) => {
    mockShop(() => inText(nothing));
    expect(await listSavedMethods(shop, null)).toEqual({ ok: true, value: [] });
  });

  it('leaves out what it cannot read, and has a value for what is missing [SAVED-05]', async () => {
    mockShop(() => inText({ a: { id: 'pm_2', type: 'sepa_debit', icon: 'javascript:x' }, b: 7 }));
    expect(await listSavedMethods(shop, null)).toEqual({
      ok: true,
      value: [
        {
          id: 'pm_2',
          fingerprint: 'pm_2',
          type: 'sepa_debit',
          brand: '',
          label: 'sepa_debit',
          icon: null,
          expiry: null,
        },
      ],
    });
  });
});

describe('adding a method', () => {
  it('sends its id and returns the entry [SAVED-06]', async () => {
    mockShop(() => inText(visa));
    expect(await addSavedMethod(shop, { paymentMethodId: 'pm_1', cust: '7' })).toEqual({
      ok: true,
      value: { method: VISA, clientSecret: null },
    });
    expect(sent).toMatchObject([{ method: 'POST', body: { paymentMethodId: 'pm_1' } }]);
    expect(lastUrl()).toBe(`https://shop.example/${PATH}/add_payment_method?cust=7`);
  });

  it('returns the secret for the bank’s authentication [SAVED-06]', async () => {
    mockShop(() => inText({ ...visa, client_secret: 'seti_1_secret_2' }));
    expect(await addSavedMethod(shop, { paymentMethodId: 'pm_1', cust: null })).toMatchObject({
      value: { clientSecret: 'seti_1_secret_2' },
    });
  });

  it('does not take a response without an entry for one [SAVED-06]', async () => {
    mockShop(() => inText([]));
    expect(await addSavedMethod(shop, { paymentMethodId: 'pm_1', cust: null })).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});

describe('deleting a method', () => {
  it('sends its id and fingerprint [SAVED-07]', async () => {
    mockShop(() => inText('Card •••• 4242 has been deleted.'));
    expect(await deleteSavedMethod(shop, { id: 'pm_1', fingerprint: 'fp_1' })).toEqual({
      ok: true,
      value: 'Card •••• 4242 has been deleted.',
    });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: `${PATH}/delete_payment_method`,
        body: { paymentMethodId: 'pm_1', fingerprint: 'fp_1' },
      },
    ]);
  });

  it('sends the id alone for a method without a fingerprint, which is known by its id [SAVED-07]', async () => {
    mockShop(() => inText(''));
    await deleteSavedMethod(shop, { id: 'pm_1', fingerprint: 'pm_1' });
    expect(sent[0]?.body).toEqual({ paymentMethodId: 'pm_1' });
  });

  it.each([[null], [[]], [{ done: true }]])(
    'is done whatever the response says: %j [SAVED-08]',
    async (body) => {
      mockShop(() => inText(body));
      expect(await deleteSavedMethod(shop, { id: 'pm_1', fingerprint: 'fp_1' })).toEqual({
        ok: true,
        value: '',
      });
    },
  );
});

it('loads the SDK’s start parameters for a page without them', async () => {
  mockShop(() => inText({ apiKey: 'pk_test_1', locale: 'de' }));
  expect(await loadStripeInit(shop)).toMatchObject({ ok: true, value: { apiKey: 'pk_test_1' } });
  mockShop(() => inText({ apiKey: '' }));
  expect(await loadStripeInit(shop)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});
