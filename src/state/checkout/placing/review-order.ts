import { loadPaymentInformation } from '../../../api/payment';
import { methodRemoval, orderChanges } from '../../../domain/order-changes';
import { hasNoResponse, outcomeUnknown } from '../../../platform/http/error-text';
import { t } from '../../../platform/i18n/i18n';
import {
  cartLost,
  orderChanged,
  orderWaits,
  paymentMethodsReceived,
  placementWithdrawn,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { knownOrder, meansPaid, type OrderAttempt } from '../../order/order-attempt';
import type { FlowApi } from '../../shared/store.types';
import { withTotals } from '../../quote/request-totals';
import { failOrder, finishOrder } from './finish-order';
import { loadOrderOutcome, loadPaidOutcome } from '../../order/order-outcome';
import type { OrderedCart } from './ordered-cart';
import { savedPaymentMethod } from '../payment/payment-information';
import { shippingToSave } from './review-shipping';
import { UNREACHED, type ShownOrder } from './shown-order';

const NOT_ASKED = 'Your order was not placed. Please place it again.';

/**
 * Ensures that what is charged is what was shown: loads the totals and methods again before an order is sent and
 * compares them with `shown`, the order on the page when the button was pressed. A shipping address or method that was
 * changed elsewhere is saved again as it is shown. Returns whether the order may be sent; if not, the state contains the
 * reason. Nothing has been sent yet, so after a failure it is certain that there is no order. `now` in ms.
 */
export async function confirmOrderUnchanged(
  api: FlowApi,
  cart: OrderedCart,
  shown: ShownOrder,
  now: number,
): Promise<boolean> {
  const result = await withTotals(
    api,
    () => loadOrder(api, cart),
    ({ totals }) => totals,
  );
  if (!result.ok) {
    const { error } = result;
    const isGone = error.kind === 'rejected' && (await isCartGone(cart));
    const known = isGone ? knownOrder(cart.itemIds, now) : null;
    if (known !== null && !(await isSettled(cart, known))) api.dispatch(orderWaits('unpaid'));
    else if (known !== null) await finishOrder(api, known, { orderId: known.orderId ?? null });
    else if (isGone) {
      api.dispatch(placementWithdrawn());
      api.dispatch(cartLost('ordered'));
    } else if (outcomeUnknown(error)) {
      failOrder(api, error, t(hasNoResponse(error) ? UNREACHED : NOT_ASKED));
    } else failOrder(api, error);
    return false;
  }
  const { methods, totals } = result.value;
  const stored = savedPaymentMethod();
  api.dispatch(paymentMethodsReceived({ methods, stored, grandTotal: totals.grandTotal }));
  const { selected } = selectCheckout(api.getState()).payment;
  const changes = [
    ...methodRemoval(shown.chosen, shown.methods, selected),
    ...orderChanges(shown.totals, totals),
  ];
  if (changes.length > 0) api.dispatch(orderChanged(changes));
  return changes.length === 0;
}

/** The cart's totals and methods, after its shipping is what the page shows. */
async function loadOrder(
  api: FlowApi,
  cart: OrderedCart,
): ReturnType<typeof loadPaymentInformation> {
  const [information, save] = await Promise.all([
    loadPaymentInformation(cart.context),
    shippingToSave(api, cart),
  ]);
  return information.ok && save !== null ? save() : information;
}

/** Whether a known order whose cart is gone needs no payment any more. */
async function isSettled({ context, itemIds }: OrderedCart, known: OrderAttempt): Promise<boolean> {
  if (known.awaitsPayment === undefined || !meansPaid(known)) return meansPaid(known);
  const outcome = await loadPaidOutcome(context, itemIds);
  return outcome.ok && outcome.value === 'ordered';
}

async function isCartGone({ context, itemIds }: OrderedCart): Promise<boolean> {
  const outcome = await loadOrderOutcome(context, itemIds);
  return outcome.ok && outcome.value === 'ordered';
}
