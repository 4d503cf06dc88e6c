import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import {
  cartReloaded,
  confirmChange,
  nextCart,
} from '../../../../src/state/sections/await-sections';
import { reloadedSection } from '../../../../src/state/sections/reloaded-section';
import { selectCart } from '../../../../src/state/sections/section-selectors';
import {
  cartCountGuessed,
  sectionDisposed,
  sectionsFailed,
  sectionsRead,
  sectionsReceived,
  sectionsRequested,
  sectionsRetried,
  sectionsWanted,
  selectCartCount,
  selectFirstname,
  selectSectionsFailed,
} from '../../../../src/state/sections/sections-slice';
import type { FlowApi } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Imported here because the flow imports it on demand.
import '../../../../src/api/sections';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NETWORK: ApiError = { kind: 'network' };

function open() {
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
  const { dispatch } = store;
  return {
    store,
    state: () => store.getState().sections,
    count: () => selectCartCount(store.getState()),
    receive: (cart: object, names: readonly string[] = ['cart']) =>
      dispatch(sectionsReceived({ names, sections: { cart: { data_id: 2, ...cart } } })),
    /** What a flow of a capability learns. */
    ask: async <T>(question: (api: FlowApi) => Promise<T>): Promise<T> =>
      new Promise((resolve) => {
        store.inject({
          name: `probe ${Math.random()}`,
          slices: [],
          startFlows: (startListening) => {
            startListening({
              type: 'asked',
              effect: async (_action, api) => {
                api.unsubscribe();
                resolve(await question(api));
              },
            });
          },
        });
        dispatch({ type: 'asked' });
      }),
  };
}

const line = (qty: number) => ({ item_id: '7', product_id: '60', qty });

beforeEach(() => {
  vi.useFakeTimers();
  mockShop(() => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the number of items in the cart', () => {
  it('is unknown until the cart is there, and 0 for one that does not say [SECT-08]', () => {
    const { count, receive } = open();
    expect(count()).toBeNull();
    receive({ summary_count: '4' });
    expect(count()).toBe(4);
    receive({ summary_count: 'many' });
    expect(count()).toBe(0);
  });

  it('includes what is being added, until the shop’s own count arrives [ADDTO-01]', () => {
    const { store, count, receive } = open();
    receive({ summary_count: 1 });
    store.dispatch(cartCountGuessed(2));
    expect(count()).toBe(3);
    store.dispatch(cartCountGuessed(-5));
    expect(count(), 'never fewer than the shop’s').toBe(1);
    store.dispatch(cartCountGuessed(2));
    store.dispatch(sectionsReceived({ names: ['review'], sections: { review: { data_id: 2 } } }));
    expect(count(), 'other sections say nothing about it').toBe(3);
    receive({ summary_count: 3 });
    expect(count()).toBe(3);
  });
});

describe('the customer’s first name', () => {
  it.each([
    [undefined, undefined],
    [{ data_id: 1 }, null],
    [{ data_id: 1, firstname: '' }, null],
    [{ data_id: 1, firstname: 5 }, null],
    [{ data_id: 1, firstname: 'Ann' }, 'Ann'],
  ])('of the section %j is %s [SECT-07, ROLE-02]', (customer, firstname) => {
    const { store } = open();
    if (customer !== undefined) store.dispatch(sectionsRead({ customer }));
    expect(selectFirstname(store.getState())).toBe(firstname);
  });
});

describe('loads', () => {
  it('are listed once per section until each has ended [SECT-28]', () => {
    const { store, state } = open();
    store.dispatch(sectionsRequested(['cart', 'review']));
    store.dispatch(sectionsRequested(['cart', 'customer']));
    expect(state().loading).toEqual(['cart', 'review', 'customer']);
    store.dispatch(sectionsFailed({ names: ['review'], error: NETWORK }));
    expect(state().loading).toEqual(['cart', 'customer']);
    expect(selectSectionsFailed(store.getState())).toBe(true);
    store.dispatch(sectionsReceived({ names: ['cart'], sections: {} }));
    expect(state()).toMatchObject({ loading: ['customer'], error: null });
  });

  it('keep what is shown when they fail, and the error until a retry [SECT-28]', () => {
    const { store, state, receive } = open();
    receive({ summary_count: 2 });
    store.dispatch(sectionsFailed({ names: ['cart'], error: NETWORK }));
    expect(selectCart(store.getState())?.count).toBe(2);
    store.dispatch(sectionsRetried());
    expect(state().error).toBeNull();
  });

  it('add up what elements show, and a section shown once can be removed [SECT-27]', () => {
    const { store, state } = open();
    store.dispatch(sectionsWanted(['cart', 'customer']));
    store.dispatch(sectionsWanted(['cart', 'review']));
    expect(state().wanted).toEqual(['cart', 'customer', 'review']);
    expect(state().ready).toBe(true);
    store.dispatch(sectionsRead({ messages: { data_id: 1 }, cart: { data_id: 1 } }));
    store.dispatch(sectionDisposed('messages'));
    expect(Object.keys(state().data)).toEqual(['cart']);
  });
});

describe('a flow that waits for the cart', () => {
  it('gets the next one [SECT-19]', async () => {
    const { store, ask, receive } = open();
    const cart = ask(nextCart);
    store.dispatch(sectionsReceived({ names: ['review'], sections: {} }));
    receive({ summary_count: 3 });
    expect((await cart)?.count).toBe(3);
  });

  it.each([
    ['its load fails', true],
    ['it does not arrive in time', false],
  ])('gets none when %s [SECT-28]', async (_why, fails) => {
    const { store, ask, receive } = open();
    receive({ summary_count: 3 });
    const cart = ask(nextCart);
    if (fails) store.dispatch(sectionsFailed({ names: ['cart'], error: NETWORK }));
    else await vi.advanceTimersByTimeAsync(8001);
    expect(await cart).toBeNull();
  });

  it.each([
    ['arrives', 'received', 0],
    ['fails to load', 'failed', 0],
    ['takes too long', 'never', 8000],
  ])('goes on once it %s, whatever happens to other sections', async (_what, end, wait) => {
    const { store, ask, receive } = open();
    const isOver = vi.fn();
    void ask(cartReloaded).then(isOver);
    store.dispatch(sectionsFailed({ names: ['review'], error: NETWORK }));
    store.dispatch(sectionsReceived({ names: ['review'], sections: {} }));
    await vi.advanceTimersByTimeAsync(7990);
    expect(isOver).not.toHaveBeenCalled();
    if (end === 'received') receive({});
    if (end === 'failed') store.dispatch(sectionsFailed({ names: ['cart'], error: NETWORK }));
    await vi.advanceTimersByTimeAsync(wait);
    expect(isOver).toHaveBeenCalled();
  });
});

describe('a change whose response was lost', () => {
  const isIn = (api: FlowApi, error: ApiError = NETWORK) =>
    confirmChange(api, error, (lines) => lines[0]?.qty === 3);

  it.each([
    ['is in it', 3, true],
    ['is not in it', 2, false],
  ])('is confirmed by the cart that is being loaded when it %s', async (_what, qty, isSaved) => {
    const { store, ask, receive } = open();
    receive({ items: [line(2)] });
    store.dispatch(sectionsRequested(['cart']));
    const answer = ask(isIn);
    receive({ items: [line(qty)] });
    expect(await answer).toBe(isSaved);
  });

  it('is not confirmed by a cart that was there before', async () => {
    const { store, ask, receive } = open();
    receive({ items: [line(3)] });
    store.dispatch(sectionsRequested(['cart']));
    const answer = ask(isIn);
    store.dispatch(sectionsFailed({ names: ['cart'], error: NETWORK }));
    expect(await answer).toBe(false);
  });

  it('is not confirmed when no cart is being loaded, or when the shop has refused it', async () => {
    const { store, ask, receive } = open();
    receive({ items: [line(3)] });
    expect(await ask(isIn)).toBe(false);
    store.dispatch(sectionsRequested(['cart']));
    const refused = ask((api) => isIn(api, { kind: 'unauthorized', message: 'No.' }));
    receive({ items: [line(3)] });
    expect(await refused).toBe(false);
  });

  it('is not confirmed where there is still no cart', async () => {
    const { store, ask } = open();
    store.dispatch(sectionsRequested(['cart']));
    const answer = ask(isIn);
    store.dispatch(sectionsReceived({ names: ['cart'], sections: {} }));
    expect(await answer).toBe(false);
  });
});

describe('a section that is reloaded', () => {
  const review = (api: FlowApi) => reloadedSection(api, 'review');

  it('is requested and returned [SECT-19]', async () => {
    mockShop(() => json({ review: { data_id: 5, nickname: 'Ann' } }));
    const { ask } = open();
    const section = ask(review);
    await vi.advanceTimersByTimeAsync(5);
    expect(await section).toMatchObject({ nickname: 'Ann' });
    expect(sent).toHaveLength(1);
  });

  it('is not requested twice while it is being loaded', async () => {
    const { store, ask } = open();
    store.dispatch(sectionsRequested(['review']));
    const section = ask(review);
    await vi.advanceTimersByTimeAsync(5);
    store.dispatch(sectionsReceived({ names: ['review'], sections: { review: { data_id: 6 } } }));
    expect(await section).toEqual({ data_id: 6 });
    expect(sent).toEqual([]);
  });

  it('is null when the load fails, or brings nothing new', async () => {
    const { store, ask } = open();
    store.dispatch(sectionsRead({ review: { data_id: 4 } }));
    const failed = ask(review);
    await vi.advanceTimersByTimeAsync(5);
    store.dispatch(sectionsFailed({ names: ['review'], error: NETWORK }));
    expect(await failed).toBeNull();
    const missing = ask(review);
    await vi.advanceTimersByTimeAsync(5);
    store.dispatch(sectionsReceived({ names: ['review'], sections: {} }));
    expect(await missing).toBeNull();
  });

  it('is null at once while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { ask } = open();
    expect(await ask(review)).toBeNull();
    expect(sent).toEqual([]);
  });
});
