import { fail } from '../result';
import { afterOrder } from './cart-hold';
import { exchange, type ExchangeResult } from './exchange';
import type { HttpRequest } from './http.types';
import { retryDelay } from './retry';

/*
 * The code needed only to send a request: axios' adapter without its client (see docs/decisions/0005-axios.md), and the
 * parsing of the response. Loaded with the first request.
 */

/** Sends a read, with retries where they may help. */
export async function read(request: HttpRequest): Promise<ExchangeResult> {
  const { signal } = request;
  for (let attempt = 1; ; attempt += 1) {
    const result = await exchange(request);
    const pause = result.outcome.ok ? null : retryDelay(result.outcome.error, attempt);
    if (pause === null) return result;
    await waitOut(pause, signal);
    if (signal?.aborted === true) return { outcome: fail({ kind: 'cancelled' }), parsed: null };
  }
}

/**
 * Sends a write once. While an order is being placed, it waits, unless it is the order itself; while its payment is being
 * confirmed it is refused, so that what is paid is what was shown.
 */
export async function write(request: HttpRequest): Promise<ExchangeResult> {
  if (request.isOrder === true) return exchange(request);
  return (
    (await afterOrder(() => exchange(request))) ?? (await import('./refuse-write')).refuseWrite()
  );
}

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
