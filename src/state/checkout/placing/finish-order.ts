import { report } from '../../../platform/console';
import type { ApiError } from '../../../platform/http/api-error';
import { errorText } from '../../../platform/http/error-text';
import { t } from '../../../platform/i18n/i18n';
import { navigate, sameOrigin } from '../../../platform/navigate';
import {
  orderAwaitsPayment,
  orderPlaced,
  placementFailed,
  stepEntered,
  stepRequested,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import {
  attemptAwaitsPayment,
  attemptSucceeded,
  forgetOrder,
  withdrawOrder,
  type OrderAttempt,
} from '../../order/order-attempt';
import type { SentOrder } from '../../order/send-order';
import { findPaymentMethod } from '../../extensions/extensions';
import type { AfterPlace } from '../../extensions/payment-method.types';
import { draftPatch, parseSavedDraft } from '../draft/saved-draft';
import { readClientSection } from '../../sections/section-store';
import { paymentContext } from '../payment/payment-context';
import { totalsWanted } from '../../quote/quote-slice';
import { sectionsInvalidated } from '../../sections/sections-slice';
import { leaveIfSignedOut } from '../../session/failure-text';
import type { FlowApi } from '../../shared/store.types';

/**
 * Pause before a refused order redirects the shopper, in milliseconds, so that the message can be read first
 * (PLACE-16).
 */
const REDIRECT_AFTER_MS = 3000;

/** How a demand to authenticate begins. It contains a secret, and one that is left over is not shown (PELEM-22). */
const DEMAND = 'Authentication Required: ';

/**
 * The order exists: notifies other tabs, runs the method's `afterPlace`, removes the saved checkout data, and goes to
 * the success page or the URL that the method returned (PLACE-12 to PLACE-14). Where the order is paid on a provider's
 * page, what was typed is kept until it is; where the method has withdrawn the order, the checkout goes on.
 */
export async function finishOrder(
  api: FlowApi,
  attempt: OrderAttempt,
  { orderId, redirectUrl }: SentOrder,
): Promise<void> {
  const { selected } = selectCheckout(api.getState()).payment;
  attemptSucceeded(attempt);
  const next = await afterPlace(api, orderId);
  if ('withdrawn' in next) {
    withdrawOrder();
    failOrder(api, null, next.withdrawn);
    return;
  }
  const isUnpaid = next.awaitsPayment === true && selected !== null && canResume(selected);
  if (isUnpaid) {
    const stored = parseSavedDraft(readClientSection('checkout-data'));
    attemptAwaitsPayment(attempt, selected, draftPatch(selectCheckout(api.getState()), stored));
  }
  api.dispatch(isUnpaid ? orderAwaitsPayment() : orderPlaced({ orderId }));
  const names = isUnpaid ? ['cart'] : ['cart', 'checkout-data'];
  api.dispatch(sectionsInvalidated({ names, reload: false }));
  const url = next.redirectUrl ?? redirectUrl ?? null;
  // Only the shop's own success page reports the order number.
  if (url !== null && !isUnpaid) forgetOrder();
  navigate(url ?? api.getState().config.checkout?.successUrl ?? '');
}

/** Whether a shopper who comes back unpaid gets the cart back. */
const canResume = (code: string): boolean => findPaymentMethod(code)?.resume !== undefined;

/** Runs the method's own step after the order. A failure of it does not affect the order. */
async function afterPlace(api: FlowApi, orderId: number | null): Promise<AfterPlace> {
  const { selected } = selectCheckout(api.getState()).payment;
  const context = paymentContext(api.getState(), selected ?? '');
  if (context === null) return {};
  try {
    return (await findPaymentMethod(selected ?? '')?.afterPlace?.({ ...context, orderId })) ?? {};
  } catch (error) {
    report(53, 'afterPlace() failed; the order exists.', error);
    return {};
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
export function failOrder(
  api: FlowApi,
  cause: ApiError | null,
  message = cause === null ? '' : refusalText(cause),
): void {
  api.dispatch(placementFailed({ message, cause }));
  if (cause?.kind !== 'unauthorized') api.dispatch(totalsWanted());
  // After a reload the order was checked before the payment step was open, and the message is shown in that step.
  if (selectCheckout(api.getState()).step === 'shipping') api.dispatch(stepRequested('payment'));
}

/**
 * Follows the redirect of a refusal after a pause to read its message, unless the shopper has moved on: to the login
 * page when the session has ended (HTTP-05), to a step (`#shipping`), or to a page of this shop (PLACE-16, decision
 * C10).
 */
export async function followRefusal(api: FlowApi): Promise<void> {
  const { cause } = selectCheckout(api.getState()).placement;
  const action = cause?.kind === 'rejected' ? cause.redirectAction : null;
  if (cause === null || (cause.kind !== 'unauthorized' && action === null)) return;
  await api.delay(REDIRECT_AFTER_MS);
  if (selectCheckout(api.getState()).placement.cause !== cause) return;
  leaveIfSignedOut(api, cause);
  if (action === null) return;
  if (action === '#shipping' && api.getState().config.checkout?.isVirtual !== true) {
    api.dispatch(stepEntered('shipping'));
  } else if (!action.startsWith('#') && sameOrigin(action)) navigate(action);
}
