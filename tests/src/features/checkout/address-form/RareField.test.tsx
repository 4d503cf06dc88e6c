import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldConfig } from '../../../../../src/domain/address.types';
import { RareField } from '../../../../../src/features/checkout/address-form/RareField';

function open(control: FieldConfig['control'], rules: FieldConfig['rules'] = {}) {
  const onValueChange = vi.fn<(value: string) => void>();
  const field: FieldConfig = {
    name: 'extra',
    label: 'Extra',
    control,
    rules,
    options: [
      { value: '3', label: 'Monday' },
      { value: '5', label: 'Friday' },
    ],
    sortOrder: 1,
    visible: true,
    defaultValue: '',
    hint: '',
    placeholder: '',
  };
  const shared = { label: 'Extra', name: 'extra', value: '', onValueChange };
  const { container } = render(<RareField field={field} {...shared} />);
  return { container, onValueChange };
}

it('has a box for each of several choices', () => {
  const { onValueChange } = open('multiselect');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(onValueChange).toHaveBeenCalledWith('5');
});

it.each([
  [{ 'validate-date': { dateFormat: 'dd.MM.y', message: 'Invalid date' } }, '07.05.1990'],
  [{}, '5/7/1990'],
])('writes a date in the format of the field: %j [FORM-07]', (rules, written) => {
  const { onValueChange } = open('date', rules);
  const control = screen.getByLabelText<HTMLInputElement>('Extra');
  control.value = '1990-05-07';
  fireEvent.change(control);
  expect(onValueChange).toHaveBeenCalledWith(written);
});

it('says that a file cannot be sent, and asks for none', () => {
  const { container } = open('file');
  expect(container.textContent).toContain('Extra');
  expect(container.textContent).toContain('A file cannot be sent with the address.');
  expect(container.querySelector('input')).toBeNull();
});
