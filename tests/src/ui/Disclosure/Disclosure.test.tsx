import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Disclosure } from '../../../../src/ui/Disclosure/Disclosure';

it('exposes whether it is open and hides closed content', async () => {
  render(<Disclosure summary="More">words</Disclosure>);
  const button = screen.getByRole('button', { name: 'More' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel).toHaveProperty('hidden', true);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(panel).toHaveProperty('hidden', false);
});
