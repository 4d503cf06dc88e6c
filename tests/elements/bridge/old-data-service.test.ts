import { describe, expect, it, vi } from 'vitest';

import { shareSections } from '../../../elements/bridge/old-data-service';
import type { TillStore } from '../../../src/state/shared/store.types';

/** A minimal store and a minimal data service of the old front end. */
function page() {
  let data: Record<string, unknown> = {};
  let theirs: unknown;
  const storeListeners: (() => void)[] = [];
  const serviceListeners: (() => void)[] = [];
  const dispatch = vi.fn();
  const set = vi.fn();
  const store = {
    getState: () => ({ sections: { data } }),
    subscribe: (listener: () => void) => storeListeners.push(listener),
    dispatch,
  } as unknown as TillStore;
  const observable = Object.assign(() => theirs, {
    subscribe: (listener: () => void) => serviceListeners.push(listener),
  });
  shareSections({ get: () => observable, set }, store, ['cart']);
  return {
    dispatch,
    set,
    weLoad(section: unknown) {
      data = { cart: section };
      for (const listener of storeListeners) listener();
    },
    theyLoad(section: unknown) {
      theirs = section;
      for (const listener of serviceListeners) listener();
    },
  };
}

describe('the old data service', () => {
  it('passes loaded sections to the store once [SECT-19]', () => {
    const { dispatch, theyLoad, weLoad, set } = page();
    theyLoad({ data_id: 7, summary_count: 2 });
    expect(dispatch).toHaveBeenCalledOnce();
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      payload: { cart: { data_id: 7, summary_count: 2 } },
    });
    weLoad({ data_id: 7, summary_count: 2 });
    expect(set).not.toHaveBeenCalled();
  });

  it('receives sections loaded by the store once [SECT-19]', () => {
    const { dispatch, theyLoad, weLoad, set } = page();
    weLoad({ data_id: 9 });
    expect(set).toHaveBeenCalledExactlyOnceWith('cart', { data_id: 9 });
    theyLoad({ data_id: 9 });
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('is given ours again where its response is an older one [SECT-19]', () => {
    const { dispatch, theyLoad, weLoad, set } = page();
    weLoad({ data_id: 9, summary_count: 0 });
    set.mockClear();
    theyLoad({ data_id: 8, summary_count: 1 });
    expect(dispatch).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledExactlyOnceWith('cart', { data_id: 9, summary_count: 0 });
  });
});
