import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BalanceSlot } from '../../../../../src/features/shared/balance/BalanceSlot';
import { fail } from '../../../../../src/platform/result';
import { createTillStore } from '../../../../../src/state/store/store';
import { ElementContext } from '../../../../../src/ui/element-context';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { checkoutConfig, shop, wireTotals } from '../../../state/support/shop';

// Loaded on demand; preloaded here, because a test uses a fake clock.
import '../../../../../src/ui/Button/Waiting';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const emit = vi.fn<() => boolean>(() => true);
beforeEach(() => {
  emit.mockClear();
});

function show(customerBalance: unknown) {
  const config = checkoutConfig({ cart: { kind: 'customer' }, payment: { customerBalance } });
  const store = createTillStore({ shop, checkout: config });
  return render(
    <Provider store={store}>
      <ElementContext.Provider value={{ emit }}>
        <BalanceSlot config={config} />
      </ElementContext.Provider>
    </Provider>,
  );
}

const balance = { isAvailable: true, amountSubstracted: false, balance: 25 };

describe('the balance toggle', () => {
  it('is a checkbox that uses the balance and restores it [BAL-01][BAL-02]', async () => {
    mockShop((_request, path) => json(path === 'totals' ? wireTotals(75) : true));
    show(balance);
    const box = await screen.findByRole('checkbox', { name: /^Use Store Credit/ });
    await userEvent.click(box);
    await vi.waitFor(() => {
      expect(emit).toHaveBeenLastCalledWith('till-balance-changed', { applied: true });
    });
    expect(box).toHaveProperty('checked', true);
    expect(screen.getByRole('status').textContent).toBe(
      'Your store credit was successfully applied',
    );
    await userEvent.click(box);
    await vi.waitFor(() => {
      expect(emit).toHaveBeenLastCalledWith('till-balance-changed', { applied: false });
    });
    const writes = sent.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(writes).toEqual(['balance/apply', 'balance/unapply']);
  });

  it('reverts and shows the error when the shop fails', async () => {
    mockShop(() =>
      fail({ kind: 'rejected', status: 400, message: 'No credit.', redirectAction: null }),
    );
    show(balance);
    const box = await screen.findByRole('checkbox');
    await userEvent.click(box);
    expect((await screen.findAllByText('No credit.')).length).toBeGreaterThan(0);
    expect(box).toHaveProperty('checked', false);
    expect(emit).not.toHaveBeenCalled();
  });

  it('says that it waits when the shop takes long', async () => {
    mockShop(() => new Promise(() => undefined));
    show(balance);
    const box = await screen.findByRole('checkbox');
    vi.useFakeTimers();
    fireEvent.click(box);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(screen.getByText('This takes longer than usual. Please wait.')).toBeDefined();
  });

  it('is not there without a balance', async () => {
    const { container } = show({ isAvailable: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.innerHTML).toBe('');
  });
});
