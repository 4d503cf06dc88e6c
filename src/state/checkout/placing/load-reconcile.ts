import { placementUnknown } from '../checkout-actions';
import type * as ReconcileOrder from './reconcile-order';

/** Rarely needed, so its code is loaded on demand; if that fails, "Check Again" tries once more. */
export async function reconcile(
  ...order: Parameters<typeof ReconcileOrder.reconcileOrder>
): Promise<void> {
  const module = await import('./reconcile-order').catch(() => null);
  const [api, , , cause] = order;
  if (module === null) api.dispatch(placementUnknown(cause));
  else await module.reconcileOrder(...order);
}
