import { addToCart, type AddResponse } from '../../api/add-to-cart';
import { fail, ok, type Result } from '../../platform/result';
import type { UnconfirmedAddition, confirmAddition } from './confirm-addition';
import type { FlowApi } from '../shared/store.types';

type AddOnce = (now: UnconfirmedAddition, api: FlowApi) => Promise<Result<AddResponse>>;

const ADDED: Result<AddResponse> = ok({ backUrl: null, statusText: null, messages: null });

/**
 * Posts product forms so that nothing is added twice. When no response arrives, the cart is checked for the product.
 * While that check is inconclusive, it is repeated before the same form is posted again.
 */
export function onceAdder(): AddOnce {
  const lost = new Map<string, UnconfirmedAddition>();
  return async (now, api) => {
    const { productId, url, form } = now.sent;
    const earlier = lost.get(productId);
    const isInCart = earlier !== undefined && (await isAdded(api, earlier, form));
    if (isInCart === null) return fail({ kind: 'network' });
    lost.delete(productId);
    if (isInCart) return ADDED;
    const result = await addToCart(url, form);
    if (result.ok || (result.error.kind !== 'network' && result.error.kind !== 'timeout')) {
      return result;
    }
    if ((await isAdded(api, now, form)) === true) return ADDED;
    lost.set(productId, now);
    return result;
  };
}

/**
 * Whether an addition with a lost response reached the cart; null when that cannot be determined. Rarely needed, so its
 * code is loaded on demand.
 */
const isAdded: typeof confirmAddition = async (...lost) =>
  navigator.onLine
    ? import('./confirm-addition')
        .then((module) => module.confirmAddition(...lost))
        .catch(() => null)
    : null;
