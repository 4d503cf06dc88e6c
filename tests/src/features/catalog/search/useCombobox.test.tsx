import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCombobox } from '../../../../../src/features/catalog/search/useCombobox';

const onChoose = vi.fn<(index: number) => void>();

function Probe({ count, startsOpen }: { readonly count: number; readonly startsOpen: boolean }) {
  const box = useCombobox(count, onChoose, startsOpen);
  return (
    <>
      <input
        aria-label="Search"
        onKeyDown={box.onKeyDown}
        onFocus={box.open}
        onCompositionStart={() => {
          box.compose(true);
        }}
        onCompositionEnd={() => {
          box.compose(false);
        }}
      />
      <output>{`${box.isOpen ? 'open' : 'closed'} ${String(box.active)}`}</output>
    </>
  );
}

function open({ count = 3, startsOpen = true } = {}) {
  const { rerender } = render(<Probe count={count} startsOpen={startsOpen} />);
  const input = screen.getByRole('textbox');
  return {
    input,
    state: () => screen.getByRole('status').textContent,
    /** Whether the field itself still handles the key. */
    press: (key: string) => fireEvent.keyDown(input, { key }),
    shrink: (next: number) => {
      rerender(<Probe count={next} startsOpen />);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  onChoose.mockClear();
});

describe('useCombobox', () => {
  it.each([
    [['ArrowDown'], 'open 0'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'open 2'],
    [['End', 'ArrowDown'], 'open -1'],
    [['End', 'ArrowDown', 'ArrowDown'], 'open 0'],
    [['ArrowUp'], 'open 2'],
    [['ArrowUp', 'ArrowUp'], 'open 1'],
    [['ArrowDown', 'ArrowUp'], 'open -1'],
    [['End', 'Home'], 'open 0'],
  ])('moves with %j to %j [SRCH-10]', (keys, expected) => {
    const { state, press } = open();
    for (const key of keys) expect(press(key)).toBe(false);
    expect(state()).toBe(expected);
  });

  it('opens with an arrow key only, at the first or the last option', () => {
    const { state, press } = open({ startsOpen: false });
    expect(press('Home')).toBe(true);
    expect(state()).toBe('closed -1');
    expect(press('ArrowUp')).toBe(false);
    expect(state()).toBe('open 2');
  });

  it('closes with Escape and forgets the option [SRCH-11]', () => {
    const { input, state, press } = open();
    press('ArrowDown');
    expect(press('Escape')).toBe(false);
    expect(state()).toBe('closed -1');
    fireEvent.focus(input);
    expect(state()).toBe('open -1');
  });

  it('chooses the active option with Enter; without one Enter submits the form', () => {
    const { press } = open();
    expect(press('Enter')).toBe(true);
    press('End');
    expect(press('Enter')).toBe(false);
    expect(onChoose.mock.calls).toEqual([[2]]);
  });

  it('has no active option when the list becomes shorter', () => {
    const { state, press, shrink } = open();
    press('End');
    shrink(2);
    expect(state()).toBe('open -1');
  });

  it('leaves all keys to the field while there are no options', () => {
    const { press } = open({ count: 0 });
    expect(press('ArrowDown')).toBe(true);
  });

  it('leaves keys to an input method, also the Enter that ends the composition', () => {
    vi.useFakeTimers();
    const { input, state, press } = open();
    fireEvent.compositionStart(input);
    expect(press('ArrowDown')).toBe(true);
    fireEvent.compositionEnd(input);
    expect(press('ArrowDown')).toBe(true);
    act(() => {
      vi.runAllTimers();
    });
    expect(press('ArrowDown')).toBe(false);
    expect(state()).toBe('open 0');
  });
});
