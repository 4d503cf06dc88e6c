import { MiniCart } from '../../src/features/cart/mini-cart/MiniCart';
import { define } from '../define';
import { miniCartMeta } from './till-mini-cart.meta';

define(miniCartMeta, MiniCart, { sections: ['cart', 'customer'] });
