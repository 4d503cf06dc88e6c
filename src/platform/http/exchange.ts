import transmit from 'axios/unsafe/adapters/xhr.js';
import { recordOf } from '../record';
import { fail, type Result } from '../result';
import { measureFrom } from '../timing';
import { callName } from './call-name';
import { parseResponse } from './parse-response';
import type { ApiError } from './api-error';
import type { HttpRequest, HttpResponse } from './http.types';

/** Milliseconds for a read without a limit of its own. */
const READ_LIMIT_MS = 30_000;
/** Abort reason of a request that exceeds its time limit. */
const LATE = 'late';

/** Options of every request. The shop's form key is used instead of axios' XSRF header. */
const COMMON = {
  responseType: 'text',
  validateStatus: () => true,
  withCredentials: false,
  withXSRFToken: false,
} as const;

/** The result of a request; `parsed` is the response body, null when there is none or it is not JSON. */
export interface ExchangeResult {
  readonly outcome: Result<HttpResponse>;
  readonly parsed: unknown;
}

/** Sends a request once, and measures how long it takes. */
export async function exchange(request: HttpRequest): Promise<ExchangeResult> {
  if (request.signal?.aborted === true) {
    return { outcome: fail({ kind: 'cancelled' }), parsed: null };
  }
  const start = performance.now();
  const result = await send(request);
  const { outcome } = result;
  measureFrom(start, callName(request.method ?? 'GET', request.url), {
    outcome: outcome.ok ? 'ok' : outcome.error.kind,
  });
  return result;
}

/** Milliseconds for a request; null without a limit, as for a write. */
function limitOf({
  method = 'GET',
  isRead = method === 'GET',
  timeoutMs,
}: HttpRequest): number | null {
  return timeoutMs ?? (isRead ? READ_LIMIT_MS : null);
}

async function send(request: HttpRequest): Promise<ExchangeResult> {
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort();
  };
  const limit = limitOf(request);
  const timer =
    limit === null
      ? undefined
      : setTimeout(() => {
          stop.abort(LATE);
        }, limit);
  request.signal?.addEventListener('abort', cancel, { once: true });
  try {
    const response = await transmit({
      ...COMMON,
      url: request.url,
      method: request.method ?? 'GET',
      data: encodeBody(request.body),
      headers: {
        Accept: request.responseType === 'text' ? 'text/html, */*' : 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...contentType(request.body),
        ...request.headers,
      },
      signal: stop.signal,
    });
    return parseResponse(response, request);
  } catch (cause) {
    const error: ApiError = stop.signal.reason === LATE ? { kind: 'timeout' } : failureOf(cause);
    return { outcome: fail(error), parsed: null };
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
  }
}

/** The error thrown by axios as an `ApiError`. */
const failureOf = (cause: unknown): ApiError => ({
  kind: recordOf(cause).code === 'ERR_CANCELED' ? 'cancelled' : 'network',
});

const isForm = (body: unknown): body is URLSearchParams | FormData =>
  body instanceof URLSearchParams || body instanceof FormData;

const encodeBody = (body: unknown): unknown =>
  body === undefined || isForm(body) ? body : JSON.stringify(body);

const contentType = (body: unknown): Record<string, string> =>
  body === undefined || isForm(body) ? {} : { 'Content-Type': 'application/json' };
