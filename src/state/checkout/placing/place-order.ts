import { placeOrder } from '../../../api/payment';
import { navigate, reloadPage } from '../../../platform/navigate';
import { captchaSpent } from '../../captcha/captcha-demand';
import {
  checkoutStarted,
  placementCheckRetried,
  placementStarted,
  placementUnknown,
  placeOrderSubmitted,
} from '../checkout-actions';
import { selectCanPlaceOrder, selectCheckout } from '../checkout-slice';
import {
  clearAttempt,
  readAttempt,
  wasOrdered,
  writeAttempt,
  type OrderAttempt,
} from '../../order/order-attempt';
import { selectTotals } from '../../quote/quote-slice';
import type { Services } from '../../shared/services';
import type { FlowApi, StartListening, TillStore } from '../../shared/store.types';
import type * as ReconcileOrder from './reconcile-order';
import { failOrder, finishOrder, followRefusal } from './finish-order';
import { withOrderLock } from '../../order/order-lock';
import { loadOrderOutcome } from '../../order/order-outcome';
import { attemptOf, orderedCart, type OrderedCart } from './ordered-cart';
import {
  refuseIncompleteOrder,
  LOADER_LIMIT_MS,
  ORDER_CAPTCHA,
  prepareOrder,
  type PreparedOrder,
} from './prepare-order';
import { changesSettled, confirmOrderUnchanged } from './review-order';

/**
 * Places the order, at most once for each press of the button, across double clicks, tabs and reloads, and only as it
 * was shown. The attempt is stored before the order is sent. While its outcome is unknown nothing is sent again; the
 * cart is checked instead (PLACE-01 to PLACE-19).
 */
export function startPlaceOrder(
  startListening: StartListening,
  { now }: Services,
  store: TillStore,
): void {
  const once = onceAtATime();

  startListening({
    actionCreator: placeOrderSubmitted,
    effect: async (_action, api) => {
      await once(() => placeShownOrder(api, now));
      await followRefusal(api);
    },
  });
  startListening({
    matcher: (action) => placementCheckRetried.match(action) || checkoutStarted.match(action),
    effect: async (action, api) => {
      const cart = orderedCart(api);
      if (cart === null) return;
      const { cartId, itemIds } = cart;
      const attempt = readAttempt(cartId, now());
      if (attempt !== null) {
        await once(() => reconcile(api, cart, attempt, null));
      } else if (checkoutStarted.match(action) && wasOrdered(cartId, itemIds, now())) {
        // An old copy of the page, as the back button may restore: the cart page shows what is in the cart now.
        navigate(api.getState().config.checkout?.cartUrl ?? '');
      }
    },
  });
  window.addEventListener('online', () => {
    if (selectCheckout(store.getState()).placement.status === 'unknown') {
      store.dispatch(placementCheckRetried());
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const isPlaced = selectCheckout(store.getState()).placement.status === 'placed';
    if (persisted && isPlaced) reloadPage();
  });
}

/** Runs work unless earlier work is still running; it is not queued. */
function onceAtATime(): (work: () => Promise<void>) => Promise<void> {
  let isBusy = false;
  return async (work) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } finally {
      isBusy = false;
    }
  };
}

async function placeShownOrder(api: FlowApi, now: () => number): Promise<void> {
  const shown = selectTotals(api.getState());
  const cart = orderedCart(api);
  if (cart === null || !selectCanPlaceOrder(api.getState())) return;
  if (refuseIncompleteOrder(api)) return;
  api.dispatch(placementStarted());
  await changesSettled(api);
  // Loaded with the first request already. Without it, the review alone protects the order.
  const module = await import('../../../platform/http/cart-hold').catch(() => null);
  const hold = await module?.holdCart();
  try {
    if (!(await confirmOrderUnchanged(api, cart, shown, now()))) return;
    const seen = selectTotals(api.getState());
    // A payment in the method's own window must not block other tabs.
    const timer = setTimeout(() => hold?.release(), LOADER_LIMIT_MS);
    const order = await prepareOrder(api);
    clearTimeout(timer);
    if (order === null) return;
    if (hold?.isOver() === true) {
      await hold.again();
      if (!(await confirmOrderUnchanged(api, cart, seen, now()))) return;
    }
    const attempt = attemptOf(api, cart, now());
    await withOrderLock(cart.cartId, (had) => send(api, order, cart, attempt, had, now));
  } finally {
    hold?.release();
  }
}

/** Sends the order, after checking whether another tab has placed it already. */
async function send(
  api: FlowApi,
  order: PreparedOrder,
  cart: OrderedCart,
  attempt: OrderAttempt,
  hadToWait: boolean,
  now: () => number,
): Promise<void> {
  const { context, cartId, itemIds } = cart;
  const pending = readAttempt(cartId, now());
  if (hadToWait || pending !== null) {
    const outcome = await loadOrderOutcome(context, pending?.itemIds ?? itemIds);
    if (!outcome.ok) {
      // Only a stored attempt has an unknown outcome; this page has not sent anything yet.
      if (pending !== null) api.dispatch(placementUnknown(outcome.error));
      else failOrder(api, outcome.error);
      return;
    }
    if (outcome.value === 'ordered') {
      await finishOrder(api, pending ?? attempt, null);
      return;
    }
  }
  writeAttempt(attempt);
  const result = await placeOrder(context, order, { headers: order.headers });
  if (result.ok) {
    await finishOrder(api, attempt, result.value);
    return;
  }
  api.dispatch(captchaSpent(ORDER_CAPTCHA));
  const { error } = result;
  if (error.kind === 'rejected' || error.kind === 'unauthorized') {
    // A refusal is final, unless the cart shows that the order was placed all the same.
    const outcome = await loadOrderOutcome(context, itemIds);
    if (outcome.ok && outcome.value === 'ordered') {
      await finishOrder(api, attempt, null);
      return;
    }
    const isCertain = outcome.ok || (error.kind === 'rejected' && error.status !== 404);
    if (isCertain) clearAttempt();
    else writeAttempt({ ...attempt, hasEnded: true });
    // An uncertain outcome is checked again after the sign-in.
    if (isCertain || error.kind === 'unauthorized') {
      failOrder(api, error);
      return;
    }
  }
  await reconcile(api, cart, attempt, error);
}

/** Rarely needed, so its code is loaded on demand; if that fails, "Check Again" tries once more. */
async function reconcile(
  ...order: Parameters<typeof ReconcileOrder.reconcileOrder>
): Promise<void> {
  const module = await import('./reconcile-order').catch(() => null);
  const [api, , , cause] = order;
  if (module === null) api.dispatch(placementUnknown(cause));
  else await module.reconcileOrder(...order);
}
