import { fail, type Result } from '../result';
import type { ApiError } from './api-error';
import type { HttpRequest, HttpResponse } from './http.types';
import { retryDelay } from './retry';
import type * as Transport from './transport';
import { writeStarted } from './writes';

const DEFAULT_TIMEOUT_MS = 30_000;
/** Why a request is stopped when its time is over. */
const LATE = 'late';

let fetched: Promise<typeof Transport> | null = null;

/** In a chunk of its own: what draws from storage never waits for it. A failed fetch is tried again. */
function transport(): Promise<typeof Transport> {
  fetched ??= import('./transport').catch((cause: unknown) => {
    fetched = null;
    throw cause;
  });
  return fetched;
}

/** What is the same for every request; the shop's form key takes the place of a header against forgery. */
const COMMON = {
  responseType: 'text',
  validateStatus: () => true,
  withCredentials: false,
  withXSRFToken: false,
} as const;

/**
 * Sends a request and answers what came of it; rejects only when the caller forgot the URL (HTTP-04). Always asks for
 * JSON and says that it is a script's request, which the server's session and form-key checks depend on (`endpoints.md` §1.1, §1.2).
 * Reads are repeated twice, with growing pauses, when the network or the server had a hiccup; writes never are.
 */
export async function http(request: HttpRequest): Promise<Result<HttpResponse>> {
  if (request.url === '') throw new TypeError('Provided service call does not exist.');
  const method = request.method ?? 'GET';
  for (let attempt = 1; ; attempt += 1) {
    const result = await send(request, method);
    if (result.ok || method !== 'GET') return result;
    const pause = retryDelay(result.error, attempt);
    if (pause === null) return result;
    await waitOut(pause, request.signal);
    if (request.signal?.aborted === true) return fail({ kind: 'cancelled' });
  }
}

async function send(
  request: HttpRequest,
  method: NonNullable<HttpRequest['method']>,
): Promise<Result<HttpResponse>> {
  if (request.signal?.aborted === true) return fail({ kind: 'cancelled' });
  let body: unknown = null;
  let leavesPage = false;
  const ended = method === 'GET' ? null : writeStarted({ url: request.url, method });
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort();
  };
  const timer = setTimeout(() => {
    stop.abort(LATE);
  }, request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  request.signal?.addEventListener('abort', cancel, { once: true });
  try {
    const { readAnswer, transmit } = await transport();
    const response = await transmit({
      ...COMMON,
      url: request.url,
      method,
      data: encodeBody(request.body),
      headers: {
        Accept: request.answer === 'text' ? 'text/html, */*' : 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...contentType(request.body),
        ...request.headers,
      },
      signal: stop.signal,
    });
    const result = readAnswer(response, request);
    body = result.parsed;
    leavesPage = result.outcome.ok && request.leavesPage === true;
    return result.outcome;
  } catch (cause) {
    return fail(stop.signal.reason === LATE ? { kind: 'timeout' } : failureOf(cause));
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
    ended?.({ body, leavesPage });
  }
}

/** What axios threw, as one of our failures. */
function failureOf(cause: unknown): ApiError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return { kind: code === 'ERR_CANCELED' ? 'cancelled' : 'network' };
}

const isForm = (body: unknown): body is URLSearchParams | FormData =>
  body instanceof URLSearchParams || body instanceof FormData;

const encodeBody = (body: unknown): unknown =>
  body === undefined || isForm(body) ? body : JSON.stringify(body);

const contentType = (body: unknown): Record<string, string> =>
  body === undefined || isForm(body) ? {} : { 'Content-Type': 'application/json' };

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
