import { StandaloneSummary } from '../../src/features/checkout/summary/StandaloneSummary';
import { quoteState } from '../../src/state/quote/quote-state';
import { provideSubscriptions } from '../../src/state/subscriptions/find-subscriptions';
import { define } from '../define';
import { orderSummaryMeta } from './till-order-summary.meta';

provideSubscriptions(async () => (await import('../../src/payments/providers')).PROVIDERS);

define(orderSummaryMeta, StandaloneSummary, { needs: [quoteState] });
