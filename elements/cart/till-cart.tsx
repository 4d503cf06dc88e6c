import { CartPage } from '../../src/features/cart/cart-page/CartPage';
import { cartState } from '../../src/state/cart/cart-state';
import { orderBlockState } from '../../src/state/cart/order-block-state';
import { messagesState } from '../../src/state/messages/messages-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { cartMeta } from './till-cart.meta';

define(cartMeta, CartPage, {
  needs: [cartState, quoteState, messagesState, orderBlockState],
  sections: ['cart', 'customer'],
});
