import type { PaymentMethod, Totals } from '../../../domain/quote.types';
import { selectCoupon, selectTotals, selectTotalsStatus } from '../../quote/quote-slice';
import type { FlowApi, TillState } from '../../shared/store.types';
import { selectCheckout } from '../checkout-slice';

/** The phrase for an order that could not be reviewed. */
export const UNREACHED =
  'The shop could not be reached, so your order was not placed. Please check your connection and try again.';

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
