import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FieldConfig } from '../../../../../src/domain/address.types';
import { AddressField } from '../../../../../src/features/checkout/address-form/AddressField';

const field: FieldConfig = {
  name: 'city',
  label: 'City',
  control: 'text',
  rules: {},
  options: [],
  sortOrder: 1,
  visible: true,
  defaultValue: '',
  hint: '',
  placeholder: '',
};

function open(changes: Partial<FieldConfig> = {}, value = '', error: string | null = null) {
  const onEdit = vi.fn<(name: string, value: string) => void>();
  const onLeave = vi.fn<(name: string) => void>();
  render(
    <AddressField
      field={{ ...field, ...changes }}
      purpose="shipping"
      value={value}
      required
      error={error}
      onEdit={onEdit}
      onLeave={onLeave}
    />,
  );
  return { onEdit, onLeave };
}

describe('AddressField', () => {
  it('has the platform’s name, its purpose for autofill and its hint', () => {
    open({ name: 'telephone', label: 'Phone Number', hint: 'For delivery questions.' });
    const input = screen.getByRole('textbox', {
      name: /Phone Number/,
      description: 'For delivery questions.',
    });
    expect(input).toMatchObject({ name: 'telephone', type: 'tel', autocomplete: 'shipping tel' });
  });

  it('reports what is typed, and that it was left', async () => {
    const { onEdit, onLeave } = open();
    await userEvent.type(screen.getByRole('textbox', { name: /City/ }), 'O');
    await userEvent.tab();
    expect(onEdit).toHaveBeenCalledWith('city', 'O');
    expect(onLeave).toHaveBeenCalledWith('city');
  });

  it.each([
    ['street.0', 'Street Address', 'street[0]'],
    ['street.1', 'Street Address: Line 2', 'street[1]'],
  ])('names the line %s %j', (name, label, expected) => {
    open({ name, label: 'Street Address' });
    const input = screen.getByRole('textbox', { name: new RegExp(`^${label}\\b`) });
    expect(input.getAttribute('name')).toBe(expected);
    expect(screen.queryByText(/Line 1/)).toBeNull();
  });

  it('numbers the lines of an attribute from the second on', () => {
    open({ name: 'directions.1', label: 'Directions' });
    const input = screen.getByRole('textbox', { name: /^Directions 2/ });
    expect(input.getAttribute('name')).toBe('directions[1]');
  });

  it('is a select with the field’s options', async () => {
    const options = [{ value: '12', label: 'California' }];
    const { onEdit } = open({ name: 'region_id', label: 'State', control: 'select', options });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /State/ }), '12');
    expect(onEdit).toHaveBeenCalledWith('region_id', '12');
  });

  it('is a text area where the shop configures one', () => {
    open({ name: 'note', label: 'Note', control: 'textarea' }, 'Ring twice');
    expect(screen.getByRole('textbox', { name: /Note/ })).toMatchObject({
      tagName: 'TEXTAREA',
      value: 'Ring twice',
    });
  });

  it('is a checkbox with 1 and 0 as its values', async () => {
    const { onEdit } = open({ name: 'gift', label: 'Gift', control: 'checkbox' }, '1');
    const box = screen.getByRole('checkbox', { name: /Gift/ });
    expect(box).toHaveProperty('checked', true);
    await userEvent.click(box);
    expect(onEdit).toHaveBeenCalledWith('gift', '0');
  });

  it('ties its error to the control', () => {
    open({ name: 'dob', label: 'Date of Birth' }, 'soon', 'Invalid date');
    const input = screen.getByRole('textbox', {
      name: /Date of Birth/,
      description: 'Invalid date',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
