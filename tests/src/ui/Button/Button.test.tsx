import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/ui/Button/Button';
// Imported here because the button imports it on demand.
import '../../../../src/ui/Button/Waiting';

describe('Button', () => {
  it('keeps the focus and ignores clicks while busy [PLACE-02]', async () => {
    const press = vi.fn();
    const view = render(<Button onClick={press}>Place Order</Button>);
    const button = screen.getByRole('button', { name: 'Place Order' });
    await userEvent.click(button);
    view.rerender(
      <Button busy onClick={press}>
        Place Order
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('says twice that it takes long, each time once, and nothing when it is over', async () => {
    vi.useFakeTimers();
    const view = render(<Button busy>Next</Button>);
    const note = () => screen.queryByRole('status')?.textContent ?? null;
    await act(() => vi.advanceTimersByTimeAsync(3999));
    expect(note()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(note(), 'the region is there before its text').toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(note()).toBe('This takes longer than usual. Please wait.');
    await act(() => vi.advanceTimersByTimeAsync(9999));
    expect(note()).toBe('This takes longer than usual. Please wait.');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(note()).toBe('The shop is still working on your request. Please keep this page open.');
    expect(screen.getByRole('button').textContent).toBe('Next');
    view.rerender(<Button>Next</Button>);
    expect(note()).toBeNull();
    view.rerender(<Button busy>Next</Button>);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    view.rerender(<Button>Next</Button>);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(note()).toBeNull();
    vi.useRealTimers();
  });

  it('submits nothing while disabled', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => {
      event.preventDefault();
    });
    const form = (disabled: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" disabled={disabled}>
          Next
        </Button>
      </form>
    );
    const view = render(form(true));
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
    view.rerender(form(false));
    await userEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('submits once for a double or triple click, and again for the next one', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={submit}>
        <Button type="submit">Apply Discount</Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.tripleClick(button);
    expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.setup().click(button);
    expect(submit).toHaveBeenCalledTimes(2);
  });
});
