import { loadPaymentInformation } from '../../../api/payment';
import { methodRemoval, orderChanges } from '../../../domain/order-changes';
import type { PaymentMethod, Totals } from '../../../domain/quote.types';
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
import { knownOrder, meansPaid } from '../../order/order-attempt';
import { selectCoupon, selectTotals, selectTotalsStatus } from '../../quote/quote-slice';
import type { FlowApi, TillState } from '../../shared/store.types';
import { withTotals } from '../../quote/request-totals';
import { failOrder, finishOrder } from './finish-order';
import { loadOrderOutcome } from '../../order/order-outcome';
import type { OrderedCart } from './ordered-cart';
import { savedPaymentMethod } from '../payment/payment-information';

const UNREACHED =
  'The shop could not be reached, so your order was not placed. Please check your connection and try again.';
const NOT_ASKED = 'Your order was not placed. Please place it again.';

/** How long to wait for pending changes, in milliseconds. */
const CHANGES_LIMIT_MS = 20_000;

/** What the shopper orders, as the page shows it. */
export interface ShownOrder {
  readonly totals: Totals | null;
  readonly methods: readonly PaymentMethod[];
  /** The code of the chosen method. */
  readonly chosen: string | null;
}

export function shownOrder(state: TillState): ShownOrder {
  const { methods, selected } = selectCheckout(state).payment;
  return { totals: selectTotals(state), methods, chosen: selected };
}

/** The order once its payment is made: another method that is chosen meanwhile does not change it. */
export const paidOrder = (state: TillState, totals: Totals | null): ShownOrder => ({
  ...shownOrder(state),
  totals,
});

/** Whether a change of the totals is still pending: a coupon, a method, an address. */
const isChanging = (state: TillState): boolean =>
  selectTotalsStatus(state) === 'loading' ||
  selectCoupon(state).status === 'saving' ||
  selectCheckout(state).payment.status === 'loading';

/** Waits until the shopper's changes on this page are saved; `CHANGES_LIMIT_MS` at most. */
export async function changesSettled(api: FlowApi): Promise<void> {
  if (!isChanging(api.getState())) return;
  await api.condition((_action, state) => !isChanging(state), CHANGES_LIMIT_MS);
}

/**
 * Ensures that what is charged is what was shown: loads the totals and methods again before an order is sent and
 * compares them with `shown`, the order on the page when the button was pressed. A shipping address or method that was
 * changed elsewhere is saved again as it is shown. Returns whether the order may be
 * sent; if not, the state contains the reason. Nothing has been sent yet, so after a failure it is certain that there is
 * no order. `now` in ms.
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
    if (known !== null && !meansPaid(known)) api.dispatch(orderWaits('unpaid'));
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
  const late = import('./review-shipping').catch(() => null);
  const [information, save] = await Promise.all([
    loadPaymentInformation(cart.context),
    late.then((module) => module?.shippingToSave(api, cart) ?? null),
  ]);
  return information.ok && save !== null ? save() : information;
}

async function isCartGone({ context, itemIds }: OrderedCart): Promise<boolean> {
  const outcome = await loadOrderOutcome(context, itemIds);
  return outcome.ok && outcome.value === 'ordered';
}
