import { loadOrderNumber } from '../../../api/order-number';
import { report } from '../../../platform/console';
import type { ApiError } from '../../../platform/http/api-error';
import { errorText } from '../../../platform/http/error-text';
import { t } from '../../../platform/i18n/i18n';
import { navigate } from '../../../platform/navigate';
import {
  orderAwaitsPayment,
  orderPlaced,
  placementFailed,
  stepRequested,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import {
  attemptAwaitsPayment,
  attemptSucceeded,
  attemptWaits,
  forgetOrder,
  withdrawOrder,
  type OrderAttempt,
} from '../../order/order-attempt';
import { loadOrderOutcome } from '../../order/order-outcome';
import type { SentOrder } from '../../order/send-order';
import { findPaymentMethod } from '../../extensions/find-payment-method';
import type { AfterPlace, PaymentMethodDefinition } from '../../extensions/payment-method.types';
import { draftPatch, parseSavedDraft } from '../draft/saved-draft';
import { readClientSection } from '../../sections/section-store';
import { paymentContext } from '../payment/payment-context';
import { totalsWanted } from '../../quote/quote-slice';
import { restContext } from '../../quote/request-totals';
import { sectionsInvalidated } from '../../sections/sections-slice';
import type { FlowApi } from '../../shared/store.types';

/** How a demand to authenticate begins. It contains a secret, and one that is left over is not shown (PELEM-22). */
const DEMAND = 'Authentication Required: ';

/**
 * The order exists: notifies other tabs, runs `afterPlace` of its own method, unless a tab has done so, removes the
 * saved checkout data, and goes to the success page or the URL that the method returned (PLACE-12 to PLACE-14). Where
 * the order is paid on a provider's page, what was typed is kept until it is; where the method has withdrawn the order,
 * the checkout goes on.
 */
export async function finishOrder(
  api: FlowApi,
  attempt: OrderAttempt,
  { orderId, redirectUrl }: SentOrder,
): Promise<void> {
  // Another tab has placed it, and its step has ended or leads to a page for which this order waits.
  const isDone = attempt.isPlaced === true && attempt.mayBeUnpaid !== true;
  const known: OrderAttempt = orderId === null ? attempt : { ...attempt, orderId };
  const method = findPaymentMethod(attempt.method ?? '');
  attemptSucceeded(isDone ? attempt : { ...known, mayBeUnpaid: true });
  const numbered = isDone || method?.resume === undefined ? known : withNumber(api, known);
  const step = isDone ? {} : await afterPlace(api, method, orderId);
  const order = await numbered;
  const next: AfterPlace = step ?? {};
  if ('withdrawn' in next) {
    const waiting = { ...order, awaitsPayment: attempt.method ?? '' };
    if (next.awaitsPayment === 'here') {
      const here = { ...(await withCartState(api, waiting)), isPaidHere: true };
      // Where the cart is not open again, the next page has it opened.
      if (here.isCartOpen === true) attemptWaits(here);
      else attemptSucceeded(here);
    } else if (next.awaitsPayment === true) {
      // The next page asks the method whether the order still waits.
      attemptSucceeded(waiting);
    } else withdrawOrder();
    showFailure(api, next.withdrawn, null);
    return;
  }
  // Only where the method can give the cart back to a shopper who returns unpaid.
  const isUnpaid = next.awaitsPayment === true && method?.resume !== undefined;
  if (isUnpaid) {
    const stored = parseSavedDraft(readClientSection('checkout-data'));
    attemptAwaitsPayment(
      await withCartState(api, order),
      method.code,
      draftPatch(selectCheckout(api.getState()), stored),
    );
  }
  api.dispatch(isUnpaid ? orderAwaitsPayment() : orderPlaced({ orderId }));
  const names = isUnpaid ? ['cart'] : ['cart', 'checkout-data'];
  api.dispatch(sectionsInvalidated({ names, reload: false }));
  // The shop's own word about where this order goes on comes first.
  const url = redirectUrl ?? next.redirectUrl ?? null;
  const isPaid = redirectUrl === undefined && next.isPaid === true;
  const isEnded = !isUnpaid && step !== null && (url === null || isPaid);
  if (isEnded && !isDone) attemptSucceeded({ ...order, isPlaced: true, mayBeUnpaid: false });
  // Only a page that follows a payment reports the order number, unless the session has ended: then the next one does.
  if (url !== null && !isUnpaid && !isPaid) forgetOrder();
  navigate(url ?? api.getState().config.checkout?.successUrl ?? '');
}

/**
 * An order that awaits its payment, with what its cart is like: where the shop leaves that open, a closed one tells other
 * windows that the order is paid.
 */
async function withCartState(api: FlowApi, order: OrderAttempt): Promise<OrderAttempt> {
  const context = restContext(api.getState());
  const outcome = context && (await loadOrderOutcome(context, order.itemIds));
  return { ...order, isCartOpen: outcome?.ok === true && outcome.value === 'open' };
}

/** A guest's order with its number, which is gone once the method's step has had the cart opened again. */
async function withNumber(api: FlowApi, order: OrderAttempt): Promise<OrderAttempt> {
  const context = restContext(api.getState());
  const number = context?.cart.kind === 'guest' ? await loadOrderNumber(context) : null;
  return number === null ? order : { ...order, number };
}

/** Runs the method's own step after the order; null when it could not run. A failure of it does not affect the order. */
async function afterPlace(
  api: FlowApi,
  method: PaymentMethodDefinition | undefined,
  orderId: number | null,
): Promise<AfterPlace | null> {
  if (method?.afterPlace === undefined) return {};
  const context = paymentContext(api.getState(), method.code);
  if (context === null) return null;
  try {
    return (await method.afterPlace({ ...context, orderId })) ?? {};
  } catch (error) {
    report(53, 'afterPlace() failed; the order exists.', error);
    return null;
  }
}

/** The message for an order that was not placed, where the general one says too little. */
function refusalText(cause: ApiError): string {
  if (cause.kind === 'unauthorized') {
    return t('Your session has expired. Please sign in again: what you entered is kept.');
  }
  const text = errorText(cause);
  return text.startsWith(DEMAND) ? t('A payment submission error has occurred.') : text;
}

/** No order was placed: shows the reason and loads the totals again (PLACE-15, DISC-04). */
export function failOrder(api: FlowApi, cause: ApiError, message = refusalText(cause)): void {
  showFailure(api, message, cause);
}

function showFailure(api: FlowApi, message: string, cause: ApiError | null): void {
  api.dispatch(placementFailed({ message, cause }));
  if (cause?.kind !== 'unauthorized') api.dispatch(totalsWanted());
  // After a reload the order was checked before the payment step was open, and the message is shown in that step.
  api.dispatch(stepRequested('payment'));
}
