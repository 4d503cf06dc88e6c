import { fail, type Result } from '../result';
import type { HttpRequest, HttpResponse } from './http.types';
import type * as Transport from './transport';
import { writeStarted } from './writes';

let fetched: Promise<typeof Transport> | null = null;

/** In a chunk of its own, so that elements rendered from storage do not wait for it. A failed import is retried. */
function transport(): Promise<typeof Transport> {
  fetched ??= import('./transport').catch((cause: unknown) => {
    fetched = null;
    throw cause;
  });
  return fetched;
}

/**
 * Sends a request and returns its result; rejects only without a URL (HTTP-04). Always accepts JSON and marks the
 * request as a script's, on which the server's session and form-key checks depend (`endpoints.md` §1.1, §1.2). Reads
 * are retried twice, with growing pauses, after a temporary failure of the network or the server; writes never are.
 * While an order is being placed, other writes wait for it (`cart-hold.ts`).
 */
export async function http(request: HttpRequest): Promise<Result<HttpResponse>> {
  const { url, method = 'GET', signal } = request;
  if (url === '') throw new TypeError('Provided service call does not exist.');
  if (signal?.aborted === true) return fail({ kind: 'cancelled' });
  let body: unknown = null;
  let leavesPage = false;
  const ended = method === 'GET' ? null : writeStarted({ url, method });
  try {
    const { read, write } = await transport();
    const result = await (ended === null ? read : write)(request);
    body = result.parsed;
    leavesPage = result.outcome.ok && request.leavesPage === true;
    return result.outcome;
  } catch {
    return fail({ kind: 'network' });
  } finally {
    ended?.({ body, leavesPage });
  }
}
