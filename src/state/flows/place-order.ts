import { placeOrder } from '../../api/payment';
import type { RestContext } from '../../api/rest';
import type { ApiError } from '../../platform/http/api-error';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate, sameOrigin } from '../../platform/navigate';
import {
  checkoutStarted,
  orderPlaced,
  placementCheckRetried,
  placementFailed,
  placementStarted,
  placementUnknown,
  placeOrderSubmitted,
  stepEntered,
  stepRequested,
} from '../checkout/checkout-actions';
import { selectCanPlaceOrder, selectCheckout } from '../checkout/checkout-slice';
import { attemptCartId, clearAttempt, readAttempt, writeAttempt } from '../checkout/order-attempt';
import { selectTotals, totalsWanted } from '../quote/quote-slice';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { Services } from '../services';
import type { StartListening, TillStore } from '../store.types';
import { failureText, leaveIfSignedOut, restContext, type FlowApi } from './api';
import { withOrderLock } from './order-lock';
import { orderOutcome, type OrderOutcome } from './order-outcome';
import { prepareOrder, type PreparedOrder } from './prepare-order';

/** Pauses before each look at the cart after a lost answer, in milliseconds: the shop may still be at work. */
const LOOKS_AFTER_MS: readonly number[] = [1000, 3000, 6000];

/** Pause before a refused order sends the shopper where the shop wants, in milliseconds (PLACE-16). */
const REDIRECT_AFTER_MS = 3000;

const NOT_PLACED =
  'A server error stopped your order from being placed. Please try to place your order again.';

/**
 * Places the order, at most once for each wish of the shopper, across double clicks, tabs and reloads. An order is
 * noted before it is sent; while its outcome is unknown nothing is sent again, the cart is looked at instead
 * (PLACE-01 to PLACE-19).
 */
export function startPlaceOrder(
  startListening: StartListening,
  services: Services,
  store: TillStore,
): void {
  const orders = { now: services.now, isBusy: false };

  startListening({
    actionCreator: placeOrderSubmitted,
    effect: (_action, api) =>
      once(orders, async () => {
        if (!selectCanPlaceOrder(api.getState())) return;
        api.dispatch(placementStarted());
        const order = await prepareOrder(api);
        if (order !== null) await sendInTurn(api, order, orders);
      }),
  });
  startListening({
    matcher: (action) => placementCheckRetried.match(action) || checkoutStarted.match(action),
    effect: async (_action, api) => {
      const known = attemptOf(api, orders);
      if (known === null) return;
      await once(orders, async () => {
        api.dispatch(placementUnknown({ kind: 'network' }));
        await lookAfter(api, known.context, known.itemIds, { kind: 'network' });
      });
    },
  });
  window.addEventListener('online', () => {
    if (selectCheckout(store.getState()).placement.status === 'unknown') {
      store.dispatch(placementCheckRetried());
    }
  });
}

interface Orders {
  readonly now: () => number;
  isBusy: boolean;
}

async function once(orders: Orders, work: () => Promise<void>): Promise<void> {
  if (orders.isBusy) return;
  orders.isBusy = true;
  try {
    await work();
  } finally {
    orders.isBusy = false;
  }
}

/** The cart that orders are sent for. */
function cartOf(api: FlowApi): { context: RestContext; cartId: string } | null {
  const state = api.getState();
  const context = restContext(state);
  const config = state.config.checkout;
  if (context === null || config === null) return null;
  return { context, cartId: attemptCartId(context.cart, config) };
}

/** An order of this cart that was sent and whose outcome nobody has seen. */
function attemptOf(
  api: FlowApi,
  orders: Orders,
): { context: RestContext; itemIds: readonly number[] } | null {
  const cart = cartOf(api);
  const attempt = cart === null ? null : readAttempt(cart.cartId, orders.now());
  return cart === null || attempt === null
    ? null
    : { context: cart.context, itemIds: attempt.itemIds };
}

/** Waits for other tabs; what they may have sent is looked into before anything goes out from here. */
async function sendInTurn(api: FlowApi, order: PreparedOrder, orders: Orders): Promise<void> {
  const cart = cartOf(api);
  if (cart === null) return;
  const { context, cartId } = cart;
  await withOrderLock(cartId, async (hadToWait) => {
    const itemIds = selectTotals(api.getState())?.items.map(({ itemId }) => itemId) ?? [];
    const pending = readAttempt(cartId, orders.now());
    if (hadToWait || pending !== null) {
      const outcome = await orderOutcome(context, pending?.itemIds ?? itemIds);
      if (!outcome.ok) {
        // Only a noted attempt is in doubt; from here nothing has been sent yet.
        const message = failureText(api, outcome.error);
        if (pending !== null) api.dispatch(placementUnknown(outcome.error));
        else fail(api, outcome.error, message);
        return;
      }
      if (outcome.value === 'ordered') {
        finish(api, null);
        return;
      }
    }
    writeAttempt({ cartId, startedAt: orders.now(), itemIds });
    const result = await placeOrder(context, order, { headers: order.headers });
    if (result.ok) finish(api, result.value);
    else if (outcomeUnknown(result.error)) {
      api.dispatch(placementUnknown(result.error));
      await lookAfter(api, context, itemIds, result.error);
    } else await refuse(api, context, itemIds, result.error);
  });
}

/** Looks at the cart a few times. Only the last look may say that there is no order: the shop may be slow. */
async function lookAfter(
  api: FlowApi,
  context: RestContext,
  itemIds: readonly number[],
  cause: ApiError,
): Promise<void> {
  let seen: OrderOutcome | null = null;
  for (const pause of LOOKS_AFTER_MS) {
    await api.delay(pause);
    const outcome = await orderOutcome(context, itemIds);
    seen = outcome.ok ? outcome.value : null;
    if (!outcome.ok) {
      api.dispatch(placementUnknown(outcome.error));
      leaveIfSignedOut(api, outcome.error);
    }
    if (seen === 'ordered') {
      finish(api, null);
      return;
    }
  }
  if (seen === 'open') fail(api, cause, t(NOT_PLACED));
}

/** A refusal is final, unless the cart shows that another request made the order meanwhile. */
async function refuse(
  api: FlowApi,
  context: RestContext,
  itemIds: readonly number[],
  error: ApiError,
): Promise<void> {
  if (error.kind === 'rejected') {
    const outcome = await orderOutcome(context, itemIds);
    if (outcome.ok && outcome.value === 'ordered') {
      finish(api, null);
      return;
    }
  }
  fail(api, error, failureText(api, error));
  if (error.kind === 'rejected' && error.redirectAction !== null) {
    await follow(api, error, error.redirectAction);
  }
}

function fail(api: FlowApi, cause: ApiError, message: string): void {
  clearAttempt();
  api.dispatch(placementFailed({ message, cause }));
  api.dispatch(totalsWanted());
  // After a reload the order was looked for before the payment step was open: that is where this is said.
  if (selectCheckout(api.getState()).step === 'shipping') api.dispatch(stepRequested('payment'));
}

/** `#shipping` is a step, anything else a page of this shop; not followed once the shopper has gone on (decision C10). */
async function follow(api: FlowApi, cause: ApiError, action: string): Promise<void> {
  await api.delay(REDIRECT_AFTER_MS);
  if (selectCheckout(api.getState()).placement.cause !== cause) return;
  if (action === '#shipping' && api.getState().config.checkout?.isVirtual !== true) {
    api.dispatch(stepEntered('shipping'));
  } else if (!action.startsWith('#') && sameOrigin(action)) navigate(action);
}

/** The order exists: what was kept of the checkout goes, and the shopper to the success page (PLACE-12 to PLACE-14). */
function finish(api: FlowApi, orderId: number | null): void {
  clearAttempt();
  api.dispatch(orderPlaced({ orderId }));
  api.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: false }));
  navigate(api.getState().config.checkout?.successUrl ?? '');
}
