/**
 * Runs `work` while no other tab of the shop places an order for this cart; waits its turn otherwise. `work` is told
 * whether it had to wait: another tab may then have placed the order. Without the browser's locks it runs at once,
 * and the noted attempt is what tabs know of each other.
 */
export async function withOrderLock(
  cartId: string,
  work: (hadToWait: boolean) => Promise<void>,
): Promise<void> {
  const locks = (globalThis.navigator as { readonly locks?: LockManager | null }).locks;
  if (locks === undefined || locks === null) {
    await work(false);
    return;
  }
  const name = `till-order-${cartId}`;
  const gotIt = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work(false);
    return true;
  });
  if (!gotIt) await locks.request(name, () => work(true));
}
