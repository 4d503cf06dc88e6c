import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../../../../src/platform/storage/cookies';
import {
  emailEdited,
  orderPlaced,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { saveDraft } from '../../../../../src/state/checkout/draft/save-draft';
import { totalsWanted } from '../../../../../src/state/quote/quote-slice';
import { writeClientSection } from '../../../../../src/state/sections/section-store';
import { sessionEnded } from '../../../../../src/state/session/leave-for-login';
import { createTillStore } from '../../../../../src/state/store/store';
import {
  SAVED_AFTER_MS,
  openCheckout,
  restoredDraft,
  storedDraft,
  typeAddress,
} from '../../support/checkout-draft';
import { checkoutConfig, customerOf, sectionSettings, shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const PARKED = 'till-checkout-parked';
const cityOf = () => restoredDraft().shippingDraft?.['city'];
const setVisibility = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** A page that was open for a while, with nothing stored. */
const openQuietly = async (...args: Parameters<typeof openCheckout>) => {
  const store = openCheckout(...args);
  await vi.advanceTimersByTimeAsync(5000);
  localStorage.removeItem('mage-cache-storage');
  return store;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  // A customer without this cookie has signed out elsewhere.
  writeCookie('mage-cache-sessid', 'true');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  removeCookie('mage-cache-sessid');
});

describe('the draft of a checkout', () => {
  it('is saved once typing has paused [STOR-01]', async () => {
    const store = await openQuietly();
    typeAddress(store, 'city', 'Ghe');
    await vi.advanceTimersByTimeAsync(300);
    typeAddress(store, 'city', 'Ghent');
    await vi.advanceTimersByTimeAsync(300);
    expect(storedDraft()).toEqual({});
    await vi.advanceTimersByTimeAsync(SAVED_AFTER_MS - 300);
    expect(cityOf()).toBe('Ghent');
  });

  it('is saved at once with the next step, which another tab may open [STOR-01]', async () => {
    const store = await openQuietly();
    store.dispatch(emailEdited('ada@example.com'));
    store.dispatch(stepEntered('payment'));
    expect(storedDraft()).toHaveProperty('inputFieldEmailValue', 'ada@example.com');
  });

  it('is not written when something else changes', async () => {
    const store = await openQuietly();
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(SAVED_AFTER_MS);
    expect(storedDraft()).toEqual({});
  });

  it('is not postponed by other changes', async () => {
    const store = await openQuietly();
    typeAddress(store, 'city', 'Ghent');
    await vi.advanceTimersByTimeAsync(300);
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(SAVED_AFTER_MS - 300);
    expect(cityOf()).toBe('Ghent');
  });

  it('is not saved once the order is placed', async () => {
    const store = await openQuietly();
    store.dispatch(emailEdited('ada@example.com'));
    store.dispatch(orderPlaced({ orderId: null }));
    saveDraft(store.getState());
    await vi.advanceTimersByTimeAsync(SAVED_AFTER_MS);
    expect(storedDraft()).toEqual({});
  });

  it('does not touch what is stored for the visitor after its customer', () => {
    const store = createTillStore({
      shop,
      checkout: checkoutConfig(customerOf()),
      sections: { ...sectionSettings, isLoggedIn: true },
    });
    store.inject(checkoutState);
    localStorage.setItem('mage-customer-login', '0');
    const sections = JSON.stringify({ cart: { data_id: 7 } });
    localStorage.setItem('mage-cache-storage', sections);
    saveDraft(store.getState());
    expect(localStorage.getItem('mage-cache-storage')).toBe(sections);
  });

  it('is saved when the page is left [STOR-01]', async () => {
    const store = await openQuietly();
    typeAddress(store, 'city', 'Ghent');
    window.dispatchEvent(new Event('pagehide'));
    expect(cityOf()).toBe('Ghent');
  });

  it('is saved when the page is hidden, and not when it is shown again [STOR-01]', async () => {
    const store = await openQuietly();
    typeAddress(store, 'city', 'Ghent');
    setVisibility('visible');
    expect(storedDraft()).toEqual({});
    setVisibility('hidden');
    expect(cityOf()).toBe('Ghent');
  });

  it('of an earlier page stays as it is on a page without the checkout’s configuration', async () => {
    const before = { inputFieldEmailValue: 'ada@example.com' };
    writeClientSection('checkout-data', before);
    const store = openCheckout(null);
    store.dispatch(sessionEnded());
    saveDraft(store.getState());
    await vi.advanceTimersByTimeAsync(SAVED_AFTER_MS);
    expect(storedDraft()).toEqual(before);
  });
});

describe('the draft of a session that has ended', () => {
  it('of a guest is saved at once and is not put aside [STOR-01]', async () => {
    const store = await openQuietly();
    typeAddress(store, 'city', 'Ghent');
    store.dispatch(sessionEnded());
    expect(cityOf()).toBe('Ghent');
    expect(sessionStorage.getItem(PARKED)).toBeNull();
  });

  it('of a customer is saved at once, and put aside for the next page [STOR-01] [SECT-23]', async () => {
    const store = await openQuietly(customerOf());
    typeAddress(store, 'city', 'Ghent');
    store.dispatch(sessionEnded());
    expect(cityOf()).toBe('Ghent');
    localStorage.clear();
    const next = selectCheckout(openCheckout(customerOf()).getState());
    expect(next.shipping.draft).toMatchObject({ city: 'Ghent' });
    expect(sessionStorage.getItem(PARKED), 'restored once').toBeNull();
  });

  it('is not restored for another customer or a guest, and is then gone [SECT-23]', async () => {
    for (const changes of [customerOf(8), {}]) {
      const store = await openQuietly(customerOf(7));
      typeAddress(store, 'city', 'Ghent');
      store.dispatch(sessionEnded());
      localStorage.clear();
      const next = selectCheckout(openCheckout(changes).getState());
      expect(next.shipping.draft).not.toHaveProperty('city', 'Ghent');
      expect(sessionStorage.getItem(PARKED)).toBeNull();
    }
  });

  it('of a customer who has signed out in another tab is not put aside', async () => {
    const store = await openQuietly(customerOf());
    typeAddress(store, 'city', 'Ghent');
    localStorage.setItem('mage-customer-login', '0');
    store.dispatch(sessionEnded());
    expect(sessionStorage.getItem(PARKED)).toBeNull();
  });
});
