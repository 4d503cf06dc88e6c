import { AddToCart } from '../../src/features/catalog/add-to-cart/AddToCart';
import { addToCartState } from '../../src/state/add-to-cart/add-to-cart-state';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { messagesState } from '../../src/state/messages/messages-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { addToCartMeta } from './till-add-to-cart.meta';

define(addToCartMeta, AddToCart, {
  needs: [messagesState, catalogState, productFormState, addToCartState],
  keepsChildren: true,
});
