import { fail } from '../result';
import { afterOrder } from './cart-hold';
import { exchange, type Exchanged } from './exchange';
import type { HttpRequest } from './http.types';
import { retryDelay } from './retry';

/*
 * What a request needs only once it goes out: the part of axios that sends, without axios' client around it (see
 * docs/decisions/0005-axios.md), and what reads the answer. Fetched with the first request.
 */

/** Sends a read, again after a pause where that may help. */
export async function read(request: HttpRequest): Promise<Exchanged> {
  const { signal } = request;
  for (let attempt = 1; ; attempt += 1) {
    const result = await exchange(request);
    const pause = result.outcome.ok ? null : retryDelay(result.outcome.error, attempt);
    if (pause === null) return result;
    await waitOut(pause, signal);
    if (signal?.aborted === true) return { outcome: fail({ kind: 'cancelled' }), parsed: null };
  }
}

/** Sends a write once; when an order is being placed, after that, unless it is the order. */
export const write = (request: HttpRequest): Promise<Exchanged> =>
  request.isOrder === true ? exchange(request) : afterOrder(() => exchange(request));

function waitOut(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
