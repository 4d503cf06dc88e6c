import type { AxiosResponse } from 'axios';
import { isRecord, recordOf } from '../record';
import { fail, ok, type Result } from '../result';
import { fillTemplate, type TemplateParameters } from '../text/fill-template';
import type { ApiError } from './api-error';
import type { HttpRequest, HttpResponse } from './http.types';

const UNREADABLE = Symbol('unreadable');

/** Turns a response into success or one of the failures; `parsed` is the body, null when it is not JSON. */
export function parseResponse(
  response: AxiosResponse<string>,
  request: Pick<HttpRequest, 'responseType'>,
): { outcome: Result<HttpResponse>; parsed: unknown } {
  const headers = headersOf(response);
  const url = finalUrl(response);
  const text = typeof response.data === 'string' ? response.data : '';
  const json = parseJson(text, headers['content-type'] ?? '');
  const parsed = json === UNREADABLE ? null : json;
  const { status } = response;
  if (status < 200 || status >= 300) {
    return { outcome: fail(failureFrom(status, parsed, headers)), parsed };
  }
  if (request.responseType === 'text') {
    return { outcome: ok({ status, headers, url, body: text }), parsed };
  }
  if (json !== UNREADABLE) return { outcome: ok({ status, headers, url, body: parsed }), parsed };
  return {
    outcome: fail(isLoginPage(url) ? unauthorized('') : { kind: 'malformed', status }),
    parsed,
  };
}

function failureFrom(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): ApiError {
  const own = messageOf(body);
  // A module passes on the refusal of the service behind it, whose 401 says nothing about the shopper.
  const isPassedOn = recordOf(recordOf(body).response).is_successful === false;
  if (status === 401 && !isPassedOn) return unauthorized(own ?? '');
  if (status >= 500 || status === 429) {
    const message = own ?? reasonOf(body);
    return { kind: 'server', status, message, retryAfterMs: retryAfter(headers['retry-after']) };
  }
  const message = own ?? (isPassedOn ? (reasonOf(body) ?? '') : null);
  if (message === null) return { kind: 'malformed', status };
  return {
    kind: 'rejected',
    status,
    message,
    redirectAction: headers['errorredirectaction'] ?? null,
  };
}

const unauthorized = (message: string): ApiError => ({ kind: 'unauthorized', message });

/**
 * The server's message with its placeholders filled. `parameters` is a list, a map or absent. For several invalid
 * fields the message is a general one and `errors` has one entry each, which are used instead (`endpoints.md` §1.1).
 */
function messageOf(body: unknown): string | null {
  if (!isRecord(body) || typeof body.message !== 'string' || body.message === '') return null;
  const details = Array.isArray(body.errors)
    ? body.errors.map(messageOf).filter((text) => text !== null)
    : [];
  if (details.length > 0) return details.join(' ');
  return fillTemplate(body.message, parametersOf(body.parameters));
}

/**
 * Why a module failed that sends no message at the usual place: `{response: {error}}`, `{success: false, error}` or
 * `{response: {is_successful: false, message}}` (`endpoints.md` §7).
 */
function reasonOf(body: unknown): string | null {
  const own = recordOf(body);
  const response = recordOf(own.response);
  const { error } = own.success === false ? own : response;
  const reason = error ?? (response.is_successful === false ? response.message : null);
  return typeof reason === 'string' && reason !== '' ? reason : null;
}

function parametersOf(value: unknown): TemplateParameters {
  if (Array.isArray(value)) return value.map(asText);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]))
    : [];
}

const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value);

/** JSON sent with another content type is accepted when it is a list or an object, but not a bare value. */
function parseJson(text: string, type: string): unknown {
  if (text.trim() === '') return null;
  if (!/\bjson\b/i.test(type) && !/^\s*[[{]/.test(text)) return UNREADABLE;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return UNREADABLE;
  }
}

function headersOf(response: AxiosResponse): Record<string, string> {
  return Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

function finalUrl(response: AxiosResponse): string {
  const sent: unknown = response.request;
  const url =
    isRecord(sent) || sent instanceof XMLHttpRequest
      ? (sent as { responseURL?: unknown }).responseURL
      : '';
  return typeof url === 'string' && url !== '' ? url : (response.config.url ?? '');
}

/** An expired session turns a storefront call into a redirect to the login page, which the browser follows. */
const isLoginPage = (url: string): boolean => /\/customer\/account\/login(?:[/?#]|$)/.test(url);

/** Seconds or an HTTP date, as milliseconds from now; null when absent or not readable. */
function retryAfter(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
