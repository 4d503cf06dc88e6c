import type { RestContext } from '../../../api/rest';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { formatPrice } from '../../../domain/money';
import { attemptCartId, type OrderAttempt } from '../../order/order-attempt';
import { selectQuoteItems, selectTotals } from '../../quote/quote-slice';
import { restContext } from '../../quote/request-totals';
import type { FlowApi } from '../../shared/store.types';

/** The cart to order, and its lines as they are shown. */
export interface OrderedCart {
  readonly config: CheckoutConfig;
  readonly context: RestContext;
  /** Its id in an `OrderAttempt`. */
  readonly cartId: string;
  readonly itemIds: readonly number[];
}

/** The cart of the page's checkout; null on a page without one. */
export function orderedCart(api: Pick<FlowApi, 'getState'>): OrderedCart | null {
  const state = api.getState();
  const context = restContext(state);
  const config = state.config.checkout;
  if (context === null || config === null) return null;
  const lines = selectTotals(state)?.items ?? selectQuoteItems(state);
  return {
    config,
    context,
    cartId: attemptCartId(context.cart, config),
    itemIds: lines.map(({ itemId }) => itemId),
  };
}

/** The attempt to order a cart as it is shown now. `now` in ms. */
export function attemptOf(
  api: Pick<FlowApi, 'getState'>,
  { config, cartId, itemIds }: OrderedCart,
  now: number,
): OrderAttempt {
  const totals = selectTotals(api.getState());
  return {
    cartId,
    itemIds,
    startedAt: now,
    successUrl: config.successUrl,
    ...(totals === null ? {} : { shown: formatPrice(totals.grandTotal, config.priceFormat) }),
  };
}
