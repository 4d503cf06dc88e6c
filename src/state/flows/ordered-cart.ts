import type { RestContext } from '../../api/rest';
import { attemptCartId } from '../checkout/order-attempt';
import { selectQuoteItems, selectTotals } from '../quote/quote-slice';
import { type FlowApi } from './api';
import { restContext } from './cart-calls';

/** The cart an order is made of, and its lines as they are shown. */
export interface OrderedCart {
  readonly context: RestContext;
  /** Its name in an attempt. */
  readonly cartId: string;
  readonly itemIds: readonly number[];
}

/** The cart that orders are sent for; null on a page without one. */
export function orderedCart(api: Pick<FlowApi, 'getState'>): OrderedCart | null {
  const state = api.getState();
  const context = restContext(state);
  const config = state.config.checkout;
  if (context === null || config === null) return null;
  const lines = selectTotals(state)?.items ?? selectQuoteItems(state);
  return {
    context,
    cartId: attemptCartId(context.cart, config),
    itemIds: lines.map(({ itemId }) => itemId),
  };
}
