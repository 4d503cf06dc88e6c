import { vi } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../src/platform/result';

type MockResponse = Result<HttpResponse> | Promise<Result<HttpResponse>>;
type Handler = (request: HttpRequest, path: string) => MockResponse;

let handler: Handler = () => fail({ kind: 'network' });

/** Everything that was sent, oldest first. */
export const sent: { method: string; path: string; body: unknown; signal?: AbortSignal }[] = [];

/** The shop responds like this from now on, and `sent` is empty again; `path` is what follows the cart in REST paths. */
export function mockShop(next: Handler): void {
  handler = next;
  sent.length = 0;
}

/** A JSON response. */
export const json = (body: unknown, status = 200): Result<HttpResponse> =>
  ok({ status, headers: { 'content-type': 'application/json' }, url: '', body });

/** The end of a path: `totals-information`, or `cart` for the cart itself. */
const shortPath = (url: string): string =>
  /\/(?:guest-carts\/[^/]+|carts\/mine)(?:\/(.+))?$/.exec(url)?.[1] ??
  (/(?:guest-carts\/[^/]+|carts\/mine)$/.test(url) ? 'cart' : new URL(url).pathname.slice(1));

export const onWrite = () => () => undefined;

export const http = vi.fn(async (request: HttpRequest): Promise<Result<HttpResponse>> => {
  const path = shortPath(request.url);
  sent.push({
    method: request.method ?? 'GET',
    path,
    body: request.body,
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
  const response = await handler(request, path);
  return request.signal?.aborted === true ? fail({ kind: 'cancelled' }) : response;
});
