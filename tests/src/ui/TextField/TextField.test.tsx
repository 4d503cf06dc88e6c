import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../../../../src/ui/TextField/TextField';

const text = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('ties error, warning and hint to the control, the error first', () => {
  render(
    <TextField
      label="City"
      name="city"
      value=""
      error="E"
      warning="W"
      hint="H"
      onValueChange={vi.fn()}
    />,
  );
  const input = screen.getByLabelText('City');
  expect(text(input)).toEqual(['E', 'W', 'H']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('hands over what is typed word for word, while it is composed too', () => {
  const onValueChange = vi.fn();
  render(<TextField label="City" name="city" value="" onValueChange={onValueChange} />);
  const input = screen.getByLabelText('City');
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: ' とう' } });
  expect(onValueChange).toHaveBeenCalledWith(' とう');
});

it('notices on leaving what was filled in without an event', () => {
  const onValueChange = vi.fn();
  const onLeave = vi.fn();
  render(
    <TextField label="City" name="city" value="" onValueChange={onValueChange} onLeave={onLeave} />,
  );
  const input = screen.getByLabelText('City');
  Object.assign(input, { value: 'Ghent' });
  fireEvent.blur(input);
  expect(onValueChange).toHaveBeenCalledWith('Ghent');
  expect(onLeave).toHaveBeenCalledOnce();
});

it('shows a value that comes from elsewhere, but never over letters that were not handed over', () => {
  const draw = (value: string) => (
    <TextField label="City" name="city" value={value} onValueChange={vi.fn()} />
  );
  const view = render(draw('Ghent'));
  const input = screen.getByLabelText<HTMLInputElement>('City');
  view.rerender(draw('Lille'));
  expect(input.value).toBe('Lille');
  input.value = 'Lille, no';
  view.rerender(draw('Namur'));
  expect(input.value).toBe('Lille, no');
});
