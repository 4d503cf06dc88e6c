/**
 * Runs `work` while no other tab of the shop is placing an order for this cart; otherwise waits for that tab.
 * `hadToWait` is passed to `work`: another tab may then have placed the order. Without the browser's Web Locks it runs
 * immediately, and the stored attempt is all that tabs share.
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
  const acquired = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work(false);
    return true;
  });
  if (!acquired) await locks.request(name, () => work(true));
}
