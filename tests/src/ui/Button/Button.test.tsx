import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/ui/Button/Button';

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
