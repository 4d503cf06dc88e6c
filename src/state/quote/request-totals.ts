import type { RestContext } from '../../api/rest';
import type { Totals } from '../../domain/quote.types';
import { nextTask } from '../../platform/page/frames';
import type { Result } from '../../platform/result';
import {
  selectCartRef,
  selectTotalsStatus,
  totalsNotReceived,
  totalsReceived,
  totalsRequested,
} from './quote-slice';
import type { FlowApi, TillState } from '../shared/store.types';

/** Where the cart's REST calls go; null on a page without a cart. */
export function restContext(state: TillState): RestContext | null {
  const cart = selectCartRef(state);
  const { baseUrl, storeCode } = state.config.shop;
  return cart === null ? null : { baseUrl, storeCode, cart };
}

/**
 * Sends a request whose answer holds totals and shows them, unless a newer request was answered before it.
 * Every request takes a number when it goes out, so answers may come in any order. A write that the shop refuses
 * (`isWrite`) has changed nothing: sums that were right before it stay so.
 */
export async function withTotals<T>(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  request: () => Promise<Result<T>>,
  totalsOf: (answer: T) => Totals,
  isWrite = false,
): Promise<Result<T>> {
  const wereRight = selectTotalsStatus(api.getState()) === 'ready';
  api.dispatch(totalsRequested());
  const number = api.getState().quote?.asked ?? 0;
  // The browser shows first what the press has changed: sending takes time.
  await nextTask();
  const result = await request();
  if (result.ok) {
    api.dispatch(totalsReceived({ number, totals: totalsOf(result.value) }));
    return result;
  }
  const { kind } = result.error;
  const leavesSums = kind === 'cancelled' || (isWrite && wereRight && kind === 'rejected');
  api.dispatch(totalsNotReceived({ number, failed: !leavesSums }));
  return result;
}
