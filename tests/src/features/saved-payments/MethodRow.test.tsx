import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MethodRow } from '../../../../src/features/saved-payments/MethodRow';

it.each(['constructor', '__proto__', 'hoard'])(
  'shows a card of the unknown brand %s by its label',
  (brand) => {
    const method = {
      id: 'pm_1',
      fingerprint: '1',
      type: 'card',
      brand,
      label: '•••• 4242',
      icon: null,
      expiry: null,
    };
    render(
      <table>
        <tbody>
          <MethodRow method={method} isBusy={false} isBlocked={false} onDelete={() => undefined} />
        </tbody>
      </table>,
    );
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Delete •••• 4242');
  },
);
