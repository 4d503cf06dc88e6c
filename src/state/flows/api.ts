import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { RestContext } from '../../api/rest';
import type { Totals } from '../../domain/quote.types';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import { writeCookie } from '../../platform/storage/cookies';
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
 * The shopper's words for a failed call. A session that has ended leads to the login page, from which the shopper
 * comes back here (HTTP-05, decision C62).
 */
export function failureText(api: Pick<FlowApi, 'getState'>, error: ApiError): string {
  const { shop, checkout } = api.getState().config;
  if (error.kind === 'unauthorized') {
    writeCookie('login_redirect', checkout?.checkoutUrl ?? shop.checkoutUrl);
    navigate(shop.loginUrl);
  }
  return errorText(error);
}
