import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from '../../../../src/ui/Stepper/Stepper';
// Loaded on demand; preloaded here, because a test uses a fake clock.
import '../../../../src/ui/Button/Waiting';

function renderView(value: number) {
  const onChange = vi.fn();
  render(<Stepper value={value} subject="Moby Dick" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Qty' });
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const update = () => screen.queryByRole('button', { name: 'Update' });
  return { onChange, field, type, update };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('Stepper', () => {
  it('says that it waits when a change takes long, and nothing when it is saved', async () => {
    vi.useFakeTimers();
    const stepper = (busy: boolean) => (
      <Stepper value={1} subject="Moby Dick" busy={busy} onChange={vi.fn()} />
    );
    const view = render(stepper(true));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status').textContent).toBe(
      'This takes longer than usual. Please wait.',
    );
    view.rerender(stepper(false));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('names what it counts', () => {
    renderView(1);
    expect(screen.getByRole('group', { name: 'Qty, Moby Dick' })).toBeDefined();
  });

  it.each([
    [98, 'Increase quantity', [99]],
    [99, 'Increase quantity', []],
    [2, 'Decrease quantity', [1]],
    [1, 'Decrease quantity', []],
    [150, 'Decrease quantity', [149]],
  ])(
    'from %i, "%s" stays within 1 to 99 and leaves what is held [MINI-10][QTY-01]',
    async (value, button, wanted) => {
      const { onChange } = renderView(value);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(onChange.mock.calls.flat()).toEqual(wanted);
    },
  );

  it('has the limits and the step of the shop, and says which one is broken [QTY-01][QTY-02][QTY-03]', async () => {
    const onChange = vi.fn();
    const limits = { min: 0.5, max: 20, step: 0.25 };
    render(<Stepper value={0.5} subject="Cloth" limits={limits} onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Qty' });
    const less = screen.getByRole('button', { name: 'Decrease quantity' });
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onChange.mock.calls).toEqual([[0.75]]);
    for (const [typed, words] of [
      ['0.25', 'Please enter a value of 0.5 or greater'],
      ['0.8', 'You can buy this product only in quantities of 0.25 at a time.'],
      ['21', 'You may only order 20 units'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(screen.getByText(words)).toBeDefined();
    }
  });

  it('keeps a quantity between two steps when it is left, with the reason [QTY-04]', async () => {
    render(<Stepper value={6} subject="Eggs" limits={{ step: 6 }} onChange={vi.fn()} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Qty' });
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await userEvent.tab();
    expect(field.value).toBe('8');
  });

  it('offers Update only for a valid change [MINI-07][MINI-08]', async () => {
    const { type, update, onChange } = renderView(2);
    expect(update()).toBeNull();
    await type('2');
    expect(update()).toBeNull();
    await type('abc');
    expect(update()).toBeNull();
    await type('0');
    expect(update()).toBeNull();
    await type('7');
    const button = update();
    expect(button).not.toBeNull();
    if (button !== null) await userEvent.click(button);
    expect(onChange.mock.calls).toEqual([[7]]);
    expect(update()).toBeNull();
  });

  it('accepts a typed quantity with Enter and nothing else [MINI-03]', async () => {
    const { type, onChange } = renderView(2);
    await type('5{Enter}');
    await type('x{Enter}');
    expect(onChange.mock.calls).toEqual([[5]]);
  });

  it.each(['', 'abc', '0', '-3', '2'])(
    'restores the current quantity when left with "%s" [MINI-09]',
    async (text) => {
      const { field, type, onChange } = renderView(2);
      await userEvent.clear(field);
      if (text !== '') await type(text);
      await userEvent.tab();
      expect(field.value).toBe('2');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['100', 'You may only order 99 units'],
    ['-1', 'Please enter a value of 1 or greater'],
  ])(
    'shows why %s cannot be ordered and does not send it [QTY-02][QTY-03][QTY-04]',
    async (text, words) => {
      const { field, type, update, onChange } = renderView(2);
      await type(`${text}{Enter}`);
      expect(screen.getByRole('alert').textContent).toBe(words);
      expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(update()).toBeNull();
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('rejects an ambiguous number, also when its field is left [QTY-04]', async () => {
    const { type, field, update, onChange } = renderView(2);
    await type('1,5{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter a valid number in this field.',
    );
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1,5', 'true']);
    expect(update()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("reads a number as the page's locale writes it [MINI-07]", async () => {
    const { type, onChange } = renderView(2);
    await type('1,000{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('You may only order 99 units');
    document.documentElement.lang = 'de';
    await type('1,5{Enter}');
    document.documentElement.lang = '';
    expect(onChange.mock.calls).toEqual([[1.5]]);
  });
});
