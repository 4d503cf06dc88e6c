import transmit from 'axios/unsafe/adapters/xhr.js';
import { fail, type Result } from '../result';
import { measureFrom } from '../timing';
import { callName } from './call-name';
import { parseResponse } from './parse-response';
import type { ApiError } from './api-error';
import type { HttpRequest, HttpResponse } from './http.types';

/** Milliseconds for a read without a limit of its own. */
const READ_LIMIT_MS = 30_000;

/** How a request ends that has no response: aborted by its caller, too late for a read, with its connection lost. */
type Ended = Extract<ApiError['kind'], 'cancelled' | 'timeout' | 'network'>;

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

/** Milliseconds for a read; a write is waited for as long as the connection lives: null. */
function limitOf({
  method = 'GET',
  isRead = method === 'GET',
  timeoutMs,
}: HttpRequest): number | null {
  return isRead ? (timeoutMs ?? READ_LIMIT_MS) : null;
}

async function send(request: HttpRequest): Promise<ExchangeResult> {
  const stop = new AbortController();
  /** The reason is what the request ends as. */
  const endAs = (kind: Ended) => (): void => {
    stop.abort(kind);
  };
  const cancel = endAs('cancelled');
  const lose = endAs('network');
  const limit = limitOf(request);
  const timer = limit === null ? undefined : setTimeout(endAs('timeout'), limit);
  // A proxy that swallows the response keeps a write open although there is no network any more.
  if (limit === null) window.addEventListener('offline', lose);
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
  } catch {
    const kind = stop.signal.aborted ? (stop.signal.reason as Ended) : 'network';
    return { outcome: fail({ kind }), parsed: null };
  } finally {
    clearTimeout(timer);
    window.removeEventListener('offline', lose);
    request.signal?.removeEventListener('abort', cancel);
  }
}

const isForm = (body: unknown): body is URLSearchParams | FormData =>
  body instanceof URLSearchParams || body instanceof FormData;

const encodeBody = (body: unknown): unknown =>
  body === undefined || isForm(body) ? body : JSON.stringify(body);

const contentType = (body: unknown): Record<string, string> =>
  body === undefined || isForm(body) ? {} : { 'Content-Type': 'application/json' };
