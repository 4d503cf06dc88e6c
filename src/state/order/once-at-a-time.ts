import type { TillStore } from '../shared/store.types';

/** The pages whose shopper is paying, by the checkout or by an express button. */
const busy = new WeakSet<TillStore>();

/** Runs work that pays for an order, unless such work is running on this page already; it is not queued. */
export async function onceAtATime(store: TillStore, work: () => Promise<void>): Promise<void> {
  if (busy.has(store)) return;
  busy.add(store);
  try {
    await work();
  } finally {
    busy.delete(store);
  }
}
