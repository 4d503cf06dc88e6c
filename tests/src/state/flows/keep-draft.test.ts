import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emailEdited } from '../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { keepDraft } from '../../../../src/state/flows/keep-draft';
import { readClientSection } from '../../../../src/state/sections/section-store';
import { createTillStore, inject } from '../../../../src/state/store';
import { checkoutConfig, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const open = (isLoggedIn: boolean) => {
  const store = createTillStore({ shop, checkout: checkoutConfig({ isLoggedIn }) });
  inject(store, checkoutState);
  store.dispatch(emailEdited('ada@example.com'));
  return store;
};
/** What the newest page of the browser has written, in whichever tab. */
const newestPageIs = (flag: 0 | 1) => {
  localStorage.setItem('mage-customer-login', JSON.stringify(flag));
};

beforeEach(() => {
  localStorage.clear();
});

describe('the draft of a checkout that stays open', () => {
  it('is not written again once its customer has signed out in another tab', () => {
    const store = open(true);
    newestPageIs(0);
    keepDraft(store.getState());
    expect(readClientSection('checkout-data')).toEqual({});
  });

  it('is written while its customer is signed in, and for guests [STOR-01]', () => {
    const customers = open(true);
    newestPageIs(1);
    keepDraft(customers.getState());
    expect(readClientSection('checkout-data')).not.toEqual({});
    localStorage.clear();
    const guests = open(false);
    newestPageIs(0);
    keepDraft(guests.getState());
    expect(readClientSection('checkout-data')).toMatchObject({
      inputFieldEmailValue: 'ada@example.com',
    });
  });
});
