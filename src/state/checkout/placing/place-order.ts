import { t } from '../../../platform/i18n/i18n';
import { reloadPage } from '../../../platform/navigate';
import { onceAtATime } from '../../order/once-at-a-time';
import { orderOfCart, readAttempt } from '../../order/order-attempt';
import { withOrderLock } from '../../order/order-lock';
import { noteCharge } from '../../order/note-charge';
import { selectTotals } from '../../quote/quote-slice';
import type { Services } from '../../shared/services';
import type { FlowApi, StartListening, TillStore } from '../../shared/store.types';
import {
  checkoutStarted,
  paymentMethodsReceived,
  placementCheckRetried,
  placementStarted,
  placeOrderSubmitted,
  waitingOrderAnswered,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { selectCanPlaceOrder } from '../payment/payment-rows';
import { createChargeCheck, type ChargeCheck } from './charge-check';
import { chosenMethod, confirmPayment, type Confirmation } from './confirm-payment';
import { failOrder } from './finish-order';
import { attemptOf, orderedCart, type OrderedCart } from './ordered-cart';
import { findOther, loadWaiting, resolveOther } from './other-order';
import { LOADER_LIMIT_MS, prepareOrder, refuseIncompleteOrder } from './prepare-order';
import type * as ReviewOrder from './review-order';
import { changesSettled, paidOrder, shownOrder, UNREACHED, type ShownOrder } from './shown-order';
import { sendAndRecover } from './send-and-recover';
import { reconcile } from './load-reconcile';

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
  const charges = createChargeCheck(now);
  startListening({
    actionCreator: placeOrderSubmitted,
    effect: async (_action, api) => {
      await onceAtATime(store, () => placeShownOrder(api, now, charges));
      const { cause } = selectCheckout(api.getState()).placement;
      if (cause !== null) await (await loadRefusal())?.followRefusal(api, cause);
    },
  });
  startListening({
    matcher: (action) => placementCheckRetried.match(action) || checkoutStarted.match(action),
    effect: async (action, api) => {
      const cart = orderedCart(api);
      if (cart === null) return;
      await charges.tellNews(api);
      const attempt = readAttempt(cart.cartId, now());
      if (attempt !== null) {
        await onceAtATime(store, () => reconcile(api, cart, attempt, null));
        return;
      }
      const known = checkoutStarted.match(action) ? orderOfCart(cart, now()) : null;
      if (known !== null) await (await loadWaiting())?.handleKnownOrder(api, cart, known);
    },
  });
  startListening({
    actionCreator: paymentMethodsReceived,
    effect: async () => {
      await loadReview();
    },
  });
  startListening({
    actionCreator: waitingOrderAnswered,
    effect: async ({ payload }, api) => {
      const cart = orderedCart(api);
      const late = await loadWaiting();
      if (cart === null || late === null) return;
      await onceAtATime(store, () => late.answerWaitingOrder(api, cart, payload.isGivenUp, now));
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

async function placeShownOrder(
  api: FlowApi,
  now: () => number,
  charges: ChargeCheck,
): Promise<void> {
  const shown = shownOrder(api.getState());
  const cart = orderedCart(api);
  if (cart === null || !selectCanPlaceOrder(api.getState())) return;
  if (refuseIncompleteOrder(api)) return;
  // Awaited only when it has to be: `confirm` is called within the press.
  const isNews = charges.isDue(api) && (await charges.tellNews(api));
  if (isNews === null) failOrder(api, { kind: 'network' });
  if (isNews !== false) return;
  api.dispatch(placementStarted());
  const method = chosenMethod(api.getState());
  // A window or a wallet sheet has to be opened inside the press, so nothing may be awaited before this.
  const isEarly = method?.start === 'button' && findOther(api, cart, method, now()) === null;
  const early = isEarly ? confirmPayment(api, method) : null;
  await changesSettled(api);
  // Loaded with the first request already. Without it, the review alone protects the order.
  const module = await import('../../../platform/http/cart-hold').catch(() => null);
  // Another tab waits for the shopper's bank: this page holds no payment before it has pressed.
  if (module?.isPaymentRunning() === true) {
    early?.withdraw();
    failOrder(api, { kind: 'network' }, t('An order is being placed already.'));
    return;
  }
  const hold = await module?.holdCart();
  try {
    if (!(await isUnchanged(api, cart, shown, now()))) {
      early?.withdraw();
      return;
    }
    // Before the method takes money.
    if (await resolveOther(api, cart, method, now)) {
      early?.withdraw();
      return;
    }
    const seen = selectTotals(api.getState());
    // A payment in the method's own window must not block other tabs.
    const timer = setTimeout(() => hold?.release(), LOADER_LIMIT_MS);
    const payment = early ?? confirmPayment(api, method);
    const order = await prepareOrder(api, payment);
    clearTimeout(timer);
    const isCharged = await isMade(payment);
    // Not by code that loads late: the payment is made, and must not be forgotten.
    if (isCharged) {
      const { shown: amount = '' } = attemptOf(api, cart, now());
      noteCharge(amount, true, now(), cart.config.customer?.id);
    }
    if (order === null) return;
    await withOrderLock(cart.cartId, async (hadToWait) => {
      // A shopper may take any time in a window or a sheet, where a call from outside can change the cart.
      if (early !== null || hadToWait || hold?.isOver() === true) {
        await hold?.again();
        const paid = paidOrder(api.getState(), seen);
        if (!(await isUnchanged(api, cart, paid, now()))) {
          payment.withdraw();
          return;
        }
      }
      const sending = { order: { ...order, isCharged }, cart, payment, method, hold };
      await sendAndRecover(api, { ...sending, hadToWait, now });
    });
  } finally {
    hold?.release();
    await charges.tellNews(api);
  }
}

/** Whether the method has taken the payment in its own step already. */
const isMade = ({ result }: Confirmation): Promise<boolean> =>
  result.then(
    (end) => end?.status === 'ready' && end.isCharged === true,
    () => false,
  );

/** Loaded at the payment step: it is needed at the press. Null when it could not be. */
const loadReview = (): Promise<typeof ReviewOrder | null> =>
  import('./review-order').catch(() => null);

/** As `confirmOrderUnchanged`; an order that cannot be reviewed is not sent. */
async function isUnchanged(
  api: FlowApi,
  cart: OrderedCart,
  shown: ShownOrder,
  now: number,
): Promise<boolean> {
  const module = await loadReview();
  if (module === null) failOrder(api, { kind: 'network' }, t(UNREACHED));
  return (await module?.confirmOrderUnchanged(api, cart, shown, now)) === true;
}

const loadRefusal = () => import('./follow-refusal').catch(() => null);
