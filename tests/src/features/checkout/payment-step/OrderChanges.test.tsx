import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderChanges } from '../../../../../src/features/checkout/payment-step/OrderChanges';
import { shop } from '../../../state/support/shop';

it.each(['constructor', '__proto__', 'toString'])(
  'names a changed amount of a module that calls it %s by its own title',
  (code) => {
    const change = { kind: 'amount', code, title: 'Wrapping', before: null, after: 2 } as const;
    render(<OrderChanges changes={[change]} format={shop.priceFormat} />);
    expect(screen.getByRole('listitem').textContent).toBe('Wrapping: $2.00');
  },
);
