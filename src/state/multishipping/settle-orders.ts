import type { ApiError } from '../../platform/http/api-error';
import { releaseCart } from '../../platform/http/cart-hold';
import { errorText } from '../../platform/http/error-text';
import { holdForPayment } from '../../platform/http/payment-hold';
import { pageLeft } from '../../platform/page/page-left';
import type { SeveralAddressesProvider } from '../extensions/several-addresses-provider.types';
import {
  clearAttempt,
  SESSION_CART,
  storedAttempt,
  writeAttempt,
  type OrderAttempt,
  type PaidOrders,
} from '../order/order-attempt';
import { withOrderLock } from '../order/order-lock';
import { openOrder } from '../order/order-notes';
import { loadSessionOutcome } from '../order/session-outcome';
import { sectionsUrl } from '../order/settle-order';
import type { Services } from '../shared/services';
import type { FlowApi } from '../shared/store.types';
import { leaveOrders } from './leave-orders';
import { lookUpOrders } from './look-up-orders';
import { formHeld, ordersMoved, settlingFailed } from './multishipping-slice';
import { loadOrderProvider, ordersPage } from './order-providers';
import { cancelledText, notPlacedText, ordersText, unknownText } from './order-texts';

/** Orders of one press that a provider's call places. */
export interface OrdersRun {
  readonly api: FlowApi;
  readonly provider: SeveralAddressesProvider;
  readonly services: Services;
  readonly attempt: OrderAttempt;
}

/** The secret of the payment that a page's shopper is to confirm, and when its orders were placed; in memory, never stored. */
const secrets = new WeakMap<Services, { readonly startedAt: number; readonly secret: string }>();

/** Notes how far the orders have come. */
export function noteStep(run: OrdersRun, paid: PaidOrders): OrdersRun {
  const attempt = { ...run.attempt, paid };
  writeAttempt(attempt);
  return { ...run, attempt };
}

const moveTo = (
  run: OrdersRun,
  step: PaidOrders['step'],
  more: Pick<PaidOrders, 'refusal'> = {},
): OrdersRun => {
  const { paid } = run.attempt;
  return paid === undefined ? run : noteStep(run, { ...paid, ...more, step });
};

/** The shop has the orders, and the bank is asked: other windows change nothing meanwhile. Returns whether the page is being left. */
export async function confirmOrders(run: OrdersRun, secret: string): Promise<boolean> {
  const { api, provider, services, attempt } = run;
  secrets.set(services, { startedAt: attempt.startedAt, secret });
  const confirming = moveTo(run, 'confirming');
  api.dispatch(ordersMoved('confirming'));
  const stop = holdForPayment();
  const end = await provider
    .authenticate(ordersPage(api.getState(), services), secret)
    .finally(stop);
  if (end.status === 'unknown') {
    api.dispatch(settlingFailed(unknownText()));
    return false;
  }
  api.dispatch(ordersMoved('settling'));
  return end.status === 'confirmed'
    ? endOrders(moveTo(confirming, 'confirmed'))
    : endOrders(moveTo(confirming, 'refused', { refusal: end.message }));
}

/** Ends the orders as noted: they stand, or are cancelled (MULTI-07). Returns whether the page is being left. */
async function endOrders({ api, provider, services, attempt }: OrdersRun): Promise<boolean> {
  const { step, refusal = cancelledText() } = attempt.paid ?? {};
  const page = ordersPage(api.getState(), services);
  const ended = await provider.finalize(page, step === 'refused' ? refusal : null);
  if (!ended.ok) {
    api.dispatch(settlingFailed(ordersText(ended.error)));
    return false;
  }
  secrets.delete(services);
  leaveOrders(api, attempt, ended.value, services.now());
  return true;
}

/**
 * The orders may have been ended already, by a call whose response was lost: the cart says so, and is asked first, since the shop
 * names the page of the orders only once.
 */
async function endAgain(run: OrdersRun): Promise<boolean> {
  const { api, services, attempt } = run;
  const { itemIds, pieces, successUrl = '' } = attempt;
  const seen = await loadSessionOutcome(sectionsUrl(api), itemIds, pieces);
  if (!seen.ok) {
    api.dispatch(settlingFailed(errorText(seen.error)));
    return false;
  }
  if (seen.value === 'open') return endOrders(run);
  leaveOrders(api, attempt, successUrl, services.now());
  return true;
}

/**
 * The response to the placing was lost: looks up what has become of the orders, and sends nothing again. `cause` is null on a
 * later page. Returns whether the page is being left.
 */
export async function followLostOrders(run: OrdersRun, cause: ApiError | null): Promise<boolean> {
  const { api, services, attempt } = run;
  api.dispatch(ordersMoved('settling'));
  const found = await lookUpOrders(api, attempt);
  if (found === null) {
    api.dispatch(settlingFailed(errorText({ kind: 'network' })));
    return false;
  }
  if (found === 'exist') {
    api.dispatch(ordersMoved('undecided'));
    return false;
  }
  if (found === 'ended') {
    leaveOrders(api, attempt, attempt.successUrl ?? '', services.now());
    return true;
  }
  clearAttempt();
  releaseCart();
  api.dispatch(formHeld(notPlacedText(cause)));
  return false;
}

/** Goes on where the note says that the orders are. Returns whether the page is being left. */
function goOn(run: OrdersRun): Promise<boolean> {
  const { api, services, attempt } = run;
  const known = secrets.get(services);
  switch (attempt.paid?.step) {
    case 'confirmed':
    case 'refused':
      return endAgain(run);
    case 'confirming':
      if (known?.startedAt === attempt.startedAt) return confirmOrders(run, known.secret);
      api.dispatch(ordersMoved('undecided'));
      return Promise.resolve(false);
    default:
      return followLostOrders(run, null);
  }
}

/** Whether orders of this browser that a provider's call has placed are still open. `now` in ms. */
export const hasOpenOrders = (now: number): boolean =>
  storedAttempt(openOrder, now)?.paid !== undefined;

/**
 * Settles orders that an earlier page, or the last attempt, has left open (MULTI-07): what is certain is done, what is not is
 * left to the shopper, whose `decision` it is then. Waits for a window that is still busy with them.
 */
export async function settleOrders(
  api: FlowApi,
  services: Services,
  decision: 'keep' | 'cancel' | null,
): Promise<void> {
  await withOrderLock(SESSION_CART, async () => {
    const attempt = storedAttempt(openOrder, services.now());
    const provider = await loadOrderProvider(attempt?.paid?.provider ?? '').catch(() => undefined);
    if (provider === undefined) {
      api.dispatch(settlingFailed(errorText({ kind: 'network' })));
      return;
    }
    if (attempt === null || provider === null) {
      // Another window has settled them.
      api.dispatch(ordersMoved('idle'));
      return;
    }
    const run: OrdersRun = { api, provider, services, attempt };
    if (await goOn(decided(run, decision))) await pageLeft();
  });
}

function decided(run: OrdersRun, decision: 'keep' | 'cancel' | null): OrdersRun {
  if (decision === null) return run;
  return decision === 'keep'
    ? moveTo(run, 'confirmed')
    : moveTo(run, 'refused', { refusal: cancelledText() });
}
