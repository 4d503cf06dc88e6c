import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MiniCartDrawer } from '../../../../../src/features/cart/mini-cart/MiniCartDrawer';
import { useDrawer } from '../../../../../src/features/cart/mini-cart/useDrawer';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop } from '../../../state/support/shop';

const idle = vi.fn<(run: () => void, options: { readonly timeout: number }) => void>();

function open(isOpen: boolean) {
  const store = createTillStore({ shop, checkout: null });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const hook = renderHook(({ isNowOpen }) => useDrawer(isNowOpen), {
    wrapper,
    initialProps: { isNowOpen: isOpen },
  });
  const isLoaded = () => hook.result.current.Drawer === MiniCartDrawer;
  return { ...hook, store, isLoaded };
}

beforeEach(() => {
  idle.mockClear();
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('useDrawer', () => {
  it('loads the drawer in an idle period', async () => {
    const { isLoaded, store } = open(false);
    expect(idle.mock.lastCall?.[1]).toEqual({ timeout: 3000 });
    expect(isLoaded()).toBe(false);
    idle.mock.lastCall?.[0]();
    await waitFor(() => {
      expect(isLoaded()).toBe(true);
    });
    expect(store.getState().cart, 'and starts its flows').toBeDefined();
  });

  it('loads it when the shopper points at the icon', async () => {
    const { result, isLoaded } = open(false);
    result.current.fetchDrawer();
    await waitFor(() => {
      expect(isLoaded()).toBe(true);
    });
  });

  it('loads it at the latest when it is opened', async () => {
    const { isLoaded, rerender } = open(false);
    rerender({ isNowOpen: true });
    await waitFor(() => {
      expect(isLoaded()).toBe(true);
    });
  });

  it('waits for the page, and for a moment in a browser without idle periods', () => {
    vi.useFakeTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const timeout = vi.spyOn(window, 'setTimeout');
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    open(false);
    const waits = () => timeout.mock.calls.filter(([, ms]) => ms === 300);
    expect(waits()).toHaveLength(0);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(waits()).toHaveLength(1);
    vi.useRealTimers();
  });
});
