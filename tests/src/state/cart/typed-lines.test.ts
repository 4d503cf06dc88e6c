import { describe, expect, it, vi } from 'vitest';
import {
  cartEmptied,
  cartUpdateReverted,
  cartUpdated,
  lineErrorDismissed,
  lineQuantityTyped,
  lineRefused,
  selectHasInvalid,
  selectHasTyped,
  selectHasUnsaved,
  selectLine,
  typedDiscarded,
} from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const untouched = { status: 'idle', qty: null, error: null };

function open(): TillStore {
  mockShop(() => new Promise(() => undefined));
  const store = createTillStore({ shop, checkout: null });
  store.inject(cartState);
  return store;
}
const type = (store: TillStore, itemId: string, typed: number | 'invalid' | null): void => {
  store.dispatch(lineQuantityTyped({ itemId, typed }));
};
const line = (store: TillStore, itemId: string) => selectLine(itemId)(store.getState());
const flags = (store: TillStore) => ({
  unsaved: selectHasUnsaved(store.getState()),
  typed: selectHasTyped(store.getState()),
  invalid: selectHasInvalid(store.getState()),
});

describe('quantities that are typed and sent later', () => {
  it('are unknown to a page whose cart has not been loaded', () => {
    const store = createTillStore({ shop, checkout: null });
    expect(line(store, '1')).toEqual(untouched);
    expect(flags(store)).toEqual({ unsaved: false, typed: false, invalid: false });
  });

  it.each([
    [3, { ...untouched, status: 'typed', qty: 3 }, { unsaved: true, typed: true, invalid: false }],
    ['invalid', { ...untouched, status: 'invalid' }, { unsaved: true, typed: true, invalid: true }],
    [null, untouched, { unsaved: false, typed: false, invalid: false }],
  ] as const)(
    'are unsaved until the cart is updated: %s [CART-05][QTY-04]',
    (typed, edit, after) => {
      const store = open();
      type(store, '1', typed);
      expect(line(store, '1')).toEqual(edit);
      expect(flags(store)).toEqual(after);
    },
  );

  it('count if only one of several lines has one [CART-05]', () => {
    const store = open();
    type(store, '1', 3);
    store.dispatch(lineRefused({ itemId: '2', error: 'Too many.' }));
    expect(flags(store)).toEqual({ unsaved: true, typed: true, invalid: false });
  });

  it('are gone once the field shows the cart’s own quantity again', () => {
    const store = open();
    type(store, '1', 3);
    type(store, '1', null);
    expect(line(store, '1')).toEqual(untouched);
  });

  it('leave a refused line its error when nothing was typed', () => {
    const store = open();
    store.dispatch(lineRefused({ itemId: '1', error: 'Too many.' }));
    type(store, '1', null);
    expect(line(store, '1').error).toBe('Too many.');
  });

  it('are unsaved while they are sent [CART-01]', () => {
    const store = open();
    type(store, '1', 3);
    store.dispatch(cartUpdated());
    expect(line(store, '1')).toEqual({ status: 'saving', qty: 3, error: null });
    expect(flags(store)).toEqual({ unsaved: true, typed: false, invalid: false });
  });

  it('are not sent while one of them is invalid [QTY-04]', () => {
    const store = open();
    type(store, '1', 3);
    type(store, '2', 'invalid');
    store.dispatch(cartUpdated());
    expect(line(store, '1').status).toBe('typed');
    expect(sent).toEqual([]);
  });

  it('return with an error at the lines that could not be sent', () => {
    const store = open();
    type(store, '1', 3);
    type(store, '2', 4);
    store.dispatch(cartUpdated());
    store.dispatch(cartUpdateReverted({ itemIds: ['1'], error: 'Too many.' }));
    expect(line(store, '1')).toEqual({ status: 'typed', qty: 3, error: 'Too many.' });
    expect(line(store, '2').status).toBe('saving');
  });

  it('are discarded; lines that are being changed otherwise are not [CART-08]', () => {
    const store = open();
    type(store, '1', 3);
    type(store, '2', 'invalid');
    store.dispatch(lineRefused({ itemId: '3', error: 'Too many.' }));
    store.dispatch(typedDiscarded());
    expect([line(store, '1'), line(store, '2')]).toEqual([untouched, untouched]);
    expect(line(store, '3').error).toBe('Too many.');
  });
});

describe('an error of a line', () => {
  it('is dismissed without changing what was typed', () => {
    const store = open();
    type(store, '1', 3);
    store.dispatch(cartUpdated());
    store.dispatch(cartUpdateReverted({ itemIds: ['1'], error: 'Too many.' }));
    store.dispatch(lineErrorDismissed({ itemId: '1' }));
    expect(line(store, '1')).toEqual({ status: 'typed', qty: 3, error: null });
  });

  it('changes nothing when it is dismissed after the line is gone', () => {
    const store = open();
    const before = store.getState().cart;
    store.dispatch(lineErrorDismissed({ itemId: '1' }));
    expect(store.getState().cart).toBe(before);
  });
});

describe('the lines of an emptied cart', () => {
  it('are all being removed, whatever was typed [CART-01]', () => {
    const store = open();
    type(store, '1', 3);
    store.dispatch(cartEmptied(['1', '2']));
    expect([line(store, '1').status, line(store, '2').status]).toEqual(['removing', 'removing']);
    expect(line(store, '1').qty).toBeNull();
  });
});
