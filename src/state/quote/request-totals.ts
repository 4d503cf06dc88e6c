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

/** The context of the cart's REST calls; null on a page without a cart. */
export function restContext(state: TillState): RestContext | null {
  const cart = selectCartRef(state);
  const { baseUrl, storeCode } = state.config.shop;
  return cart === null ? null : { baseUrl, storeCode, cart };
}

/**
 * Sends a request that returns totals and shows them, unless the response to a later request has already arrived.
 * Requests are numbered, so responses may arrive in any order. A write that the shop refuses (`isWrite`) has changed
 * nothing: totals that were valid before stay valid.
 */
export async function withTotals<T>(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  request: () => Promise<Result<T>>,
  totalsOf: (value: T) => Totals,
  isWrite = false,
): Promise<Result<T>> {
  const wereValid = selectTotalsStatus(api.getState()) === 'ready';
  api.dispatch(totalsRequested());
  const number = api.getState().quote?.requested ?? 0;
  // Lets the browser paint the effect of the press first, since sending takes time.
  await nextTask();
  const result = await request();
  if (result.ok) {
    api.dispatch(totalsReceived({ number, totals: totalsOf(result.value) }));
    return result;
  }
  const { kind } = result.error;
  const areTotalsUnchanged = kind === 'cancelled' || (isWrite && wereValid && kind === 'rejected');
  api.dispatch(totalsNotReceived({ number, failed: !areTotalsUnchanged }));
  return result;
}
