import { CartPage } from '../../src/features/cart/cart-page/CartPage';
import { cartState } from '../../src/state/cart/cart-state';
import { orderHoldState } from '../../src/state/cart/order-hold-state';
import { messagesState } from '../../src/state/messages/messages-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { cartMeta } from './till-cart.meta';

define(cartMeta, CartPage, { needs: [cartState, quoteState, messagesState, orderHoldState] });
