import { CartDrawer } from '../../src/features/cart/mini-cart/CartDrawer';
import { define } from '../define';
import { cartDrawerMeta } from './till-cart-drawer.meta';

define(cartDrawerMeta, CartDrawer, { sections: ['cart', 'customer'], keepsChildren: true });
