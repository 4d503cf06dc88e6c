import { StandaloneSummary } from '../../src/features/checkout/summary/StandaloneSummary';
import { quoteState } from '../../src/state/quote/quote-state';
import { define } from '../define';
import { orderSummaryMeta } from './till-order-summary.meta';

define(orderSummaryMeta, StandaloneSummary, { needs: [quoteState] });
