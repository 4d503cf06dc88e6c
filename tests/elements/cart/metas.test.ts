import { describe, expect, it } from 'vitest';
import { cartMeta } from '../../../elements/cart/till-cart.meta';
import { miniCartMeta } from '../../../elements/cart/till-mini-cart.meta';

describe('the cart elements', () => {
  it.each([
    [miniCartMeta, ['till-cart-opened', 'till-cart-closed']],
    [
      cartMeta,
      [
        'till-cart-cleared',
        'till-coupon-applied',
        'till-coupon-removed',
        'till-gift-message-saved',
        'till-gift-message-deleted',
      ],
    ],
  ])('declare every event that their views fire', (meta, own) => {
    const shared = [
      'till-quantity-changed',
      'till-item-removed',
      'till-item-restored',
      'till-checkout-started',
    ];
    expect(meta.events.map(({ name }) => name).sort()).toEqual([...own, ...shared].sort());
    expect(meta.events.find(({ name }) => name === 'till-checkout-started')?.cancels).toBeDefined();
  });
});
