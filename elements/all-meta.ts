import { cartMeta } from './cart/till-cart.meta';
import { miniCartMeta } from './cart/till-mini-cart.meta';
import { checkoutMeta } from './checkout/till-checkout.meta';
import type { ElementMeta } from './element-meta';

/** Every element, in the order of the reference page. */
export const allMetas: readonly ElementMeta[] = [miniCartMeta, cartMeta, checkoutMeta];
