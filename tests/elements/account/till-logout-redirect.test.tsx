import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-logout-redirect';
import { replaceNavigator } from '../../../src/platform/navigate';
import { renderPage } from './account-page';

const init = {
  '*': { 'Magento_Customer/js/logout-redirect': { url: 'https://shop.example/de/' } },
};
const page = (attributes = '') =>
  `<till-logout-redirect ${attributes}><p>You have signed out.</p></till-logout-redirect>`;
const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  restoreNavigator();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('<till-logout-redirect>', () => {
  it('goes to the page’s address after five seconds [LOGOUT-01]', async () => {
    await renderPage(page(), 'till-logout-redirect', init);
    await vi.advanceTimersByTimeAsync(4800);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/de/');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      'https://shop.example/de/',
    );
  });

  it('goes elsewhere, and at another time, on request', async () => {
    await renderPage(page('url="/bye.html" delay="1000"'), 'till-logout-redirect', init);
    await vi.advanceTimersByTimeAsync(1100);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/bye.html');
  });

  it('stays if the shopper cancels', async () => {
    await renderPage(page(), 'till-logout-redirect');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(assign).not.toHaveBeenCalled();
    screen.getByText('You can stay on this page.');
  });
});
