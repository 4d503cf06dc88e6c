import { ShippingEstimate } from '../../src/features/cart/shipping-estimate/ShippingEstimate';
import { estimateState } from '../../src/state/estimate/estimate-state';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { shippingEstimateMeta } from './till-shipping-estimate.meta';

define(shippingEstimateMeta, ShippingEstimate, { needs: [quoteState, estimateState] });
