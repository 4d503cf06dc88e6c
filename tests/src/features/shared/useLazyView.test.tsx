import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { useLazyView } from '../../../../src/features/shared/late/useLazyView';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../../state/support/shop';

const News = () => <p>News</p>;

function Slot({ load }: { readonly load: () => Promise<typeof News> }) {
  const { View, hasFailed } = useLazyView(true, load);
  if (View !== null) return <View />;
  return <p>{hasFailed ? 'failed' : 'loading'}</p>;
}

it('loads a view again once the connection is back, and not after it is gone', async () => {
  const load = vi.fn<() => Promise<typeof News>>();
  load.mockRejectedValueOnce(new TypeError('offline'));
  load.mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue(News);
  const { unmount } = render(
    <Provider store={createTillStore({ shop, checkout: null })}>
      <Slot load={load} />
    </Provider>,
  );
  expect(await screen.findByText('failed')).toBeTruthy();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(screen.getByText('failed')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('News')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});
