import { afterEach, expect, it, vi } from 'vitest';
import { focusWhenActive } from '../../../../../src/features/shared/card-entry/focus-when-active';

afterEach(() => {
  document.body.replaceChildren();
});

it('waits until nothing around the field is inert', async () => {
  document.body.innerHTML = '<div inert><div><input></div></div>';
  const [outer, input] = ['div', 'input'].map((name) => document.querySelector<HTMLElement>(name));
  if (outer == null || input == null) throw new Error('not drawn');
  const focus = vi.spyOn(input, 'focus');
  focusWhenActive(input);
  expect(focus).not.toHaveBeenCalled();
  outer.removeAttribute('inert');
  await vi.waitFor(() => {
    expect(focus).toHaveBeenCalledOnce();
  });
});

it('focuses a field at once where it can', () => {
  document.body.innerHTML = '<input>';
  const input = document.querySelector('input');
  if (input === null) throw new Error('not drawn');
  focusWhenActive(input);
  expect(document.activeElement).toBe(input);
});
