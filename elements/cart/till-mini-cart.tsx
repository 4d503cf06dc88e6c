import { MiniCart } from '../../src/features/cart/mini-cart/MiniCart';
import { cartState } from '../../src/state/cart/cart-state';
import { define } from '../define';
import { miniCartMeta } from './till-mini-cart.meta';

define(miniCartMeta, MiniCart, { needs: [cartState] });
