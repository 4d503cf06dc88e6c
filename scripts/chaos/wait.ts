/** Waits, in milliseconds. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const POLL_MS = 60;

/** Polls a condition; returns whether it became true in time. */
export async function until(
  limitMs: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<boolean> {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() > end) return false;
    await wait(POLL_MS);
  }
}
