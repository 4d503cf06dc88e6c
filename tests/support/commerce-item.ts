import type { CommerceItem } from '../../src/platform/page/commerce.types';

/** A mug that nothing more is known of than every list tells. */
export const commerceItem = (change: Partial<CommerceItem> = {}): CommerceItem => ({
  sku: 'MUG',
  productId: '9',
  name: 'Mug',
  variant: null,
  price: 10,
  discount: null,
  quantity: 1,
  index: 0,
  brand: null,
  categories: [],
  coupon: null,
  listId: null,
  listName: null,
  ...change,
});
