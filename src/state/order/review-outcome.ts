import { fail, ok, type Result } from '../../platform/result';
import type { OrderAttempt } from './order-attempt';
import type { OrderOutcome } from './order-outcome';

/**
 * The outcome of an order that was reviewed on a page of the shop, whose cart may be another one than the session's: it is open
 * while that page shows it. Where the shop leads elsewhere it may be ordered; `hasEnded`: it has done so already.
 */
export async function loadReviewOutcome(
  reviewUrl: string,
  { hasEnded }: OrderAttempt,
): Promise<Result<OrderOutcome>> {
  if (hasEnded === true) return ok('empty');
  // Pages that look an order up seldom look up such a one.
  const api = await import('../../api/review-page').catch(() => null);
  if (api === null) return fail({ kind: 'network' });
  const visit = await api.loadReview(reviewUrl);
  if (!visit.ok) return visit;
  return ok('review' in visit.value ? 'open' : 'empty');
}
