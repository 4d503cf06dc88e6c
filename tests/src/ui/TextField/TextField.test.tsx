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

it('passes on typed text unchanged, also during a composition', () => {
  const onValueChange = vi.fn();
  render(<TextField label="City" name="city" value="" onValueChange={onValueChange} />);
  const input = screen.getByLabelText('City');
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: ' とう' } });
  expect(onValueChange).toHaveBeenCalledWith(' とう');
});

it('passes on text filled in without an event on blur', () => {
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

it('shows a value set from outside, but never over characters not passed on yet', () => {
  const renderView = (value: string) => (
    <TextField label="City" name="city" value={value} onValueChange={vi.fn()} />
  );
  const view = render(renderView('Ghent'));
  const input = screen.getByLabelText<HTMLInputElement>('City');
  view.rerender(renderView('Lille'));
  expect(input.value).toBe('Lille');
  input.value = 'Lille, no';
  view.rerender(renderView('Namur'));
  expect(input.value).toBe('Lille, no');
});
