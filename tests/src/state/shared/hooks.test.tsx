import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { useLateSelector } from '../../../../src/state/shared/hooks';
import { sectionsRead, selectCartCount } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillState } from '../../../../src/state/shared/store.types';
import { shop } from '../support/shop';

const count = (state: TillState): number => selectCartCount(state) ?? 0;
const cart = (pieces: number) => sectionsRead({ cart: { data_id: 1, summary_count: pieces } });

function Count() {
  return <output>{useLateSelector(count)}</output>;
}

describe('useLateSelector', () => {
  it('returns the current value, re-renders when it changes, and unsubscribes on unmount', async () => {
    const store = createTillStore({ shop, checkout: null });
    store.dispatch(cart(2));
    const { unmount } = render(
      <Provider store={store}>
        <Count />
      </Provider>,
    );
    const shown = () => screen.getByRole('status').textContent;
    expect(shown()).toBe('2');
    await act(async () => {
      store.dispatch(cart(5));
      expect(shown()).toBe('2');
      await Promise.resolve();
    });
    expect(shown()).toBe('5');
    unmount();
    store.dispatch(cart(7));
  });
});
