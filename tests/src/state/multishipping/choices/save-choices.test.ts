import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import { provideChoiceServices } from '../../../../../src/state/multishipping/choice-services';
import {
  choicesAlertClosed,
  choicesSubmitted,
  selectChoices,
} from '../../../../../src/state/multishipping/choices/choices-slice';
import { choicesState } from '../../../../../src/state/multishipping/choices/save-choices';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../../src/state/store/store';
import { CHOICE_SERVICES } from '../../../../../src/tax/choice-services';
// Loaded on demand; preloaded here, because these tests use a fake clock.
import '../../../../../src/tax/avatax/api/save-choice';
import { json, mockShop, sent } from '../../support/fake-http';
import { API_ERRORS } from '../../support/fault-errors';
import { shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const selector = CHOICE_SERVICES[0]?.choices ?? '';
const choices = ['{"customer_address_id":1,"city":"Oakland"}', '{"customer_address_id":2}'];
const settle = () => vi.advanceTimersByTimeAsync(3000);

function openPage(services = CHOICE_SERVICES): TillStore {
  provideChoiceServices(services);
  const store = createTillStore({ shop, checkout: null });
  store.inject(choicesState);
  return store;
}

async function submit(store: TillStore, changes: { readonly selector?: string } = {}) {
  store.dispatch(choicesSubmitted({ selector, choices, ...changes }));
  await settle();
  return selectChoices(store.getState());
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  provideChoiceServices([]);
});

describe('the addresses that were chosen for several addresses', () => {
  it('do not hold up the form when the code of the service does not arrive within 8 seconds', async () => {
    const load = () => new Promise<never>(() => undefined);
    mockShop(() => json(true));
    const store = openPage([{ choices: selector, load }]);
    await submit(store);
    await vi.advanceTimersByTimeAsync(4999);
    expect(selectChoices(store.getState()).status).toBe('saving');
    await vi.advanceTimersByTimeAsync(2);
    expect(selectChoices(store.getState()).status).toBe('saved');
    expect(sent).toEqual([]);
  });

  it('are saved one after the other before the form goes on [TAXV-20]', async () => {
    const responses: (() => void)[] = [];
    mockShop(
      () =>
        new Promise((resolve) => {
          responses.push(() => {
            resolve(json(true));
          });
        }),
    );
    const store = openPage();
    expect((await submit(store)).status).toBe('saving');
    expect(sent).toHaveLength(1);
    responses[0]?.();
    await settle();
    expect(sent.map(({ body }) => body)).toEqual(
      choices.map((text) => ({ address: JSON.parse(text) as unknown })),
    );
    expect(selectChoices(store.getState()).status).toBe('saving');
    responses[1]?.();
    await settle();
    expect(selectChoices(store.getState()).status).toBe('saved');
  });

  it.each(['html', 'half', 'empty', '404', '429', '500'] as const)(
    'go on when the call fails (%s), once the alert was read [TAXV-24]',
    async (fault) => {
      mockShop(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      const store = openPage();
      const failed = await submit(store);
      expect(failed.status).toBe('failed');
      expect(failed.alert).not.toBe('');
      expect(sent).toHaveLength(2);
      store.dispatch(choicesAlertClosed());
      expect(selectChoices(store.getState())).toMatchObject({ status: 'saved', alert: '' });
    },
  );

  it.each(['401', 'offline'] as const)(
    'go on without an alert when no answer comes (%s)',
    async (fault) => {
      mockShop(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      expect((await submit(openPage())).status).toBe('saved');
    },
  );

  it('wait for no more than 8 seconds together', async () => {
    mockShop(() => new Promise(() => undefined));
    const store = openPage();
    expect((await submit(store)).status).toBe('saving');
    await vi.advanceTimersByTimeAsync(5000);
    expect(selectChoices(store.getState()).status).toBe('saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('go on when nobody can save them', async () => {
    mockShop(() => json(true));
    expect((await submit(openPage(), { selector: '.unknown' })).status).toBe('saved');
    provideChoiceServices([
      { choices: '.broken', load: () => Promise.reject(new Error('offline')) },
      { choices: '.throws', load: () => Promise.resolve(() => Promise.reject(new Error('no'))) },
    ]);
    for (const other of ['.broken', '.throws']) {
      const store = createTillStore({ shop, checkout: null });
      store.inject(choicesState);
      expect((await submit(store, { selector: other })).status).toBe('saved');
    }
    expect(sent).toEqual([]);
  });
});
