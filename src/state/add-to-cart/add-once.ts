import { addToCart, type AddAnswer } from '../../api/add-to-cart';
import { fail, ok, type Result } from '../../platform/result';
import type { UnconfirmedAddition, confirmAddition } from './confirm-addition';
import type { FlowApi } from '../shared/store.types';

type AddOnce = (now: UnconfirmedAddition, api: FlowApi) => Promise<Result<AddAnswer>>;

const TAKEN: Result<AddAnswer> = ok({ backUrl: null, statusText: null, messages: null });

/**
 * Posts product forms so that nothing is added twice. When no answer comes, the cart tells whether the shop has it all the
 * same; as long as nobody can tell, that is asked before the same form is posted again.
 */
export function onceAdder(): AddOnce {
  const lost = new Map<string, UnconfirmedAddition>();
  return async (now, api) => {
    const { productId, url, form } = now.sent;
    const earlier = lost.get(productId);
    const isThere = earlier !== undefined && (await isTaken(api, earlier, form));
    if (isThere === null) return fail({ kind: 'network' });
    lost.delete(productId);
    if (isThere) return TAKEN;
    const result = await addToCart(url, form);
    if (result.ok || (result.error.kind !== 'network' && result.error.kind !== 'timeout')) {
      return result;
    }
    if ((await isTaken(api, now, form)) === true) return TAKEN;
    lost.set(productId, now);
    return result;
  };
}

/** Whether a try that got lost was made; null when nobody can tell. Few pages ever ask: the code comes then. */
const isTaken: typeof confirmAddition = async (...lost) =>
  navigator.onLine
    ? import('./confirm-addition').then((late) => late.confirmAddition(...lost)).catch(() => null)
    : null;
