import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from '../../../../src/ui/DateField/DateField';

function open(value: string, format: string) {
  const onValueChange = vi.fn<(value: string) => void>();
  const show = (now: string) => (
    <DateField
      label="Born"
      name="born"
      format={format}
      value={now}
      onValueChange={(next) => {
        onValueChange(next);
        rerender(show(next));
      }}
    />
  );
  const { rerender } = render(show(value));
  return { onValueChange, control: screen.getByLabelText<HTMLInputElement>('Born') };
}

const choose = (control: HTMLInputElement, iso: string) => {
  control.value = iso;
  fireEvent.change(control);
};

describe('DateField', () => {
  it.each([
    ['5/7/1990', 'M/d/y', '1990-05-07'],
    ['07.05.1990', 'dd.MM.y', '1990-05-07'],
    ['1990-05-07 00:00:00', 'M/d/y', '1990-05-07'],
    ['30/2/1990', 'd/M/y', ''],
    ['soon', 'M/d/y', ''],
    ['', 'M/d/y', ''],
  ])('shows %j, written as %j, as %j in the browser’s control [FORM-07]', (value, format, iso) => {
    const { control } = open(value, format);
    expect(control).toMatchObject({ type: 'date', value: iso });
  });

  it.each([
    ['M/d/y', '5/7/1990'],
    ['MM/dd/y', '05/07/1990'],
    ['d.M.yyyy', '7.5.1990'],
    ['dd/MM/yy', '07/05/90'],
    ['y-MM-dd', '1990-05-07'],
  ])('passes a date on as the shop writes it: %j [FORM-07]', (format, written) => {
    const { control, onValueChange } = open('', format);
    choose(control, '1990-05-07');
    expect(onValueChange).toHaveBeenLastCalledWith(written);
    expect(control.value).toBe('1990-05-07');
  });

  it('keeps a year that is being typed in the control, and passes nothing of it on', () => {
    const { control, onValueChange } = open('5/7/1990', 'M/d/y');
    choose(control, '0019-05-07');
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(control.value).toBe('0019-05-07');
  });

  it('passes on that the date was cleared', () => {
    const { control, onValueChange } = open('5/7/1990', 'M/d/y');
    choose(control, '');
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });
});
