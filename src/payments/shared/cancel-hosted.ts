import { loadSessionId } from '../../api/stripe/hosted-page';
import { cancelLastOrder } from '../../api/stripe/placed-order';
import type { StripeShop } from '../../api/stripe/call';
import type { ApiError } from '../../platform/http/api-error';

/** The comment in the order's history, for the merchant. */
const CANCELLED = 'Cancelled.';

/** Whether a call was not answered, so that it may be repeated later. */
export const isUnreached = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout';

/**
 * Whether the last order can certainly not be paid on the provider's own page any more (REDIR-03).
 *
 * @throws when the shop was not reached
 */
export async function isPageClosed(shop: StripeShop): Promise<boolean> {
  const session = await loadSessionId(shop);
  if (!session.ok && isUnreached(session.error)) throw new Error(session.error.kind);
  return session.ok && session.value === null;
}

/**
 * Cancels the last order, which is to be paid on the provider's own page. Returns whether the page is certainly closed: the
 * call answers alike when it has failed, and newer releases lack it (`endpoints.md` §8).
 *
 * @throws when the shop was not reached
 */
export async function cancelHosted(shop: StripeShop): Promise<boolean> {
  await cancelLastOrder(shop, CANCELLED);
  return isPageClosed(shop);
}
