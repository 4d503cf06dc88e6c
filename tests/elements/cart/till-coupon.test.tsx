import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Coupon } from '../../../src/features/cart/coupon/Coupon';
import { couponMeta } from '../../../elements/cart/till-coupon.meta';
import { renderInShop } from '../../src/features/cart/cart-shop';
import { someTotals } from '../../src/features/shared/totals';

import '../../../elements/cart/till-coupon';

it('defines its tag', () => {
  expect(customElements.get(couponMeta.tag)).toBeDefined();
});

it('applies a code on its own, but not an empty one [CART-02][CPN-01]', async () => {
  const { sent } = renderInShop(<Coupon open />, { totals: someTotals });
  const apply = screen.getByRole('button', { name: 'Apply Discount' });
  await userEvent.click(apply);
  expect(sent('quote/couponSubmitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Enter discount code/), 'SAVE10');
  await userEvent.click(apply);
  expect(sent('quote/couponSubmitted').map((action) => action['payload'])).toEqual(['SAVE10']);
});

it('removes the applied code without requiring input [CART-02][CPN-02]', async () => {
  const { sent } = renderInShop(<Coupon />, { totals: { ...someTotals, couponCode: 'SAVE10' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Coupon' }));
  expect(sent('quote/couponCancelled')).toHaveLength(1);
});

it('renders nothing on a page without a quote', () => {
  const { container } = renderInShop(<Coupon />);
  expect(container.textContent).toBe('');
});
