import type { RestContext } from '../../api/rest';
import type { Totals } from '../../domain/quote.types';
import type { ApiError } from '../../platform/http/api-error';
import { nextTask } from '../../platform/page/frames';
import type { Result } from '../../platform/result';
import { selectCartRef, totalsMissed, totalsReceived, totalsRequested } from '../quote/quote-slice';
import type { TillState } from '../store.types';
import type { FlowApi } from './api';

/** Where the cart's REST calls go; null on a page without a cart. */
export function restContext(state: TillState): RestContext | null {
  const cart = selectCartRef(state);
  const { baseUrl, storeCode } = state.config.shop;
  return cart === null ? null : { baseUrl, storeCode, cart };
}

/** Called off, or on the way to the login page: nothing is wrong with the sums that the shopper could mend. */
const LEAVES_SUMS: readonly ApiError['kind'][] = ['cancelled', 'unauthorized'];

/**
 * Sends a request whose answer holds totals and shows them, unless a newer request was answered before it.
 * Every request takes a number when it goes out, so answers may come in any order.
 */
export async function withTotals<T>(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  request: () => Promise<Result<T>>,
  totalsOf: (answer: T) => Totals,
): Promise<Result<T>> {
  api.dispatch(totalsRequested());
  const number = api.getState().quote?.asked ?? 0;
  // The browser shows first what the press has changed: sending takes time.
  await nextTask();
  const result = await request();
  api.dispatch(
    result.ok
      ? totalsReceived({ number, totals: totalsOf(result.value) })
      : totalsMissed({ number, failed: !LEAVES_SUMS.includes(result.error.kind) }),
  );
  return result;
}
