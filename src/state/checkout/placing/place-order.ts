import { placeOrder } from '../../../api/payment';
import type { Totals } from '../../../domain/quote.types';
import type { ApiError } from '../../../platform/http/api-error';
import type { CartHold } from '../../../platform/http/cart-hold';
import { navigate, reloadPage } from '../../../platform/navigate';
import { fail, ok, type Result } from '../../../platform/result';
import { captchaSpent } from '../../captcha/captcha-demand';
import type { PaymentMethodDefinition } from '../../extensions/payment-method.types';
import { onceAtATime } from '../../order/once-at-a-time';
import { readAttempt, wasOrdered } from '../../order/order-attempt';
import { withOrderLock } from '../../order/order-lock';
import { sendOrder, type SentOrder } from '../../order/send-order';
import { selectTotals } from '../../quote/quote-slice';
import type { Services } from '../../shared/services';
import type { FlowApi, StartListening, TillStore } from '../../shared/store.types';
import {
  checkoutStarted,
  placementCheckRetried,
  placementStarted,
  placementUnknown,
  placeOrderSubmitted,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { paymentContext } from '../payment/payment-context';
import { selectCanPlaceOrder } from '../payment/payment-rows';
import { chosenMethod, confirmPayment, type Confirmation } from './confirm-payment';
import { failOrder, finishOrder, followRefusal } from './finish-order';
import { attemptOf, orderedCart, type OrderedCart } from './ordered-cart';
import {
  LOADER_LIMIT_MS,
  ORDER_CAPTCHA,
  prepareOrder,
  refuseIncompleteOrder,
  type PreparedOrder,
} from './prepare-order';
import type * as ReconcileOrder from './reconcile-order';
import { changesSettled, confirmOrderUnchanged, shownOrder, type ShownOrder } from './review-order';

/** How often a method may pay again after a refusal, e.g. once authenticated. */
const MAX_RECOVERIES = 3;

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
  startListening({
    actionCreator: placeOrderSubmitted,
    effect: async (_action, api) => {
      await onceAtATime(store, () => placeShownOrder(api, now));
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
        await onceAtATime(store, () => reconcile(api, cart, attempt, null));
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

async function placeShownOrder(api: FlowApi, now: () => number): Promise<void> {
  const shown = shownOrder(api.getState());
  const cart = orderedCart(api);
  if (cart === null || !selectCanPlaceOrder(api.getState())) return;
  if (refuseIncompleteOrder(api)) return;
  api.dispatch(placementStarted());
  const method = chosenMethod(api.getState());
  // A window or a wallet sheet has to be opened inside the press, so nothing may be awaited before this.
  const early = method?.start === 'button' ? confirmPayment(api, method) : null;
  await changesSettled(api);
  // Loaded with the first request already. Without it, the review alone protects the order.
  const module = await import('../../../platform/http/cart-hold').catch(() => null);
  const hold = await module?.holdCart();
  try {
    if (!(await confirmOrderUnchanged(api, cart, shown, now()))) {
      early?.withdraw();
      return;
    }
    const seen = selectTotals(api.getState());
    // A payment in the method's own window must not block other tabs.
    const timer = setTimeout(() => hold?.release(), LOADER_LIMIT_MS);
    const payment = early ?? confirmPayment(api, method);
    const order = await prepareOrder(api, payment);
    clearTimeout(timer);
    if (order === null) return;
    if (hold?.isOver() === true) {
      await hold.again();
      if (!(await confirmOrderUnchanged(api, cart, paidOrder(api, seen), now()))) {
        payment.withdraw();
        return;
      }
    }
    await withOrderLock(cart.cartId, (hadToWait) =>
      send(api, { order, cart, payment, method, hold, hadToWait, now }),
    );
  } finally {
    hold?.release();
  }
}

/** The order once its payment is made: another method that is chosen meanwhile does not change it. */
const paidOrder = (api: FlowApi, totals: Totals | null): ShownOrder => ({
  ...shownOrder(api.getState()),
  totals,
});

interface Sending {
  readonly order: PreparedOrder;
  readonly cart: OrderedCart;
  readonly payment: Confirmation;
  readonly method: PaymentMethodDefinition | undefined;
  /** The hold on the cart; undefined where its code was not loaded. */
  readonly hold: CartHold | undefined;
  /** Another tab was placing an order for this cart. */
  readonly hadToWait: boolean;
  readonly now: () => number;
}

/** Sends the order, and once more with another payment where the method can recover from the refusal. */
async function send(api: FlowApi, sending: Sending, recoveries = 0): Promise<void> {
  const { cart, method, hadToWait, now } = sending;
  const outcome = await sendOrder({
    context: cart.context,
    attempt: attemptOf(api, cart, now()),
    hadToWait: hadToWait && recoveries === 0,
    transmit: () => transmit(api, sending),
    now,
  });
  if (outcome.status === 'ordered') {
    await finishOrder(api, outcome.attempt, outcome.sent);
    return;
  }
  if (outcome.status === 'unknown') {
    await reconcile(api, cart, outcome.attempt, outcome.error);
    return;
  }
  const { error } = outcome;
  if (method?.recover !== undefined && error.kind === 'rejected' && recoveries < MAX_RECOVERIES) {
    const next = await recoverOrder(api, sending, error);
    if (next !== null) await send(api, { ...sending, order: next }, recoveries + 1);
    return;
  }
  failOrder(api, error);
}

/**
 * Lets the method pay in another way. That may take the shopper minutes, so other tabs are not held up meanwhile, and
 * the order is reviewed once more. Null when there is nothing to send; the state contains the reason.
 */
async function recoverOrder(
  api: FlowApi,
  { order, cart, method, hold, now }: Sending,
  refusal: Extract<ApiError, { readonly kind: 'rejected' }>,
): Promise<PreparedOrder | null> {
  const seen = selectTotals(api.getState());
  const context = paymentContext(api.getState(), order.payment.method);
  hold?.release();
  const payment = confirmPayment(
    api,
    method,
    async () =>
      (context && (await method?.recover?.({ message: refusal.message }, context))) ?? null,
  );
  const next = await prepareOrder(api, payment, refusal);
  if (next === null) return null;
  await hold?.again();
  if (await confirmOrderUnchanged(api, cart, paidOrder(api, seen), now())) return next;
  payment.withdraw();
  return null;
}

/** Sends the order, or lets the method send it. */
async function transmit(
  api: FlowApi,
  { order, cart, method }: Sending,
): Promise<Result<SentOrder>> {
  const context = paymentContext(api.getState(), order.payment.method);
  if (method?.send !== undefined && context !== null) {
    try {
      const result = await method.send(order.payment, context);
      if (result.status === 'placed') return ok(result);
      if (result.status === 'refused') {
        const { message } = result;
        return fail({ kind: 'rejected', status: 400, message, redirectAction: null });
      }
    } catch {
      return fail({ kind: 'network' });
    }
  }
  const result = await placeOrder(cart.context, order, { headers: order.headers });
  if (result.ok) return ok({ orderId: result.value });
  api.dispatch(captchaSpent(ORDER_CAPTCHA));
  return result;
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
