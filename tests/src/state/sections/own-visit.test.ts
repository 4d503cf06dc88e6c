import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionSettings } from '../../../../src/domain/sections/section-settings.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import {
  readCookie,
  readJsonCookie,
  removeCookie,
  writeCookie,
} from '../../../../src/platform/storage/cookies';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { writeClientSection } from '../../../../src/state/sections/section-store';
import { sectionsInvalidated } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { mockShop } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const id = NOW / 1000 - 60;
const cache = jsonStorage('mage-cache-storage');
const marks = jsonStorage('mage-cache-storage-section-invalidation');
const timeout = jsonStorage('mage-cache-timeout');
const loginFlag = jsonStorage('mage-customer-login');
const reload = vi.fn();
let restoreNavigator = (): void => undefined;

const writeIds = (ids: object) => {
  writeCookie('section_data_ids', JSON.stringify(ids));
};
const start = (settings: Partial<SectionSettings> = {}) =>
  createTillStore(
    { shop, checkout: null, sections: { ...sectionSettings, ...settings } },
    { now: () => NOW },
  );
const comeBack = () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};
const customer = (dataId: number, firstname?: string) => ({ data_id: dataId, firstname });

beforeEach(() => {
  mockShop(() => new Promise(() => undefined));
  reload.mockClear();
  restoreNavigator = replaceNavigator({ reload });
  writeCookie('mage-cache-sessid', 'true');
  cache.write({ customer: customer(id, 'Ann'), cart: { data_id: id } });
  writeIds({ customer: id, cart: id });
});
afterEach(() => {
  restoreNavigator();
  document.documentElement.style.visibility = '';
  localStorage.clear();
  for (const name of ['mage-cache-sessid', 'section_data_ids']) removeCookie(name);
});

describe('a customer’s page that comes back', () => {
  it.each<[string, boolean, () => void]>([
    ['nothing has changed', true, () => undefined],
    [
      'a guest’s page was opened meanwhile',
      false,
      () => {
        loginFlag.write(0);
      },
    ],
    [
      'a customer’s page was opened meanwhile',
      true,
      () => {
        loginFlag.write(1);
      },
    ],
    [
      'the session has ended',
      false,
      () => {
        removeCookie('mage-cache-sessid');
      },
    ],
    [
      'another tab has loaded the customer again',
      true,
      () => {
        cache.write({ customer: customer(id + 5, 'Ann') });
        writeIds({ customer: id + 5 });
      },
    ],
    [
      'another tab has loaded a guest',
      false,
      () => {
        cache.write({ customer: customer(id + 5) });
        writeIds({ customer: id + 5 });
      },
    ],
    [
      'the customer has changed and is not loaded yet',
      false,
      () => {
        writeIds({ customer: id + 1000 });
      },
    ],
    [
      'the customer has changed and nothing is stored',
      false,
      () => {
        cache.remove();
        writeIds({ customer: id + 1000 });
      },
    ],
  ])('when %s is kept: %s [SECT-23]', (_what, isKept, change) => {
    start({ isLoggedIn: true });
    change();
    comeBack();
    expect(reload).toHaveBeenCalledTimes(isKept ? 0 : 1);
    expect(document.documentElement.style.visibility).toBe(isKept ? '' : 'hidden');
  });

  it('is kept after its own change of the customer [SECT-21, SECT-23]', async () => {
    const store = start({ isLoggedIn: true });
    store.dispatch(sectionsInvalidated({ names: ['customer'], reload: false }));
    await Promise.resolve();
    expect(readJsonCookie('section_data_ids')).toMatchObject({ customer: id + 1000 });
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([false, null])('belongs to no customer: isLoggedIn %s [SECT-23]', (isLoggedIn) => {
    start({ isLoggedIn });
    removeCookie('mage-cache-sessid');
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  it('writes nothing of a customer who has signed out back into the cache [SECT-23]', () => {
    start({ isLoggedIn: true });
    writeClientSection('checkout-data', { inputFieldEmailValue: 'a@b.co' });
    expect(cache.read()).toHaveProperty('cart');
    removeCookie('mage-cache-sessid');
    writeClientSection('checkout-data', { inputFieldEmailValue: 'c@d.co' });
    expect(cache.read()).toEqual({ 'checkout-data': { inputFieldEmailValue: 'c@d.co' } });
  });
});

describe('the start of a page', () => {
  it.each<[string, boolean, () => void, boolean | null]>([
    ['knows nothing else', true, () => undefined, null],
    [
      'finds a cache that has not expired',
      true,
      () => {
        timeout.write(new Date(NOW).toISOString());
      },
      null,
    ],
    [
      'finds one that has expired',
      false,
      () => {
        timeout.write(new Date(NOW - 1).toISOString());
      },
      null,
    ],
    [
      'finds an unreadable time',
      true,
      () => {
        timeout.write('soon');
      },
      null,
    ],
    ['is a customer’s, and the last page is unknown', true, () => undefined, true],
    [
      'is a guest’s like the last page',
      true,
      () => {
        loginFlag.write(0);
      },
      false,
    ],
    [
      'is a guest’s after a customer’s',
      false,
      () => {
        loginFlag.write(1);
      },
      false,
    ],
    [
      'does not know whose it is',
      true,
      () => {
        loginFlag.write(1);
      },
      null,
    ],
  ])('that %s keeps the cache: %s [SECT-23, SECT-24]', (_what, isKept, prepare, isLoggedIn) => {
    prepare();
    marks.write({ review: true });
    const store = start({ isLoggedIn });
    expect(store.getState().sections.data).toEqual(
      isKept ? { customer: customer(id, 'Ann'), cart: { data_id: id } } : {},
    );
    expect(marks.read()).toEqual(isKept ? { review: true } : null);
    // Other open pages see by the customer's id that the cache belongs to a new visit.
    expect(readJsonCookie('section_data_ids')).toEqual({
      customer: isKept ? id : id + 1000,
      cart: id,
    });
  });

  it.each([
    [true, 1],
    [false, 0],
    [null, null],
  ])('leaves whether it is a customer’s for the next one: %s [SECT-23]', (isLoggedIn, flag) => {
    start({ isLoggedIn });
    expect(loginFlag.read()).toBe(flag);
  });

  it('writes no ids where there were none [SECT-22]', () => {
    removeCookie('mage-cache-sessid');
    removeCookie('section_data_ids');
    start();
    expect(readCookie('section_data_ids')).toBeNull();
    expect(readCookie('mage-cache-sessid')).toBe('true');
  });

  it('skips what is no section [SECT-05]', () => {
    cache.write({ cart: { data_id: id }, broken: 'text', list: null });
    expect(start().getState().sections.data).toEqual({ cart: { data_id: id } });
  });
});
