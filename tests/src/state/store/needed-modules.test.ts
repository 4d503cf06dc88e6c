import { expect, it } from 'vitest';
import { addToCartState } from '../../../../src/state/add-to-cart/add-to-cart-state';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { estimateState } from '../../../../src/state/estimate/estimate-state';
import { productFormState } from '../../../../src/state/product-form/product-form-state';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

it.each([
  { module: addToCartState, slice: 'messages' },
  { module: checkoutState, slice: 'quote' },
  { module: estimateState, slice: 'quote' },
  { module: productFormState, slice: 'catalog' },
] as const)('injects what $module.name needs: $slice', ({ module, slice }) => {
  const store = createTillStore({ shop, checkout: null });
  store.inject(module);
  expect(store.getState()[slice]).toBeDefined();
});
