import { loadLatestOrder } from '../../api/placed-order';
import { outcomeCheckPauses } from '../order/order-outcome';
import type { OrderAttempt } from '../order/order-attempt';
import { loadSessionOutcome } from '../order/session-outcome';
import { sectionsUrl } from '../order/settle-order';
import type { FlowApi } from '../shared/store.types';

/**
 * What has become of orders whose response was lost. `ended`: the cart was ordered, in whole or in part. `none`: it is open, and
 * the customer has no new order. `exist`: it is open although there is one, which may be paid. Null while the shop cannot say.
 * Only the last look may conclude that there is none: the shop may be slow.
 */
export async function lookUpOrders(
  api: FlowApi,
  attempt: OrderAttempt,
): Promise<'ended' | 'none' | 'exist' | null> {
  let isOpen = false;
  for (const pause of outcomeCheckPauses(attempt)) {
    await api.delay(pause);
    const seen = await loadSessionOutcome(sectionsUrl(api), attempt.itemIds, attempt.pieces);
    if (seen.ok && seen.value !== 'open') return 'ended';
    isOpen = seen.ok;
  }
  if (!isOpen) return null;
  const latest = await loadLatestOrder(api.getState().config.shop.baseUrl);
  if (latest === undefined) return null;
  return latest === attempt.paid?.before ? 'none' : 'exist';
}
