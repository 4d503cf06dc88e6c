import { describe, expect, it, vi } from 'vitest';

import { watchJQueryWrites } from '../../../elements/bridge/jquery-writes';
import type { JQuery } from '../../../elements/bridge/old-front-end.types';
import { defaultSectionSettings } from '../../../src/domain/sections/default-settings';
import { sectionsInvalidated } from '../../../src/state/sections/sections-slice';
import type { TillStore } from '../../../src/state/shared/store.types';

const BASE = 'https://shop.example/';
const settings = defaultSectionSettings({ baseUrl: BASE, websiteId: '1', storeId: '1' });

function page(isHandledElsewhere = false) {
  let complete: Parameters<ReturnType<JQuery>['on']>[1] = () => undefined;
  const dispatch = vi.fn();
  const jQuery: JQuery = () => ({
    on: (_event, handler) => {
      complete = handler;
    },
  });
  watchJQueryWrites(
    jQuery,
    { dispatch } as unknown as TillStore,
    settings,
    () => isHandledElsewhere,
  );
  return {
    dispatch,
    send: (type: string, path: string, responseJSON?: unknown) => {
      complete({}, { responseJSON }, { url: BASE + path, type });
    },
  };
}

describe('writing requests of jQuery', () => {
  it('invalidate and reload the sections of their URL [SECT-17] [SECT-19]', () => {
    const { dispatch, send } = page();
    send('POST', 'checkout/cart/add/', []);
    const action = dispatch.mock.calls[0]?.[0] as ReturnType<typeof sectionsInvalidated>;
    expect(sectionsInvalidated.match(action)).toBe(true);
    expect(action.payload.names).toContain('cart');
    expect(action.payload.reload).toBe(true);
  });

  it.each([{ backUrl: 'x' }, { redirect: 'x' }])('reload nothing after %o [SECT-20]', (answer) => {
    const { dispatch, send } = page();
    send('POST', 'checkout/cart/add/', answer);
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ payload: { reload: false } });
  });

  it('are ignored when they do not write, go to another site, or are already handled', () => {
    const { dispatch, send } = page();
    send('GET', 'checkout/cart/add/');
    expect(dispatch).not.toHaveBeenCalled();
    const elsewhere = page(true);
    elsewhere.send('POST', 'checkout/cart/add/', []);
    expect(elsewhere.dispatch).not.toHaveBeenCalled();
  });
});
