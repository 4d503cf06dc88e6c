import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CheckboxList } from '../../../../src/ui/CheckboxList/CheckboxList';

const options = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Friday' },
];

function open(start: string, error: string | null = null) {
  const [onValueChange, onLeave] = [vi.fn<(value: string) => void>(), vi.fn()];
  function Days() {
    const [value, setValue] = useState(start);
    return (
      <CheckboxList
        {...{ options, value, onLeave, error }}
        label="Days"
        name="days"
        required
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Days />);
  return { onValueChange, onLeave };
}

it('gives the ids of what is chosen, in the order of the options, by keyboard alone', async () => {
  const { onValueChange, onLeave } = open('9,3');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBe(document.activeElement);
  await userEvent.keyboard(' ');
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([['1,3'], ['1']]);
  expect(onLeave).toHaveBeenCalledOnce();
});

it('names the group and says what is wrong with it', () => {
  open('', 'This is a required field.');
  const group = screen.getByRole('group', {
    name: /Days/,
    description: 'This is a required field.',
  });
  expect(group.getAttribute('aria-invalid')).toBe('true');
});
