import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { RestContext } from '../../api/rest';
import type { Totals } from '../../domain/quote.types';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import type { Result } from '../../platform/result';
import { leaveForLogin, sessionEnded } from '../leave-for-login';
import { selectCartRef, totalsMissed, totalsReceived, totalsRequested } from '../quote/quote-slice';
import type { TillDispatch, TillState } from '../store.types';

/** What an effect may use. */
export type FlowApi = ListenerEffectAPI<TillState, TillDispatch>;

/** Where the cart's REST calls go; null on a page without a cart. */
export function restContext(state: TillState): RestContext | null {
  const cart = selectCartRef(state);
  const { baseUrl, storeCode } = state.config.shop;
  return cart === null ? null : { baseUrl, storeCode, cart };
}

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
  const result = await request();
  api.dispatch(
    result.ok
      ? totalsReceived({ number, totals: totalsOf(result.value) })
      : totalsMissed({ number, failed: result.error.kind !== 'cancelled' }),
  );
  return result;
}

/**
 * Leaves for the login page when a call failed because the session has ended (HTTP-05, decision C62); what was typed in
 * the checkout is kept first. Any other error is left to the caller.
 */
export function leaveIfSignedOut(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  error: ApiError,
): void {
  if (error.kind !== 'unauthorized') return;
  const { config, checkout } = api.getState();
  api.dispatch(sessionEnded());
  leaveForLogin(config.shop, checkout === undefined ? 'elsewhere' : 'checkout');
}

/** The shopper's words for a failed call; a session that has ended leads to the login page as well (HTTP-05). */
export function failureText(api: Pick<FlowApi, 'dispatch' | 'getState'>, error: ApiError): string {
  leaveIfSignedOut(api, error);
  return errorText(error);
}
