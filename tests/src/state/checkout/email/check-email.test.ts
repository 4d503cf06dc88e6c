import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import { emailEdited, emailLeft } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { cameOnline } from '../../../../../src/state/shared/came-online';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { openCheckout } from '../../support/checkout-draft';
import { json, mockShop, sent } from '../../support/fake-http';
import { customerOf } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const PAUSE_MS = 2000;
const PATH = 'rest/default/V1/customers/isEmailAvailable';
const checks = () => sent.filter(({ path }) => path === PATH);
const bodies = () => checks().map(({ body }) => body);
const emailOf = (store: TillStore) => selectCheckout(store.getState()).email;
/** The e-mail is typed, and the check made after the pause. */
const typeAndWait = async (store: TillStore, email: string): Promise<void> => {
  store.dispatch(emailEdited(email));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
};
/** A shop in which only Ada has an account. */
const respond = (): void => {
  mockShop(({ body }, path) => json(path === PATH ? !JSON.stringify(body).includes('ada@') : []));
};
const failToRespond = (): void => {
  mockShop(() => fail({ kind: 'network' }));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  respond();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the check of the guest’s e-mail', () => {
  it('is sent after a pause, without the blanks around the e-mail [MAIL-04] [MAIL-11]', async () => {
    const store = openCheckout();
    store.dispatch(emailEdited(' gus@example.com '));
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(checks()).toEqual([]);
    expect(emailOf(store).account).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(checks()).toMatchObject([
      { method: 'POST', body: { customerEmail: 'gus@example.com' } },
    ]);
    expect(emailOf(store).account).toBe('none');
  });

  it('is known to be under way', async () => {
    mockShop((_request, path) => (path === PATH ? new Promise(() => undefined) : json([])));
    const store = openCheckout();
    await typeAndWait(store, 'gus@example.com');
    expect(emailOf(store).account).toBe('checking');
  });

  it.each([
    ['gus@example.com', 'none'],
    ['ada@example.com', 'exists'],
  ])(
    'finds out whether %s has an account [MAIL-06] [MAIL-07] [MAIL-09]',
    async (email, account) => {
      const store = openCheckout();
      await typeAndWait(store, email);
      expect(emailOf(store).account).toBe(account);
    },
  );

  it('that fails means that an account exists [MAIL-08] [MAIL-12]', async () => {
    failToRespond();
    const store = openCheckout();
    await typeAndWait(store, 'gus@example.com');
    expect(emailOf(store).account).toBe('exists');
  });

  it('that failed is repeated when the browser is back online', async () => {
    failToRespond();
    const store = openCheckout();
    await typeAndWait(store, 'gus@example.com');
    respond();
    store.dispatch(cameOnline());
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(bodies()).toEqual([{ customerEmail: 'gus@example.com' }]);
    expect(emailOf(store).account).toBe('none');
  });

  it('is not repeated for an e-mail whose result is known [MAIL-04]', async () => {
    const store = openCheckout();
    await typeAndWait(store, 'ada@example.com');
    await typeAndWait(store, 'gus@example.com');
    store.dispatch(emailEdited('ada@example.com'));
    await vi.advanceTimersByTimeAsync(1);
    expect(emailOf(store).account).toBe('exists');
    await typeAndWait(store, 'gus@example.com');
    expect(emailOf(store).account).toBe('none');
    store.dispatch(cameOnline());
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(bodies()).toEqual([
      { customerEmail: 'ada@example.com' },
      { customerEmail: 'gus@example.com' },
    ]);
  });

  it('is aborted when another e-mail is typed, and its result is ignored [MAIL-05]', async () => {
    let answer = (): void => undefined;
    mockShop(({ body }, path) =>
      path === PATH && JSON.stringify(body).includes('ada@')
        ? new Promise((resolve) => {
            answer = () => {
              resolve(json(false));
            };
          })
        : json(true),
    );
    const store = openCheckout();
    await typeAndWait(store, 'ada@example.com');
    expect(checks()[0]?.signal?.aborted).toBe(false);
    store.dispatch(emailEdited('gus@example.com'));
    await vi.advanceTimersByTimeAsync(1);
    expect(checks()[0]?.signal?.aborted).toBe(true);
    answer();
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(emailOf(store).account).toBe('none');
  });

  it('starts again with each keystroke [MAIL-04]', async () => {
    const store = openCheckout();
    store.dispatch(emailEdited('ada@example.co'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    await typeAndWait(store, 'ada@example.com');
    expect(bodies()).toEqual([{ customerEmail: 'ada@example.com' }]);
  });

  it.each([['ada'], [''], ['  ']])('is not sent for “%s”, which is no e-mail', async (email) => {
    const store = openCheckout();
    await typeAndWait(store, 'x');
    await typeAndWait(store, email);
    expect(checks()).toEqual([]);
    expect(emailOf(store).account).toBe('unknown');
  });

  it('is made for the e-mail that the page knows, but not for a customer’s', async () => {
    const store = openCheckout({ validatedEmail: 'gus@example.com' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(bodies()).toEqual([{ customerEmail: 'gus@example.com' }]);
    expect(emailOf(store).account).toBe('none');
    respond();
    const customers = openCheckout(customerOf());
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(checks()).toEqual([]);
    expect(emailOf(customers)).toMatchObject({ value: 'jane@example.com', account: 'unknown' });
  });

  it('says nothing about an e-mail that is the same as before', async () => {
    failToRespond();
    const store = openCheckout();
    await typeAndWait(store, 'gus@example.com');
    store.dispatch(emailEdited('gus@example.com'));
    expect(emailOf(store).account, 'as it was').toBe('exists');
    store.dispatch(emailEdited('gus@example.org'));
    expect(emailOf(store).account, 'not known').toBe('unknown');
  });
});

describe('the error of the e-mail', () => {
  const INVALID = /valid email/i;

  it('appears once the field is left [MAIL-01] [MAIL-02]', () => {
    const store = openCheckout();
    store.dispatch(emailEdited('ada'));
    expect(emailOf(store).error, 'while it is typed').toBeNull();
    store.dispatch(emailLeft());
    expect(emailOf(store).error).toMatch(INVALID);
  });

  it.each([[''], ['  ']])('does not appear when “%s” is left', (email) => {
    const store = openCheckout();
    store.dispatch(emailEdited(email));
    store.dispatch(emailLeft());
    expect(emailOf(store).error).toBeNull();
  });

  it('does not appear at a valid e-mail that is left', () => {
    const store = openCheckout();
    store.dispatch(emailEdited(' ada@example.com '));
    store.dispatch(emailLeft());
    expect(emailOf(store).error).toBeNull();
  });

  it('disappears as soon as the e-mail is valid [MAIL-02]', () => {
    const store = openCheckout();
    store.dispatch(emailEdited('ada'));
    store.dispatch(emailLeft());
    store.dispatch(emailEdited('ada@'));
    expect(emailOf(store).error).toMatch(INVALID);
    store.dispatch(emailEdited('ada@example.com'));
    expect(emailOf(store).error).toBeNull();
    store.dispatch(emailEdited('ada@'));
    expect(emailOf(store).error, 'until it is left again').toBeNull();
  });
});
