import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextArea } from '../../../../src/ui/TextArea/TextArea';

it('passes on typed text, and on blur text filled in without an event', () => {
  const onValueChange = vi.fn();
  const onLeave = vi.fn();
  render(
    <TextArea
      label="Review"
      name="detail"
      value="Good"
      onValueChange={onValueChange}
      onLeave={onLeave}
    />,
  );
  const area = screen.getByLabelText('Review');
  fireEvent.blur(area);
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.change(area, { target: { value: 'Good.\n' } });
  expect(onValueChange).toHaveBeenLastCalledWith('Good.\n');
  Object.assign(area, { value: 'Very good' });
  fireEvent.blur(area);
  expect(onValueChange).toHaveBeenLastCalledWith('Very good');
  expect(onLeave).toHaveBeenCalledTimes(2);
});
