import { expect, it } from 'vitest';
import { cartVariants } from '../../../../src/api/measuring/cart-variants';

it('returns the selected options of configurable products, and nothing that the shopper typed', () => {
  const variants = cartVariants({
    items: [
      {
        item_id: '1',
        product_type: 'configurable',
        options: [
          { label: 'Color', value: 'Red &amp; Blue', option_id: 93, option_value: '4' },
          { label: 'Size', value: 'M', option_id: 137, option_value: '8' },
          { label: 'Engraving', value: 'For Ann', option_id: '1', option_type: 'field' },
        ],
      },
      {
        item_id: '2',
        product_type: 'giftcard',
        options: [{ label: 'Gift Card Recipient', value: 'Ann &lt;ann@shop.example&gt;' }],
      },
      { item_id: '3', product_type: 'configurable', options: 'none' },
      'broken',
    ],
  });
  expect([...variants]).toEqual([['1', 'Red & Blue, M']]);
});

it('returns none without a cart', () => {
  expect(cartVariants(undefined).size).toBe(0);
});

it('returns no choice of another kind of product, and none that it cannot read', () => {
  const chosen = { label: 'Color', value: 'Red', option_id: 93, option_value: '4' };
  const variants = cartVariants({
    items: [
      { item_id: '1', product_type: 'bundle', options: [chosen] },
      { item_id: 2, product_type: 'configurable', options: [{ ...chosen, value: 7 }, null, 'Red'] },
      { item_id: 3, product_type: 'configurable', options: [null, chosen] },
    ],
  });
  expect([...variants]).toEqual([['3', 'Red']]);
  expect(cartVariants({ items: 'none' }).size).toBe(0);
});
