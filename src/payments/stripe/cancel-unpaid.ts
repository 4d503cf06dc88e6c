import { loadCart } from '../../api/cart';
import { loadSessionId } from './api/hosted-page';
import { cancelLastOrder, loadRequiredAction, restoreQuote } from './api/placed-order';
import type { RestContext } from '../../api/rest';
import type { StripeShop } from './api/call';
import type { ApiError } from '../../platform/http/api-error';

/** The comment in the order's history, for the merchant. */
const CANCELLED = 'Cancelled.';

/** Whether a call was not answered, so that it may be repeated later. */
const isUnreached = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'timeout';

/**
 * Whether the last order can certainly not be paid on the provider's own page any more (REDIR-03); null where the shop does
 * not know, so that it may be paid already.
 *
 * @throws when the shop was not reached
 */
export async function isPageClosed(shop: StripeShop): Promise<boolean | null> {
  const session = await loadSessionId(shop);
  if (!session.ok && isUnreached(session.error)) throw new Error(session.error.kind);
  return session.ok ? session.value === null : null;
}

/**
 * Cancels the last order, which is to be paid on the provider's own page. Returns whether the page is certainly closed: the
 * call answers alike when it has failed, and newer releases lack it (`endpoints.md` §8).
 *
 * @throws when the shop was not reached
 */
export async function cancelHosted(shop: StripeShop): Promise<boolean> {
  await cancelLastOrder(shop, CANCELLED);
  return (await isPageClosed(shop)) === true;
}

/**
 * Opens the cart of the last order again, which awaits its payment; returns whether the shop has done so.
 *
 * @throws when the shop was not reached: a later page requests it again
 */
export async function restoreWaiting(shop: StripeShop): Promise<boolean> {
  const result = await restoreQuote(shop);
  if (!result.ok && isUnreached(result.error)) throw new Error(result.error.kind);
  return result.ok;
}

/**
 * Cancels the last order, whose payment the shopper has not confirmed. Returns the secret of that payment; null where the
 * order is not cancelled, or not known to be: one that requires nothing of the shopper may be paid.
 *
 * @throws when the shop was not reached
 */
export async function cancelUnpaid(shop: StripeShop): Promise<string | null> {
  const required = await loadRequiredAction(shop);
  if (!required.ok && isUnreached(required.error)) throw new Error(required.error.kind);
  if (!required.ok || required.value === null) return null;
  const result = await cancelLastOrder(shop, CANCELLED);
  return result.ok ? required.value : null;
}

/** Whether the cart of the last order stays closed after `restoreQuote`: a paid order does not wait. */
export async function isCartClosed(shop: RestContext): Promise<boolean> {
  const cart = await loadCart(shop);
  return cart.ok
    ? !cart.value.isActive
    : cart.error.kind === 'rejected' && cart.error.status === 404;
}
