import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedMethod } from '../../../../src/domain/payment/saved-method.types';
import type { ApiError } from '../../../../src/platform/http/api-error';
import { fail, ok, type Result } from '../../../../src/platform/result';
import type {
  CardSetup,
  SavedMethodsProvider,
} from '../../../../src/state/extensions/saved-methods-provider.types';
import { cardFormsOf } from '../../../../src/state/saved-payments/card-forms';
import { provideSavedMethods } from '../../../../src/state/saved-payments/page-providers';
import {
  deletionConfirmed,
  methodSubmitted,
  savedMethodsWanted,
  selectSavedPayments,
} from '../../../../src/state/saved-payments/saved-payments-slice';
import { savedPaymentsState } from '../../../../src/state/saved-payments/saved-payments-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const method = (id: string): SavedMethod => ({
  id,
  fingerprint: id,
  type: 'card',
  brand: '',
  label: id,
  icon: null,
  expiry: null,
});
const settled = () => vi.advanceTimersByTimeAsync(1);
const UNAUTHORIZED = { kind: 'unauthorized', message: '' } as const;
const REFUSED = {
  kind: 'rejected',
  status: 400,
  message: 'Not logged in',
  redirectAction: null,
} as const;

type List = Result<readonly SavedMethod[]>;

/** A provider whose lists are answered by the test. */
function createProvider() {
  const pending: ((list: List) => void)[] = [];
  const removed = vi.fn<SavedMethodsProvider['remove']>(() => Promise.resolve(ok('')));
  const setup = {
    isComplete: () => true,
    focus: vi.fn(),
    create: vi.fn<CardSetup['create']>(() => Promise.resolve(ok('new'))),
    authenticate: vi.fn<CardSetup['authenticate']>(() => Promise.resolve(null)),
    clear: vi.fn(),
  };
  const list = vi.fn<SavedMethodsProvider['list']>(
    () =>
      new Promise((resolve) => {
        pending.push(resolve);
      }),
  );
  const answerWith = async (result: List) => {
    const next = pending.shift();
    if (next === undefined) throw new Error('No list was requested.');
    next(result);
    await settled();
  };
  const save = vi.fn<NonNullable<SavedMethodsProvider['form']>['save']>((_page, id) =>
    Promise.resolve(ok({ method: method(id), clientSecret: null })),
  );
  const provider: SavedMethodsProvider = {
    list,
    remove: removed,
    form: { mount: () => Promise.resolve(setup), save, returnUrl: () => null },
  };
  return {
    provider,
    list,
    removed,
    save,
    has: (...ids: string[]) => answerWith(ok(ids.map(method))),
    fails: (error: ApiError = { kind: 'network' }) => answerWith(fail(error)),
  };
}

async function open(name: string | null = 'Jane') {
  const one = createProvider();
  const other = createProvider();
  provideSavedMethods(
    Object.entries({ one, other }).map(([code, { provider }]) => ({
      code,
      savedMethods: { hasForm: true, load: () => Promise.resolve(provider) },
    })),
  );
  const store = createTillStore({ shop, checkout: null });
  store.inject(savedPaymentsState);
  store.dispatch(
    sectionsRead({ customer: name === null ? { data_id: 1 } : { data_id: 1, firstname: name } }),
  );
  const state = () => selectSavedPayments(store.getState());
  const load = async () => {
    store.dispatch(savedMethodsWanted({ search: '' }));
    await settled();
  };
  const show = async (provider: string) => {
    const events = { onReady: vi.fn(), onBroken: vi.fn(), signal: new AbortController().signal };
    await cardFormsOf(store)?.show(provider, document.createElement('div'), events);
    return events;
  };
  await load();
  return {
    one,
    other,
    load,
    state,
    ids: () => state().methods.map(({ id }) => id),
    remove: async (provider: string, id: string) => {
      store.dispatch(deletionConfirmed({ provider, id }));
      await settled();
    },
    add: async (provider: string) => {
      await show(provider);
      store.dispatch(methodSubmitted(provider));
      await settled();
    },
    show,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the lists of several providers', () => {
  it('show each provider’s methods when its response arrives [SAVED-01]', async () => {
    const { one, other, ids, state } = await open();
    await other.has('b1');
    expect([ids(), state().status]).toEqual([['b1'], 'loading']);
    await one.has('a1');
    expect([ids(), state().status]).toEqual([['b1', 'a1'], 'ready']);
  });

  it('say at once which one failed, and keep what is known of it', async () => {
    const { one, other, ids, state, load } = await open();
    await one.has('a1');
    await other.has('b1');
    await load();
    await other.fails();
    expect(state()).toMatchObject({ status: 'loading', failed: ['other'] });
    await one.has('a1', 'a2');
    expect(state()).toMatchObject({ status: 'failed', failed: ['other'] });
    expect(ids()).toEqual(['a1', 'a2', 'b1']);
    await load();
    expect(state()).toMatchObject({ status: 'loading', failed: [] });
    await one.has('a1');
    await other.has('b1');
    expect(state()).toMatchObject({ status: 'ready', failed: [] });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('Broken.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('Broken.'))],
  ])('count a call that %s as failed', async (_how, list) => {
    const { one, other, load, state } = await open();
    await one.has();
    await other.has();
    other.list.mockImplementation(list);
    await load();
    await one.has('a1');
    expect(state()).toMatchObject({ status: 'failed', failed: ['other'] });
  });

  it('ignore the responses of an earlier load', async () => {
    const { one, other, load, ids } = await open();
    await load();
    await one.has('old');
    await other.fails();
    expect(ids()).toEqual([]);
    await one.has('a1');
    await other.has();
    expect(ids()).toEqual(['a1']);
  });
});

describe('a list that was requested before', () => {
  it('a deletion does not bring the deleted method back [SAVED-07]', async () => {
    const { one, other, load, ids, remove, state } = await open();
    await one.has('a1', 'a2');
    await other.has();
    await load();
    await remove('one', 'a1');
    await one.has('a1', 'a2');
    expect(ids(), 'the list is requested again').toEqual(['a2']);
    await other.has();
    expect(state().status).toBe('loading');
    await one.has('a2', 'a3');
    expect([ids(), state().status]).toEqual([['a2', 'a3'], 'ready']);
  });

  it('an addition does not take the new method away [SAVED-06]', async () => {
    const { one, other, ids, add } = await open();
    await add('one');
    await other.has('b1');
    await one.has('a1');
    expect(ids()).toEqual(['new', 'b1']);
    await one.has('a1', 'new');
    expect(ids()).toEqual(['a1', 'new', 'b1']);
  });

  it('an addition is not used for a deletion that failed either [SAVED-07]', async () => {
    const { one, other, ids, add, remove } = await open();
    await one.has('a1');
    await other.has();
    one.removed.mockResolvedValueOnce(fail({ kind: 'network' }));
    await remove('one', 'a1');
    await add('one');
    await one.has('a1');
    await one.has('a1', 'new');
    expect(ids()).toEqual(['a1', 'new']);
  });

  it('a change with another provider counts', async () => {
    const { one, other, load, ids, remove } = await open();
    await one.has('a1');
    await other.has('b1');
    await load();
    await remove('other', 'b1');
    await one.has('a1', 'a2');
    expect(ids()).toEqual(['a1', 'a2']);
    expect(one.list).toHaveBeenCalledTimes(2);
  });
});

describe('the error about one provider’s list', () => {
  it('stays while a method of another is deleted, or added [SAVED-07][SAVED-06]', async () => {
    const { one, other, remove, add, state, ids } = await open();
    await one.has('a1');
    await other.fails();
    await remove('one', 'a1');
    expect(state()).toMatchObject({ status: 'failed', failed: ['other'], methods: [] });
    await add('one');
    expect(ids()).toEqual(['new']);
    expect(state()).toMatchObject({ status: 'failed', failed: ['other'] });
  });

  it('ends when that list arrives after all', async () => {
    const { one, other, load, remove, state } = await open();
    await one.has('a1');
    await other.has('b1');
    await load();
    await one.has('a1');
    await other.fails();
    other.removed.mockResolvedValueOnce(fail({ kind: 'network' }));
    await remove('other', 'b1');
    await other.has('b1');
    expect(state()).toMatchObject({ status: 'ready', failed: [] });
  });
});

describe('a customer', () => {
  it.each([
    ['one of the lists', UNAUTHORIZED, 'Jane', 'failed'],
    ['one of the lists', REFUSED, 'Jane', 'failed'],
    ['one of the lists', REFUSED, null, 'signed-out'],
    ['every list', UNAUTHORIZED, 'Jane', 'signed-out'],
    ['every list', REFUSED, 'Jane', 'failed'],
    ['every list', REFUSED, null, 'signed-out'],
  ] as const)(
    'is asked to sign in when nobody is logged in or all say so: %s, %j of %s [SAVED-02]',
    async (which, error, name, status) => {
      const { one, other, state, ids } = await open(name);
      await one.fails(error);
      if (which === 'every list') await other.fails(error);
      else await other.has('b1');
      expect(state().status).toBe(status);
      if (which === 'one of the lists') expect(ids()).toEqual(['b1']);
    },
  );

  it.each(['deletion', 'addition'])(
    'sees the others’ methods when one provider refuses a %s, and signs in when all do [SAVED-02]',
    async (what) => {
      const { one, other, remove, add, state, ids } = await open();
      await one.has('a1');
      await other.has('b1');
      one.removed.mockResolvedValue(fail(UNAUTHORIZED));
      one.save.mockResolvedValue(fail(UNAUTHORIZED));
      const change = () => (what === 'deletion' ? remove('one', 'a1') : add('one'));
      await change();
      await other.has('b1');
      if (what === 'deletion') await one.has('a1');
      expect(state()).toMatchObject({ status: 'ready', adding: 'idle', deleting: null });
      expect([ids(), state().message?.tone]).toEqual([['a1', 'b1'], 'error']);
      await change();
      await other.fails(UNAUTHORIZED);
      expect(state()).toMatchObject({ status: 'signed-out', adding: 'idle', deleting: null });
    },
  );
});

describe('a form', () => {
  it.each([
    ['the code cannot be loaded', () => Promise.reject(new Error('Offline.'))],
    [
      'the code has none',
      () =>
        Promise.resolve<SavedMethodsProvider>({
          list: () => Promise.resolve(ok([])),
          remove: () => Promise.resolve(ok('')),
        }),
    ],
  ])('is reported as broken when %s [SAVED-13]', async (_why, load) => {
    const { show } = await open();
    provideSavedMethods([{ code: 'one', savedMethods: { hasForm: true, load } }]);
    const { onBroken } = await show('one');
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it('that can be shown is not', async () => {
    const { show } = await open();
    const { onBroken } = await show('one');
    expect(onBroken).not.toHaveBeenCalled();
  });
});
