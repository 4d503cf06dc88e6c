import { loadReview } from '../../api/review-page';
import { pageLeft } from '../../platform/page/page-left';
import type { CurrentReview, ReviewedOrder } from '../../domain/wallet-review';
import { holdCart } from '../../platform/http/cart-hold';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate } from '../../platform/navigate';
import { chargeOwner } from '../order/charge-owner';
import { openElsewhere } from '../order/open-elsewhere';
import { SESSION_CART, writeAttempt, type OrderAttempt } from '../order/order-attempt';
import { withOrderLock } from '../order/order-lock';
import { redirectedOrder } from '../order/order-notes';
import { endReviewPress } from '../order/pressed-orders';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import {
  reviewChanged,
  reviewCleared,
  reviewHeld,
  selectWalletReview,
} from './wallet-review-slice';

/** The address of this page. */
function pageUrl(): string {
  const { origin, pathname, search } = window.location;
  return origin + pathname + search;
}

/** Whether the shop has the order that the page shows, or the one that it was told to show. */
const isShown = (current: CurrentReview, shown: ReviewedOrder, seen: string | null): boolean =>
  current.rate === shown.rate && (current.text === shown.text || current.text === seen);

/** Loads the page again and compares it with what is shown; returns whether that may be ordered. Otherwise the shopper is told. */
async function isCurrent(api: FlowApi, shown: ReviewedOrder): Promise<boolean> {
  const visit = await loadReview(pageUrl());
  if (!visit.ok) {
    api.dispatch(reviewHeld(errorText(visit.error)));
    return false;
  }
  const problem = t('Your order has changed, so it was not placed yet.');
  if ('url' in visit.value) {
    // Nothing is left to review: the shop says there what became of it.
    api.dispatch(reviewHeld(problem));
    navigate(visit.value.url);
    return false;
  }
  const { review } = visit.value;
  if (isShown(review, shown, selectWalletReview(api.getState()).seen)) return true;
  const { html, rate, rates, text } = review;
  api.dispatch(reviewChanged({ details: { html, methods: { rate, rates } }, seen: text, problem }));
  return false;
}

/**
 * What is noted of the order. Its cart may be that of a product page, which nobody can look at: it has no lines, so that no cart
 * is taken for the ordered one, and is looked up by the review page (`review-outcome.ts`). Null when nothing is known of the
 * customer, without whom the note would be anybody's. `now` in ms.
 */
async function attemptOf(api: FlowApi, now: () => number): Promise<OrderAttempt | null> {
  const owner = await chargeOwner(api.getState());
  if (owner === undefined) return null;
  return {
    cartId: SESSION_CART,
    isSession: true,
    startedAt: now(),
    itemIds: [],
    reviewUrl: pageUrl(),
    successUrl: `${api.getState().config.shop.baseUrl}checkout/onepage/success/`,
    ...(owner === null ? {} : { customerId: owner }),
  };
}

/** Notes the order, unless something speaks against it; returns whether the form may be sent. */
async function prepare(
  api: FlowApi,
  shown: ReviewedOrder,
  now: () => number,
  isOver: () => boolean,
): Promise<boolean> {
  const attempt = await attemptOf(api, now);
  if (attempt === null) {
    api.dispatch(reviewHeld(errorText({ kind: 'network' })));
    return false;
  }
  if (!(await isCurrent(api, shown))) return false;
  // Read last: another window may have begun, or changed the cart, meanwhile.
  const reason = openElsewhere(now()) ?? (isOver() ? errorText({ kind: 'timeout' }) : null);
  if (reason !== null) {
    api.dispatch(reviewHeld(reason));
    return false;
  }
  writeAttempt(attempt);
  redirectedOrder.write({ ...attempt, pressedAt: now() });
  return true;
}

/**
 * Before the browser sends the form that places a reviewed order: it is the order that the page shows, no other window orders,
 * and other windows cannot change the cart meanwhile. The order is noted, so that whichever page opens next looks it up
 * (`watch-order.ts`), and a lost response leads to no second order.
 */
export async function submitReview(
  api: FlowApi,
  shown: ReviewedOrder,
  now: () => number,
): Promise<void> {
  endReviewPress(api, now());
  // Said at once: a page that looks an order up has the lock for half a minute.
  const early = openElsewhere(now());
  if (early !== null) {
    api.dispatch(reviewHeld(early));
    return;
  }
  await withOrderLock(SESSION_CART, async () => {
    const hold = await holdCart();
    const left = pageLeft().then(hold.release);
    if (!(await prepare(api, shown, now, hold.isOver))) {
      hold.release();
      return;
    }
    // The next page loads the cart, which the order is about to empty.
    api.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: false }));
    api.dispatch(reviewCleared());
    await left;
  });
}
