import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJsonCookie, removeCookie } from '../../../../../src/platform/storage/cookies';
import { emailEdited } from '../../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { saveDraft } from '../../../../../src/state/checkout/draft/save-draft';
import {
  disposeSection,
  invalidateSections,
  readClientSection,
  storeSections,
} from '../../../../../src/state/sections/section-store';
import type * as sectionStore from '../../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../../src/state/store/store';
import { checkoutConfig, sectionSettings, shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const NOW = 1_800_000_000_000;
const settings = (isLoggedIn: boolean) => ({ ...sectionSettings, isLoggedIn });
const open = (isLoggedIn: boolean) => {
  const store = createTillStore({
    shop,
    checkout: checkoutConfig({ isLoggedIn }),
    sections: settings(isLoggedIn),
  });
  store.inject(checkoutState);
  store.dispatch(emailEdited('ada@example.com'));
  return store;
};
/** What the newest page of any tab has stored. */
const setNewestLogin = (flag: 0 | 1) => {
  localStorage.setItem('mage-customer-login', JSON.stringify(flag));
};

const customer = (dataId: number) => ({ data_id: dataId, firstname: 'Jane' });
type Sections = typeof sectionStore;
const otherTab = (): Promise<Sections> => {
  vi.resetModules();
  return import('../../../../../src/state/sections/section-store');
};
/**
 * Changes in another tab, as seen by a page in another process of the browser: the cookies are new, the storage is
 * still unchanged.
 */
const inOtherProcess = async (act: (tab: Sections) => void): Promise<void> => {
  const tab = await otherTab();
  const stale = Object.keys(localStorage).map(
    (key) => [key, localStorage.getItem(key) ?? ''] as const,
  );
  act(tab);
  localStorage.clear();
  for (const [key, text] of stale) localStorage.setItem(key, text);
};
const pageAfterLogout = ({ openCache }: Sections): void => {
  removeCookie('mage-cache-sessid');
  openCache(settings(false), Date.now());
};
const stored = () => localStorage.getItem('mage-cache-storage') ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  removeCookie('section_data_ids');
  removeCookie('mage-cache-sessid');
});

describe('the draft of a checkout that stays open', () => {
  it('is not saved once its customer has signed out in another tab', () => {
    const store = open(true);
    setNewestLogin(0);
    saveDraft(store.getState());
    expect(readClientSection('checkout-data')).toEqual({});
  });

  it('is saved while its customer is signed in, and for guests [STOR-01]', () => {
    const customers = open(true);
    setNewestLogin(1);
    saveDraft(customers.getState());
    expect(readClientSection('checkout-data')).not.toEqual({});
    localStorage.clear();
    const guests = open(false);
    setNewestLogin(0);
    saveDraft(guests.getState());
    expect(readClientSection('checkout-data')).toMatchObject({
      inputFieldEmailValue: 'ada@example.com',
    });
  });

  it('is not saved after the session cookie was removed, although the storage does not show it yet', () => {
    const store = open(true);
    removeCookie('mage-cache-sessid');
    saveDraft(store.getState());
    expect(stored()).not.toContain('ada@example.com');
  });

  it('is not saved when a page after the sign-out has cleared the cache that this page still reads [SECT-22, SECT-23]', async () => {
    const store = open(true);
    storeSections({ customer: customer(1_800_000_000) }, settings(true), NOW);
    saveDraft(store.getState());
    await inOtherProcess(pageAfterLogout);
    localStorage.removeItem('mage-cache-storage');
    store.dispatch(emailEdited('ada@example.org'));
    await vi.advanceTimersByTimeAsync(1000);
    saveDraft(store.getState());
    expect(stored()).not.toContain('ada@');
  });

  it('is not restored by anything else that such a page stores', async () => {
    const store = open(true);
    storeSections({ customer: customer(1_800_000_000), cart: { data_id: 7 } }, settings(true), NOW);
    saveDraft(store.getState());
    const before = stored();
    expect(before).toContain('ada@example.com');
    const writes = [
      () => {
        disposeSection('messages', settings(true));
      },
      () => {
        invalidateSections(['cart'], settings(true));
      },
      () => {
        storeSections({ cart: { data_id: 8 } }, settings(true), NOW);
      },
    ];
    await inOtherProcess(pageAfterLogout);
    for (const write of writes) {
      localStorage.setItem('mage-cache-storage', before);
      write();
      expect(stored()).not.toContain('ada@example.com');
      expect(stored()).not.toContain('Jane');
    }
  });

  it('is saved again when another tab’s change turns out to be by the same customer', async () => {
    const store = open(true);
    storeSections({ customer: customer(1_800_000_000) }, settings(true), NOW);
    await inOtherProcess((tab) => {
      tab.invalidateSections(['customer'], settings(true));
    });
    saveDraft(store.getState());
    expect(readClientSection('checkout-data')).toEqual({});
    const { customer: id } = readJsonCookie('section_data_ids') as { customer: number };
    localStorage.setItem('mage-cache-storage', JSON.stringify({ customer: customer(id) }));
    saveDraft(store.getState());
    expect(readClientSection('checkout-data')).not.toEqual({});
  });

  it('is saved while the page itself changes its customer data', () => {
    const store = open(true);
    storeSections({ customer: customer(1_800_000_000) }, settings(true), NOW);
    invalidateSections(['customer'], settings(true));
    saveDraft(store.getState());
    expect(readClientSection('checkout-data')).not.toEqual({});
  });
});
