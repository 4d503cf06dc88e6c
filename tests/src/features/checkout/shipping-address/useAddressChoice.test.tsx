import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { useAddressChoice } from '../../../../../src/features/checkout/shipping-address/useAddressChoice';
import { afterPaint } from '../../../../../src/platform/page/frames';

import { checkoutSlice, selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop } from '../../../state/support/shop';

const saved = (id: number) => ({ kind: 'saved', id }) as const;

function setUp() {
  const store = createTillStore({ shop, checkout: null });
  store.inject({ name: 'views', slices: [checkoutSlice], startFlows: () => {} });
  const { result } = renderHook(useAddressChoice, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const stored = () => selectCheckout(store.getState()).shipping.choice;
  const press = (id: number, isTrusted: boolean) => {
    act(() => {
      result.current.choose({ isTrusted } as Event, saved(id));
    });
  };
  return { result, stored, press };
}

const untilPainted = () =>
  act(async () => {
    await afterPaint();
    await afterPaint();
  });

describe('choosing a saved address', () => {
  it('marks the pressed address first; the order follows after the paint [SHIP-01]', async () => {
    const { result, stored, press } = setUp();
    const before = stored();
    press(2, true);
    expect(result.current.marked).toEqual(saved(2));
    expect(stored()).toBe(before);
    await untilPainted();
    expect(stored()).toEqual(saved(2));
    expect(result.current.marked).toEqual(saved(2));
  });

  it('keeps the mark of the newest press', async () => {
    const { result, stored, press } = setUp();
    press(1, true);
    press(2, true);
    expect(result.current.marked).toEqual(saved(2));
    await untilPainted();
    expect(stored()).toEqual(saved(2));
    expect(result.current.marked).toEqual(saved(2));
  });

  it('chooses immediately for a script', () => {
    const { stored, press } = setUp();
    press(2, false);
    expect(stored()).toEqual(saved(2));
  });

  it('passes the same function in every render, so that only the changed cards render', () => {
    const { result, press } = setUp();
    const { choose } = result.current;
    press(2, false);
    expect(result.current.choose).toBe(choose);
  });
});
