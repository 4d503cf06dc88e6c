import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCustomer } from '../../../elements/measuring/watch-customer';
import { sectionsReceived } from '../../../src/state/sections/sections-slice';
import type { TillStore } from '../../../src/state/shared/store.types';
import { measured } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

const receive = (store: TillStore, firstname: string | null): void => {
  const customer = { data_id: 1, ...(firstname === null ? {} : { firstname, fullname: 'Ada L' }) };
  store.dispatch(sectionsReceived({ names: ['customer'], sections: { customer } }));
};

/** A page whose visitor is known after it has started. */
function open(firstname: string | null) {
  const page = measured();
  watchCustomer(page);
  receive(page.store, firstname);
  return page;
}

/** Sends a form to the shop, which is stopped before it leaves the page. */
function send(action: string): void {
  const form = document.createElement('form');
  form.action = action;
  document.body.append(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const SIGNED_IN = [['till-signed-in', { method: 'email' }]];
const SIGNED_UP = [['till-signed-up', { method: 'email' }]];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('a sign-in', () => {
  it('is reported on the next page that knows the customer, once', () => {
    expect(open(null).reported).toEqual([]);
    expect(open('Ada').reported).toEqual(SIGNED_IN);
    expect(open('Ada').reported).toEqual([]);
  });

  it('is reported on the same page', () => {
    const page = open(null);
    receive(page.store, 'Ada');
    expect(page.reported).toEqual(SIGNED_IN);
  });

  it('is not assumed of a customer whom the first page knows', () => {
    expect(open('Ada').reported).toEqual([]);
  });

  it('is reported again after a sign-out', () => {
    for (const name of [null, 'Ada', null]) open(name);
    expect(open('Ada').reported).toEqual(SIGNED_IN);
  });
});

describe('a new account', () => {
  it('is reported where its form has led to a customer', () => {
    open(null);
    send('/customer/account/createpost/');
    expect(open('Ada').reported).toEqual(SIGNED_UP);
  });

  it('is not reported where the shop refused it and the shopper has signed in instead', () => {
    open(null);
    send('/customer/account/createpost/');
    open(null);
    send('/customer/account/loginPost/referer/aHR0cA/');
    expect(open('Ada').reported).toEqual(SIGNED_IN);
  });

  it('is not assumed long after its form was sent', () => {
    open(null);
    const earlier = Date.now() - 120_000;
    sessionStorage.setItem('till-measured-sign-up', String(earlier));
    expect(open('Ada').reported).toEqual(SIGNED_IN);
  });

  it('is reported where it is created after an order', () => {
    const page = open(null);
    document.dispatchEvent(new CustomEvent('till-account-created'));
    expect(page.reported).toEqual(SIGNED_UP);
  });
});
