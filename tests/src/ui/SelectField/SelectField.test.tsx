import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../../../../src/ui/SelectField/SelectField';

const options = [
  { value: 'a', label: 'Anna' },
  { value: 'b', label: 'Bert' },
];

it('shows the empty option for a value that is not offered', async () => {
  const onValueChange = vi.fn();
  render(
    <SelectField
      label="Who"
      name="who"
      value="z"
      options={options}
      onValueChange={onValueChange}
    />,
  );
  const select = screen.getByLabelText('Who');
  expect(select).toHaveProperty('value', '');
  await userEvent.selectOptions(select, 'Bert');
  expect(onValueChange).toHaveBeenCalledWith('b');
});

it('has no empty option once a known value is chosen and no label is set for it', () => {
  render(
    <SelectField label="Who" name="who" value="a" options={options} onValueChange={vi.fn()} />,
  );
  expect(within(screen.getByLabelText('Who')).getAllByRole('option')).toHaveLength(2);
});
