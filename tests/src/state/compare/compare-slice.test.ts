import { describe, expect, it } from 'vitest';
import {
  changeFailed,
  changePostedAsPage,
  changeRequested,
  changeSettled,
  compareSlice,
  isRemoved,
  isSending,
  pageRestored,
  selectCompared,
  selectIsCompared,
  type ChangeState,
  type CompareChange,
  type CompareState,
} from '../../../../src/state/compare/compare-slice';
import type { WithSections } from '../../../../src/state/sections/sections-slice';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { sectionSettings, shop } from '../support/shop';

const change = (kind: CompareChange['kind'], productId = '7'): CompareChange => ({
  kind,
  productId,
  name: 'Salt',
  post: { action: `/${kind}/`, data: {} },
});
const none: CompareState = { changes: {}, offer: null };
const after = (...actions: readonly Parameters<typeof compareSlice.reducer>[1][]): CompareState =>
  actions.reduce<CompareState>((state, action) => compareSlice.reducer(state, action), none);
const remove = change('remove');
const add = change('add');

describe('a change of the comparison list', () => {
  it('can be undone after a removal of that product only', () => {
    expect(after(changeRequested(remove)).offer).toEqual(remove);
    expect(after(changeRequested(add)).offer).toBeNull();
    const isBeingRestored = after(
      changeRequested(remove),
      changeSettled(remove),
      changeRequested(add),
    );
    expect(isBeingRestored.offer).toEqual(remove);
    const other = change('add', '8');
    expect(after(changeRequested(remove), changeRequested(other)).offer).toBeNull();
    const all = change('clear', '7');
    expect(
      after(changeRequested(remove), changeSettled(remove), changeRequested(all)).offer,
    ).toBeNull();
  });

  it('offers no undo once the product is back, or was never removed', () => {
    const removed = [changeRequested(remove), changeSettled(remove)] as const;
    expect(after(...removed).offer).toEqual(remove);
    expect(after(...removed, changeRequested(add), changeSettled(add)).offer).toBeNull();
    expect(after(...removed, changeSettled(change('add', '8'))).offer).toEqual(remove);
    expect(
      after(changeRequested(remove), changeFailed({ ...remove, error: 'No.' })).offer,
    ).toBeNull();
    expect(after(...removed, changeFailed({ ...add, error: 'No.' })).offer).toEqual(remove);
    const refused = changeFailed({ ...change('remove', '8'), error: 'No.' });
    expect(after(...removed, refused).offer).toEqual(remove);
    expect(after(changeFailed({ ...remove, error: 'No.' })).offer).toBeNull();
  });

  it('does not settle a newer one of the same product, nor an unknown one', () => {
    const state = after(changeRequested(remove), changeRequested(add), changeSettled(remove));
    expect(state.changes['7']).toMatchObject({ kind: 'add', status: 'sending' });
    expect(after(changeSettled(add)).changes).toEqual({});
  });

  it.each<[ChangeState['status'], boolean]>([
    ['sending', true],
    ['leaving', true],
    ['done', false],
    ['failed', false],
  ])('that is %s is pending: %s', (status, isPending) => {
    const state: CompareState = { changes: { 7: { kind: 'add', status, error: '' } }, offer: null };
    expect(isSending(state, add)).toBe(isPending);
    expect(isSending(state, remove)).toBe(false);
    expect(isSending(state, change('add', '8'))).toBe(false);
  });

  it.each<[ChangeState['kind'], ChangeState['status'], boolean]>([
    ['remove', 'sending', true],
    ['remove', 'done', true],
    ['remove', 'failed', false],
    ['remove', 'leaving', false],
    ['add', 'sending', false],
    ['add', 'done', false],
    ['add', 'failed', true],
    ['add', 'leaving', true],
  ])('%s, %s: the product is removed: %s', (kind, status, expected) => {
    expect(isRemoved({ kind, status, error: '' })).toBe(expected);
    expect(isRemoved(undefined)).toBe(false);
  });

  it('that was posted as a page is forgotten when the browser restores that page', () => {
    const other = change('add', '8');
    const state = after(
      changeRequested(other),
      changeSettled(other),
      changeRequested(remove),
      changePostedAsPage(remove),
    );
    expect(state.changes['7']?.status).toBe('leaving');
    expect(Object.keys(compareSlice.reducer(state, pageRestored()).changes)).toEqual(['8']);
  });
});

describe('the compared products', () => {
  const stateWith = (section?: Readonly<Record<string, unknown>>): WithSections => {
    const names = [...sectionSettings.names, 'compare-products'];
    const store = createTillStore({
      shop,
      checkout: null,
      sections: { ...sectionSettings, names },
    });
    if (section !== undefined) store.dispatch(sectionsRead({ 'compare-products': section }));
    return store.getState();
  };

  it('are unknown until their section is loaded', () => {
    expect(selectCompared(stateWith())).toBeNull();
    expect(selectIsCompared('7')(stateWith())).toBe(false);
  });

  it('are found by their id, and parsed once', () => {
    const items = [
      { id: '7', name: 'Salt' },
      { id: '8', name: 'Loaf' },
    ];
    const state = stateWith({ data_id: 1, count: 2, items });
    expect(['7', '8', '9'].map((id) => selectIsCompared(id)(state))).toEqual([true, true, false]);
    expect(selectCompared(state)).toBe(selectCompared(state));
  });
});
