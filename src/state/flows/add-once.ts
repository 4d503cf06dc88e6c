import { addToCart, type AddAnswer } from '../../api/add-to-cart';
import type { ApiError } from '../../platform/http/api-error';
import { fail, ok, type Result } from '../../platform/result';
import type { TillState } from '../store.types';
import type { FlowApi } from './api';
import type { LostAddition } from './lost-addition';

type AddOnce = (now: LostAddition, api: FlowApi) => Promise<Result<AddAnswer>>;

/**
 * Posts product forms so that nothing is added twice. When no answer comes, the cart tells whether the shop has it all the
 * same; as long as nobody can tell, that is asked before the same form is posted again.
 */
export function onceAdder(): AddOnce {
  const lost = new Map<string, LostAddition>();
  return async (now, api) => {
    const { productId, url, form } = now.sent;
    const earlier = lost.get(productId);
    const isThere = earlier === undefined ? false : await isTaken(api, earlier, form);
    if (isThere === null) return fail({ kind: 'network' });
    lost.delete(productId);
    if (isThere) return ok(TAKEN);
    const result = await addToCart(url, form);
    if (result.ok || !isSilent(result.error) || !knewCart(now.before)) return result;
    if ((await isTaken(api, now, form)) === true) return ok(TAKEN);
    lost.set(productId, now);
    return result;
  };
}

const TAKEN: AddAnswer = { backUrl: null, statusText: null, messages: null };

/** No answer came, so that nobody knows what the shop did. */
const isSilent = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'timeout';

/** An element shows the cart, and what it shows was no longer on its way. */
const knewCart = ({ sections }: TillState): boolean =>
  sections.data.cart !== undefined &&
  sections.wanted.includes('cart') &&
  !sections.loading.includes('cart');

/** Whether a try that got lost was made; null when nobody can tell. Few pages ever ask: the code comes then. */
async function isTaken(api: FlowApi, lost: LostAddition, form: FormData): Promise<boolean | null> {
  if (!navigator.onLine) return null;
  try {
    const { wasTaken } = await import('./lost-addition');
    return await wasTaken(api, lost, form);
  } catch {
    return null;
  }
}
