import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../../../../src/ui/Button/Button';
import { Notice } from '../../../../src/ui/Notice/Notice';

function Rates() {
  const [hasFailed, setFailed] = useState(true);
  const again = (
    <Button
      onClick={() => {
        setFailed(false);
      }}
    >
      Try Again
    </Button>
  );
  return (
    <section aria-label="Rates">
      {hasFailed && (
        <Notice tone="error" action={again}>
          No rates.
        </Notice>
      )}
    </section>
  );
}

it('keeps the focus in its place when it disappears with its pressed button [RATE-18]', async () => {
  render(<Rates />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText('No rates.')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region'));
});

it('does not move a focus that is elsewhere', () => {
  const { rerender } = render(<Notice tone="info">Here.</Notice>);
  rerender(<p>Gone.</p>);
  expect(document.activeElement).toBe(document.body);
});
