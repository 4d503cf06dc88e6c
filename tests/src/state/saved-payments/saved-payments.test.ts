import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { takeCookieMessages } from '../../../../src/state/messages/cookie-messages';
import { savedMethods as stripeSavedMethods } from '../../../../src/payments/stripe/saved-methods/provider';
import type {
  CardSetup,
  SavedMethodsProvider,
} from '../../../../src/state/extensions/saved-methods-provider.types';
import { provideSavedMethods } from '../../../../src/state/saved-payments/page-providers';
import { cardFormsOf } from '../../../../src/state/saved-payments/card-forms';
import {
  deletionConfirmed,
  methodSubmitted,
  savedMethodsWanted,
  selectSavedPayments,
} from '../../../../src/state/saved-payments/saved-payments-slice';
import { savedPaymentsState } from '../../../../src/state/saved-payments/saved-payments-state';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const entry = (id: string, fingerprint = `fp_${id}`) => ({
  id,
  fingerprint,
  type: 'card',
  label: `•••• ${id}`,
});
const inText = (value: unknown) => json(JSON.stringify(value));
const settled = () => vi.advanceTimersByTimeAsync(1);
const assign = vi.fn<(url: string) => void>();
let opened: TillStore | undefined;
let takeBack = (): void => undefined;

type Mount = NonNullable<SavedMethodsProvider['form']>['mount'];
const mounted = vi.fn<Mount>(() => Promise.resolve(null));
/** The provider, whose form is in each test's hands. */
const provider: SavedMethodsProvider = {
  ...stripeSavedMethods,
  ...(stripeSavedMethods.form === undefined
    ? {}
    : { form: { ...stripeSavedMethods.form, mount: mounted } }),
};
provideSavedMethods([
  { code: 'stripe', savedMethods: { hasForm: true, load: () => Promise.resolve(provider) } },
]);
let restoreNavigator = (): void => undefined;

interface Fake {
  /** The shop's list of saved methods; a failure while `isDown`. */
  held: ReturnType<typeof entry>[];
  isDown: boolean;
  add: (id: string) => Result<HttpResponse>;
  remove: (id: string) => Result<HttpResponse>;
}

/** A shop with one saved card, whose page is open. */
async function open(search = '') {
  const fake: Fake = {
    held: [entry('4242')],
    isDown: false,
    add: (id) => {
      const method = entry(id);
      fake.held = [...fake.held.filter((one) => one.fingerprint !== method.fingerprint), method];
      return inText(method);
    },
    remove: (id) => {
      fake.held = fake.held.filter((one) => one.id !== id);
      return inText(`Card •••• ${id} has been deleted.`);
    },
  };
  mockShop((request, path) => {
    const body = (request.body ?? {}) as { paymentMethodId?: string };
    if (path.endsWith('list_payment_methods')) {
      return fake.isDown
        ? fail({ kind: 'network' })
        : inText(Object.fromEntries(fake.held.map((one) => [one.fingerprint, one])));
    }
    const id = body.paymentMethodId ?? '';
    return path.endsWith('add_payment_method') ? fake.add(id) : fake.remove(id);
  });
  const store = createTillStore({ shop, checkout: null });
  store.inject(savedPaymentsState);
  store.dispatch(sectionsRead({ customer: { data_id: 1, firstname: 'Jane' } }));
  opened = store;
  store.dispatch(savedMethodsWanted({ search }));
  await settled();
  sent.length = 0;
  const state = () => selectSavedPayments(store.getState());
  return {
    fake,
    store,
    state,
    ids: () => state().methods.map(({ id }) => id),
    message: () => state().message,
    calls: () => sent.map(({ path }) => path.split('/').at(-1)),
    save: async () => {
      store.dispatch(methodSubmitted('stripe'));
      await settled();
    },
    remove: async (id: string) => {
      store.dispatch(deletionConfirmed({ provider: 'stripe', id }));
      await settled();
    },
  };
}

/** A form of the provider with a card. */
async function fill(changes: Partial<CardSetup> = {}, id = '5556') {
  const setup = {
    isComplete: () => true,
    focus: vi.fn(),
    create: vi.fn<CardSetup['create']>(() => Promise.resolve(ok(id))),
    authenticate: vi.fn<CardSetup['authenticate']>(() => Promise.resolve(null)),
    clear: vi.fn(),
    ...changes,
  };
  takeBack();
  const removal = new AbortController();
  takeBack = () => {
    removal.abort();
  };
  mounted.mockResolvedValueOnce(setup);
  const events = { onReady: vi.fn(), onBroken: vi.fn(), signal: removal.signal };
  if (opened === undefined) throw new Error('No page is open.');
  await cardFormsOf(opened)?.show('stripe', document.createElement('div'), events);
  return setup;
}

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
});
afterEach(() => {
  takeBack();
  restoreNavigator();
  vi.useRealTimers();
});

describe('the list', () => {
  it('is loaded with the page’s parameter [SAVED-03][SAVED-05]', async () => {
    const { state, ids } = await open('?cust=cus_1&redirect=subscriptions');
    expect([state().status, ids()]).toEqual(['ready', ['4242']]);
    expect(http.mock.lastCall?.[0].url).toMatch(/list_payment_methods\?cust=cus_1$/);
  });

  it.each([
    [{ kind: 'unauthorized', message: '' }, 'Jane', 'signed-out'],
    [
      { kind: 'rejected', status: 400, message: 'Not logged in', redirectAction: null },
      null,
      'signed-out',
    ],
    [
      { kind: 'rejected', status: 400, message: 'Something', redirectAction: null },
      'Jane',
      'failed',
    ],
    [{ kind: 'network' }, null, 'failed'],
  ] as const)('tells a guest from a failure: %j of %s [SAVED-02]', async (error, name, status) => {
    const { store, state } = await open();
    store.dispatch(
      sectionsRead({ customer: name === null ? { data_id: 2 } : { data_id: 2, firstname: name } }),
    );
    mockShop(() => fail(error));
    store.dispatch(savedMethodsWanted({ search: '' }));
    await settled();
    expect(state().status).toBe(status);
  });
});

describe('adding', () => {
  it('saves a new method once for a double press and empties the form [SAVED-06][SAVED-11]', async () => {
    const { save, store, ids, message, calls, state } = await open();
    const setup = await fill();
    store.dispatch(methodSubmitted('stripe'));
    expect(state().adding).toBe('sending');
    await save();
    expect(calls()).toEqual(['add_payment_method']);
    expect(setup.create).toHaveBeenCalledOnce();
    expect(ids()).toEqual(['4242', '5556']);
    expect(message()).toEqual({ tone: 'success', text: 'The payment method has been saved.' });
    expect(setup.clear).toHaveBeenCalledOnce();
    expect(state().adding).toBe('idle');
  });

  it('updates a method that was there already [SAVED-12]', async () => {
    const { save, fake, ids, message } = await open();
    fake.add = (id) => inText(entry(id, 'fp_4242'));
    await fill();
    await save();
    expect(ids()).toEqual(['5556']);
    expect(message()).toEqual({
      tone: 'success',
      text: 'An existing payment method has been updated.',
    });
  });

  it('sends nothing while the form is incomplete [SAVED-09]', async () => {
    const { save, message, calls } = await open();
    const setup = await fill({ isComplete: () => false });
    await save();
    expect(message()).toEqual({
      tone: 'error',
      text: 'Please complete the payment method details.',
    });
    expect(setup.focus).toHaveBeenCalledOnce();
    expect(setup.create).not.toHaveBeenCalled();
    expect(calls()).toEqual([]);
  });

  it.each([
    [{ kind: 'invalid' }, 'Please complete the payment method details.'],
    [
      { kind: 'refused', message: 'Your card was declined.' },
      'The payment method could not be saved: Your card was declined.',
    ],
    [{ kind: 'failed' }, 'Could not set up the payment method. Please try again.'],
  ] as const)(
    'says why the provider made no method: %j [SAVED-09][SAVED-14][SAVED-15]',
    async (failure, text) => {
      const { save, message, calls } = await open();
      await fill({ create: () => Promise.resolve(fail(failure)) });
      await save();
      expect(message()).toEqual({ tone: 'error', text });
      expect(calls()).toEqual([]);
    },
  );

  it('cannot be done without the provider’s form [SAVED-14]', async () => {
    const { save, message } = await open();
    takeBack();
    expect(opened && cardFormsOf(opened)?.get('stripe')).toBeUndefined();
    await save();
    expect(message()?.text).toBe('Could not set up the payment method. Please try again.');
  });

  it('runs the bank’s authentication first if required [SAVED-06][SAVED-16]', async () => {
    const { save, fake, ids, message } = await open();
    fake.add = (id) => inText({ ...entry(id), client_secret: 'seti_1_secret_2' });
    const setup = await fill({
      authenticate: vi.fn(() => Promise.resolve('You were not recognised.')),
    });
    await save();
    expect(setup.authenticate).toHaveBeenCalledWith('seti_1_secret_2');
    expect([ids(), message()]).toEqual([
      ['4242'],
      {
        tone: 'error',
        text: 'Sorry, the payment method could not be saved: You were not recognised.',
      },
    ]);
    await fill();
    await save();
    expect([ids(), message()?.text]).toEqual([
      ['4242', '5556'],
      'The payment method has been saved.',
    ]);
  });

  it.each([
    [
      { kind: 'rejected', status: 400, message: 'Card refused.', redirectAction: null },
      'The payment method could not be saved: Card refused.',
    ],
    [
      { kind: 'rejected', status: 400, message: '', redirectAction: null },
      'Sorry, the payment methods could not be added.',
    ],
    [{ kind: 'network' }, 'Sorry, the payment methods could not be added.'],
  ] as const)('says why the shop refused: %j [SAVED-15][SAVED-17]', async (error, text) => {
    const { save, fake, ids, message } = await open();
    fake.add = () => fail(error);
    const setup = await fill();
    await save();
    expect([ids(), message()]).toEqual([['4242'], { tone: 'error', text }]);
    expect(setup.clear, 'what was typed stays').not.toHaveBeenCalled();
  });

  it('finds out from the list that a method was saved although the response was lost [SAVED-06]', async () => {
    const { save, fake, ids, message, calls } = await open();
    const add = fake.add;
    fake.add = (id) => {
      add(id);
      return fail({ kind: 'timeout' });
    };
    await fill();
    await save();
    expect(calls()).toEqual(['add_payment_method', 'list_payment_methods']);
    expect([ids(), message()?.text]).toEqual([
      ['4242', '5556'],
      'The payment method has been saved.',
    ]);
  });

  it('looks up a lost method before anything is sent again, and adds none twice [SAVED-06]', async () => {
    const { save, fake, ids, calls, message } = await open();
    const add = fake.add;
    fake.add = () => fail({ kind: 'timeout' });
    fake.isDown = true;
    const setup = await fill();
    await save();
    await save();
    expect(calls(), 'nothing is sent while nobody knows').toEqual([
      'add_payment_method',
      'list_payment_methods',
      'list_payment_methods',
    ]);
    expect(message()?.text).toBe('Sorry, the payment methods could not be added.');
    // The shop has processed the first request meanwhile.
    add('5556');
    fake.isDown = false;
    await save();
    expect(calls().filter((name) => name === 'add_payment_method')).toHaveLength(1);
    expect(setup.create).toHaveBeenCalledOnce();
    expect([ids(), message()?.text]).toEqual([
      ['4242', '5556'],
      'The payment method has been saved.',
    ]);
  });

  it('sends a lost method again when the list shows that it was not saved [SAVED-06]', async () => {
    const { save, fake, ids } = await open();
    const add = fake.add;
    fake.add = () => fail({ kind: 'network' });
    await fill();
    await save();
    fake.add = add;
    await save();
    expect(ids()).toEqual(['4242', '5556']);
  });

  it('goes back to where the shopper came from, with its message [SAVED-04]', async () => {
    const url = `${shop.baseUrl}stripe/customer/subscriptions`;
    const { save, state } = await open('?redirect=subscriptions');
    await fill();
    await save();
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    expect(takeCookieMessages()).toEqual([
      { type: 'success', text: 'The payment method has been saved.' },
    ]);
    expect(state().adding, 'nothing more is saved on the way').toBe('leaving');
  });
});

describe('deleting', () => {
  it('deletes once for a double press, with the shop’s message [SAVED-07][SAVED-08]', async () => {
    const { remove, store, ids, message, calls } = await open();
    store.dispatch(deletionConfirmed({ provider: 'stripe', id: '4242' }));
    await remove('4242');
    expect(calls()).toEqual(['delete_payment_method']);
    expect([ids(), message()]).toEqual([
      [],
      { tone: 'success', text: 'Card •••• 4242 has been deleted.' },
    ]);
  });

  it('has its own message if the shop sends none [SAVED-08]', async () => {
    const { remove, fake, message } = await open();
    fake.remove = () => inText([]);
    await remove('4242');
    expect(message()?.text).toBe('The payment method has been deleted.');
  });

  it('shows why a method could not be deleted, and the shop’s methods [SAVED-18]', async () => {
    const { remove, fake, ids, message, state } = await open();
    fake.held = [...fake.held, entry('1111')];
    fake.remove = () =>
      fail({ kind: 'rejected', status: 400, message: 'It is in use.', redirectAction: null });
    await remove('4242');
    expect([ids(), message()]).toEqual([
      ['4242', '1111'],
      { tone: 'error', text: 'The payment methods could not be deleted: It is in use.' },
    ]);
    expect(state().deleting).toBeNull();
  });

  it('detects a deletion from the list after a lost response [SAVED-07]', async () => {
    const { remove, fake, ids, message } = await open();
    fake.remove = () => {
      fake.held = [];
      return fail({ kind: 'network' });
    };
    await remove('4242');
    expect([ids(), message()]).toEqual([
      [],
      { tone: 'success', text: 'The payment method has been deleted.' },
    ]);
  });

  it('leaves a method that the page does not show alone [SAVED-07]', async () => {
    const { remove, calls, state } = await open();
    await remove('9999');
    expect([calls(), state().deleting]).toEqual([[], null]);
  });

  it.each([methodSubmitted('stripe'), deletionConfirmed({ provider: 'stripe', id: '4242' })])(
    'offers to sign in when the session has ended: $type [SAVED-02]',
    async (action) => {
      const { store, state } = await open();
      await fill();
      mockShop(() => fail({ kind: 'unauthorized', message: '' }));
      store.dispatch(action);
      await settled();
      expect(state()).toMatchObject({ status: 'signed-out', adding: 'idle', deleting: null });
    },
  );
});
