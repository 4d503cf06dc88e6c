import type { ApiError } from '../../platform/http/api-error';
import { t } from '../../platform/i18n/i18n';
import { placementUnknown } from '../checkout/checkout-actions';
import { clearAttempt } from '../checkout/order-attempt';
import { leaveIfSignedOut, type FlowApi } from './api';
import { failOrder, finishOrder } from './order-end';
import { orderOutcome, type OrderOutcome } from './order-outcome';
import type { OrderedCart } from './ordered-cart';

/** Pauses before each look at the cart after a lost answer, in milliseconds: the shop may still be at work. */
const LOOKS_AFTER_MS: readonly number[] = [1000, 3000, 6000, 10_000, 10_000];

/** The same where the shop itself said that it failed: its work has ended. */
const LOOKS_AFTER_FAILURE_MS: readonly number[] = [300, 2000];

const NOT_PLACED =
  'A server error stopped your order from being placed. Please try to place your order again.';

/** A failure the shop itself put into words. A gateway's 502 to 504 says nothing about the shop behind it. */
const hasEnded = (cause: ApiError): boolean =>
  cause.kind === 'server' && cause.message !== null && (cause.status < 502 || cause.status > 504);

/**
 * An order was sent and its outcome is not known: says so and looks at the cart a few times, sending nothing. Only the
 * last look may say that there is no order, for the shop may be slow. While the shop cannot be asked it stays unknown.
 */
export async function lookAfterOrder(
  api: FlowApi,
  cart: OrderedCart,
  cause: ApiError,
  now: () => number,
): Promise<void> {
  api.dispatch(placementUnknown(cause));
  let seen: OrderOutcome | null = null;
  for (const pause of hasEnded(cause) ? LOOKS_AFTER_FAILURE_MS : LOOKS_AFTER_MS) {
    await api.delay(pause);
    const outcome = await orderOutcome(cart.context, cart.itemIds);
    seen = outcome.ok ? outcome.value : null;
    if (!outcome.ok) {
      api.dispatch(placementUnknown(outcome.error));
      leaveIfSignedOut(api, outcome.error);
    }
    if (seen === 'ordered') {
      await finishOrder(api, cart, null, now());
      return;
    }
  }
  if (seen !== 'open') return;
  clearAttempt();
  const said = cause.kind === 'server' && hasEnded(cause) ? cause.message : null;
  failOrder(api, cause, said ?? t(NOT_PLACED));
}
