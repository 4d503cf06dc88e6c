import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-multi-checkout';
import { loadRules } from '../../../src/features/shared/form/control-check';
import { replaceNavigator } from '../../../src/platform/navigate';
import { renderPage } from '../account/account-page';
import { ADDRESSES, OVERVIEW } from './multi-pages';
import { button, endPage, restorePage, startPage, submitted, TAG } from './multi-support';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));
vi.mock('../../../src/features/shared/form/control-check', async (load) => {
  const own = await load<{ loadRules: typeof loadRules }>();
  return { ...own, loadRules: vi.fn(own.loadRules) };
});

const assign = vi.fn();
const reload = vi.fn();
let restore = (): void => undefined;

beforeEach(() => {
  startPage();
  restore = replaceNavigator({ assign, reload });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  restore();
  assign.mockClear();
  reload.mockClear();
  endPage();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const quantities = () => screen.getAllByLabelText<HTMLInputElement>('Qty');
const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const sentOnce = (): Promise<void> =>
  waitFor(() => {
    expect(submitted).toHaveLength(1);
  });

/** Presses a button, and waits until the browser was told to send the form. */
async function send(name: string): Promise<void> {
  await user.click(button(name));
  await sentOnce();
}

const remove = async (): Promise<void> => {
  await user.click(screen.getAllByText('Remove item')[0] as HTMLElement);
};

describe('the page of addresses, when the browser stays on it', () => {
  it('can be pressed again after a while, and has the row that was to go', async () => {
    await renderPage(ADDRESSES, TAG);
    await remove();
    await sentOnce();
    expect(screen.getByRole('status').textContent).toContain('Please wait...');
    await wait(9000);
    expect(quantities()[0]?.value).toBe('0');
    await wait(1100);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(quantities()[0]?.value).toBe('1');
    await user.click(button('Update Qty'));
    await waitFor(() => {
      expect(submitted[1]).toMatchObject({ 'ship[0][582][qty]': '1' });
    });
  });

  it('has the row that was to go when the browser returns to it, and checks its quantity', async () => {
    await renderPage(ADDRESSES, TAG);
    await remove();
    await sentOnce();
    restorePage();
    const [first] = quantities();
    await waitFor(() => {
      expect(first?.value).toBe('1');
    });
    await user.clear(first as HTMLInputElement);
    await user.type(first as HTMLInputElement, '0');
    await user.click(button('Update Qty'));
    await waitFor(() => {
      expect(first?.getAttribute('aria-invalid')).toBe('true');
    });
  });

  it('puts a row back when another is wrong by rules that arrive after the press', async () => {
    await renderPage(ADDRESSES, TAG);
    let arrive = (): void => undefined;
    const pending = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const [first, second] = quantities();
    await user.clear(second as HTMLInputElement);
    vi.mocked(loadRules).mockReturnValueOnce(pending);
    await remove();
    expect([first?.value, second?.getAttribute('aria-invalid')]).toEqual(['0', null]);
    arrive();
    await waitFor(() => {
      expect(second?.getAttribute('aria-invalid')).toBe('true');
    });
    await waitFor(() => {
      expect(first?.value).toBe('1');
    });
    expect(submitted).toHaveLength(0);
  });
});

describe('a theme without a table', () => {
  const plain = ADDRESSES.replaceAll(/<(\/?)(?:tr|td|table|tbody)\b/g, '<$1div');

  it('takes out the row that was pressed', async () => {
    await renderPage(plain, TAG);
    await user.click(screen.getAllByText('Remove item')[1] as HTMLElement);
    await sentOnce();
    expect(submitted[0]).toMatchObject({ 'ship[0][582][qty]': '1', 'ship[1][582][qty]': '0' });
    expect(screen.getByRole('group', { name: 'Qty, Mug 1' })).toBeTruthy();
  });

  it('offers all addresses for rows whose links are elsewhere, and leaves those links alone', async () => {
    const apart = plain
      .replaceAll(/<div class="col actions">.*?<\/a><\/div>/g, '')
      .replace(
        'table-wrapper">',
        'table-wrapper"><a href="#" class="action delete">Remove item</a>',
      );
    await renderPage(apart, TAG);
    await user.selectOptions(screen.getByLabelText('Send all items to'), 'London');
    const seen = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', seen);
    await remove();
    document.removeEventListener('click', seen);
    expect(seen.mock.results).toMatchObject([{ value: false }]);
    expect(quantities().map(({ value }) => value)).toEqual(['1', '1', '1']);
    expect(submitted).toHaveLength(0);
  });
});

describe('the page with everything once more', () => {
  const OWN_PAGE = 'https://shop.example/multishipping/checkout/overview/';

  async function order(html = OVERVIEW): Promise<void> {
    await renderPage(html, TAG);
    await user.click(screen.getByRole('checkbox'));
    await send('Place Order');
  }

  it('is opened by its address when the browser has returned to it after a press', async () => {
    await order();
    restorePage();
    expect(assign).toHaveBeenCalledExactlyOnceWith(OWN_PAGE);
    expect(reload, 'the browser would ask to send the form again').not.toHaveBeenCalled();
  });

  it('is opened whatever the end of the form’s address is', async () => {
    await order(OVERVIEW.replace('overviewPost/', 'overviewPost?SID=1'));
    restorePage();
    expect(assign).toHaveBeenCalledExactlyOnceWith(OWN_PAGE);
  });

  it('stays as it is when nothing was pressed', async () => {
    await renderPage(OVERVIEW, TAG);
    restorePage();
    expect([assign, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('is opened when the browser has stayed on it for longer than orders take', async () => {
    await order();
    await wait(59_000);
    expect(assign).not.toHaveBeenCalled();
    await wait(1100);
    expect(assign).toHaveBeenCalledExactlyOnceWith(OWN_PAGE);
  });
});
