import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesMeta } from '../../../elements/account/till-messages.meta';
import { GlobalMessages } from '../../../src/features/account/messages/GlobalMessages';
import { readCookie, removeCookie, writeCookie } from '../../../src/platform/storage/cookies';
import { messagesState } from '../../../src/state/messages/messages-state';
import { createTillStore } from '../../../src/state/store/store';
import { shop } from '../../src/state/support/shop';

import '../../../elements/account/till-messages';

const renderView = () => {
  const store = createTillStore({ shop, checkout: null });
  store.inject(messagesState);
  render(
    <Provider store={store}>
      <GlobalMessages />
    </Provider>,
  );
  return store;
};
const told = (messages: readonly unknown[]) => {
  writeCookie('mage-messages', JSON.stringify(messages), { sameSite: 'strict' });
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  removeCookie('mage-messages');
});

it('defines its tag', () => {
  expect(customElements.get(messagesMeta.tag)).toBeDefined();
});

it('shows the messages of redirecting pages once, in live regions that existed before [MSG-06][MSG-07]', async () => {
  told([
    { type: 'success', text: 'Saved.' },
    { type: 'error', text: 'Not sent.' },
  ]);
  renderView();
  const polite = screen.getByRole('status');
  const assertive = screen.getByRole('alert');
  expect(readCookie('mage-messages')).toBeNull();
  expect(polite.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(polite.textContent).toBe('Saved.');
  expect(assertive.textContent).toBe('Not sent.');
});

it('keeps an error until it is closed and hides a success after a while [MSG-03][MSG-04]', async () => {
  told([
    { type: 'success', text: 'Saved.' },
    { type: 'error', text: 'Not sent.' },
  ]);
  renderView();
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await act(() => vi.advanceTimersByTimeAsync(5100));
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Saved.')).toBeNull();
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Not sent.')).toBeNull();
});
