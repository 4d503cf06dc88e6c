import { fail, type Result } from '../../../platform/result';

/** How long the shop may take for a call that charges nothing, in milliseconds: Apple closes its sheet after 30 seconds. */
const SHOP_MS = 25_000;

/** When the shop's time ends that begins now; several calls may share it. */
export const shopDeadline = (): number => performance.now() + SHOP_MS;

/** Work that may race with `late`, a timeout after 25 seconds or at `deadline`; `signal` is aborted then. */
export function racingShop<Value>(
  work: (late: Promise<Result<never>>, signal: AbortSignal) => Promise<Value>,
  deadline = shopDeadline(),
): Promise<Value> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result<never>>((resolve) => {
    timer = setTimeout(() => {
      // First: the request that is ended would say that it was cancelled.
      resolve(fail({ kind: 'timeout' }));
      stop.abort();
    }, deadline - performance.now());
  });
  return work(late, stop.signal).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * Ends a write after 25 seconds, or at `deadline`. Writes have no limit of their own: without a response the shopper would wait as
 * long as the connection lives. Only for a write that charges nothing and that the next press repeats.
 *
 * @param call may end its request with the signal
 * @returns what the call returns, or `timeout`
 */
export const inShopTime = <Value>(
  call: (signal: AbortSignal) => Promise<Result<Value>>,
  deadline?: number,
): Promise<Result<Value>> =>
  racingShop((late, signal) => Promise.race([call(signal), late]), deadline);
