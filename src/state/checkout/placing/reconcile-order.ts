import type { ApiError } from '../../../platform/http/api-error';
import { t } from '../../../platform/i18n/i18n';
import { navigate } from '../../../platform/navigate';
import { orderWaits, placementUnknown } from '../checkout-actions';
import { askShop } from '../../order/ask-shop';
import { clearAttempt, writeAttempt, type OrderAttempt } from '../../order/order-attempt';
import { leaveIfSignedOut } from '../../session/failure-text';
import type { FlowApi } from '../../shared/store.types';
import { failOrder, finishOrder } from './finish-order';
import {
  areLinesGone,
  outcomeCheckPauses,
  loadOrderOutcome,
  type OrderOutcome,
} from '../../order/order-outcome';
import { loadReviewOutcome } from '../../order/review-outcome';
import { storeWaitingOrder } from '../../order/store-waiting-order';
import type { OrderedCart } from './ordered-cart';

const NOT_PLACED =
  'A server error stopped your order from being placed. Please try to place your order again.';
const NOT_ARRIVED =
  'The connection was lost before your order reached the shop. No order was placed: please place it again.';
const SEEN_OPEN = 'Your order was not placed. Please place it again.';

/** A failure with a message of the shop itself. A gateway's 502 to 504 does not indicate the state of the shop behind it. */
const hasEnded = (cause: ApiError): boolean =>
  cause.kind === 'server' && cause.message !== null && (cause.status < 502 || cause.status > 504);

/** Why there is no order; `cause` is null after a reload, when the response is not known. */
function notPlacedText(cause: ApiError | null): string {
  if (cause === null) return t(SEEN_OPEN);
  if (cause.kind === 'network' || cause.kind === 'timeout') return t(NOT_ARRIVED);
  if (cause.kind !== 'server') return t(NOT_PLACED);
  if (cause.status === 429) return t(SEEN_OPEN);
  return (hasEnded(cause) && cause.message) || t(NOT_PLACED);
}

/**
 * An order was sent and its outcome is unknown: reports that and checks the cart a few times, sending nothing. Only the
 * last check may conclude that there is no order, since the shop may be slow. While the shop cannot be reached the
 * outcome stays unknown. Where the customer's cart has other lines, only the success page tells. `cause` is the failure of the call; null after a reload.
 */
export async function reconcileOrder(
  api: FlowApi,
  { context }: OrderedCart,
  sent: OrderAttempt,
  cause: ApiError | null,
): Promise<void> {
  const attempt = {
    ...sent,
    hasEnded: sent.hasEnded === true || (cause !== null && hasEnded(cause)),
  };
  writeAttempt(attempt);
  api.dispatch(placementUnknown(cause));
  let seen: OrderOutcome | null = null;
  for (const pause of outcomeCheckPauses(attempt)) {
    await api.delay(pause);
    const outcome = await (attempt.reviewUrl === undefined
      ? loadOrderOutcome(context, attempt.itemIds)
      : loadReviewOutcome(attempt.reviewUrl, attempt));
    seen = outcome.ok ? outcome.value : null;
    if (!outcome.ok) {
      api.dispatch(placementUnknown(outcome.error));
      leaveIfSignedOut(api, outcome.error);
    }
    if (seen === 'ordered') {
      await finishOrder(api, attempt, { orderId: null });
      return;
    }
    if (areLinesGone(seen)) {
      askShop(attempt, Date.now());
      return;
    }
  }
  if (seen !== 'open') return;
  if (attempt.paid !== undefined) {
    // Orders for several addresses may be paid although the cart is open: their own page goes on.
    navigate(new URL('overview/', attempt.pagesUrl).href);
    return;
  }
  if (storeWaitingOrder(attempt.itemIds, Date.now())) {
    api.dispatch(orderWaits('unpaid'));
    return;
  }
  clearAttempt();
  failOrder(api, cause ?? { kind: 'network' }, notPlacedText(cause));
}
