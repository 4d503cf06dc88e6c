import { Coupon } from '../../src/features/cart/coupon/Coupon';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { couponMeta } from './till-coupon.meta';

define(couponMeta, Coupon, { needs: [quoteState] });
