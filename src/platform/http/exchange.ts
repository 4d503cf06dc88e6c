import transmit from 'axios/unsafe/adapters/xhr.js';
import { fail, type Result } from '../result';
import { readAnswer } from './answer';
import type { ApiError } from './api-error';
import type { HttpRequest, HttpResponse } from './http.types';

const DEFAULT_TIMEOUT_MS = 30_000;
/** Why a request is stopped when its time is over. */
const LATE = 'late';

/** What is the same for every request; the shop's form key takes the place of a header against forgery. */
const COMMON = {
  responseType: 'text',
  validateStatus: () => true,
  withCredentials: false,
  withXSRFToken: false,
} as const;

/** What came of a request; `parsed` is the answer's body, null when there is none or it is not JSON. */
export interface Exchanged {
  readonly outcome: Result<HttpResponse>;
  readonly parsed: unknown;
}

/** Sends a request once. */
export async function exchange(request: HttpRequest): Promise<Exchanged> {
  if (request.signal?.aborted === true) {
    return { outcome: fail({ kind: 'cancelled' }), parsed: null };
  }
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort();
  };
  const timer = setTimeout(() => {
    stop.abort(LATE);
  }, request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  request.signal?.addEventListener('abort', cancel, { once: true });
  try {
    const response = await transmit({
      ...COMMON,
      url: request.url,
      method: request.method ?? 'GET',
      data: encodeBody(request.body),
      headers: {
        Accept: request.answer === 'text' ? 'text/html, */*' : 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...contentType(request.body),
        ...request.headers,
      },
      signal: stop.signal,
    });
    return readAnswer(response, request);
  } catch (cause) {
    const error: ApiError = stop.signal.reason === LATE ? { kind: 'timeout' } : failureOf(cause);
    return { outcome: fail(error), parsed: null };
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
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
