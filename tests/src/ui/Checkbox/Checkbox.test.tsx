import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../../../../src/ui/Checkbox/Checkbox';

it('is checked by its label and has its error', async () => {
  const onCheckedChange = vi.fn();
  render(
    <Checkbox
      label="I agree"
      name="agree"
      checked={false}
      error="Needed."
      onCheckedChange={onCheckedChange}
    />,
  );
  await userEvent.click(screen.getByText('I agree'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
  const box = screen.getByRole('checkbox');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Needed.',
  );
});
