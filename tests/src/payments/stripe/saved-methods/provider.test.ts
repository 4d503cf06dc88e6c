import { describe, expect, it, vi } from 'vitest';
import { savedMethods as stripeSavedMethods } from '../../../../../src/payments/stripe/saved-methods/provider';
import type { SavedMethodsPage } from '../../../../../src/state/extensions/saved-methods-provider.types';
import { http, json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const entry = { id: 'pm_1', fingerprint: 'f1', type: 'card', label: '•••• 4242' };
const at = (search: string): SavedMethodsPage => ({ shop, page: null, search });
const url = () => http.mock.lastCall?.[0].url.split('/V1/').at(-1);

describe('the provider’s saved methods', () => {
  it('are those of the customer whom the page names [SAVED-03][SAVED-05]', async () => {
    mockShop(() => json(JSON.stringify({ f1: entry })));
    const list = await stripeSavedMethods.list(at('?cust=cus_1'));
    expect(list.ok && list.value.map(({ id }) => id)).toEqual(['pm_1']);
    expect(url()).toBe('stripe/payments/list_payment_methods?cust=cus_1');
    await stripeSavedMethods.list(at(''));
    expect(url()).toBe('stripe/payments/list_payment_methods');
  });

  it('are deleted by id and fingerprint [SAVED-07]', async () => {
    mockShop(() => json(JSON.stringify('It is gone.')));
    const method = { ...entry, brand: 'visa', icon: null, expiry: null };
    expect(await stripeSavedMethods.remove(at(''), method)).toEqual({
      ok: true,
      value: 'It is gone.',
    });
    expect(sent.at(-1)?.body).toEqual({ paymentMethodId: 'pm_1', fingerprint: 'f1' });
  });

  it('are added for the customer whom the page names [SAVED-06]', async () => {
    mockShop(() => json(JSON.stringify({ ...entry, client_secret: 'seti_1_secret_2' })));
    const added = await stripeSavedMethods.form?.save(at('?cust=cus_1'), 'pm_1');
    expect(added).toMatchObject({ ok: true, value: { clientSecret: 'seti_1_secret_2' } });
    expect(url()).toBe('stripe/payments/add_payment_method?cust=cus_1');
    expect(sent.at(-1)?.body).toEqual({ paymentMethodId: 'pm_1' });
  });

  it.each([
    ['?redirect=subscriptions', `${shop.baseUrl}stripe/customer/subscriptions`],
    ['?redirect=https://other.example/', null],
    ['', null],
  ])('lead on to the page that %s names, in the shop only [SAVED-04]', (search, page) => {
    expect(stripeSavedMethods.form?.returnUrl(at(search))).toBe(page);
  });
});
