import type { AxiosResponse } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { parseResponse } from '../../../../src/platform/http/parse-response';

const JSON_TYPE = { 'content-type': 'application/json' };
const requestUrl = 'https://shop.example/checkout/sidebar/removeItem/';

interface Sent {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  /** Where the browser's redirects ended. */
  readonly endedAt?: string;
  readonly responseType?: 'json' | 'text';
}

/** Parses what the transport returns. */
function read({
  status = 200,
  headers = JSON_TYPE,
  data = '',
  endedAt,
  responseType = 'json',
}: Sent) {
  const response = {
    status,
    headers,
    data,
    config: { url: requestUrl },
    request: endedAt === undefined ? undefined : { responseURL: endedAt },
  };
  return parseResponse(response as unknown as AxiosResponse<string>, { responseType });
}

const page = { 'Content-Type': 'text/html' };
const malformed = { ok: false, error: { kind: 'malformed', status: 200 } };

describe('a response that is a page', () => {
  it.each([
    'https://shop.example/customer/account/login/',
    'https://shop.example/customer/account/login',
    'https://shop.example/de/customer/account/login/referer/aHR0/',
    'https://shop.example/customer/account/login?SID=1',
    'https://shop.example/customer/account/login#form',
  ])('from %s is an ended session [HTTP-05]', (endedAt) => {
    const { outcome } = read({ headers: page, data: '<h1>Login</h1>', endedAt });
    expect(outcome).toEqual({ ok: false, error: { kind: 'unauthorized', message: '' } });
  });

  it.each([
    'https://shop.example/customer/account/loginPost/',
    'https://shop.example/customer/account/create/',
    'https://shop.example/no-route',
  ])('from %s is malformed', (endedAt) => {
    const { outcome } = read({ headers: page, data: '<h1>Hello</h1>', endedAt });
    expect(outcome).toEqual(malformed);
  });

  it('is returned unchanged when text was requested', () => {
    const endedAt = 'https://shop.example/book.html';
    const { outcome } = read({ headers: page, data: '<p>Hi', endedAt, responseType: 'text' });
    expect(outcome).toEqual({
      ok: true,
      value: { status: 200, headers: { 'content-type': 'text/html' }, url: endedAt, body: '<p>Hi' },
    });
  });
});

describe('a response with data', () => {
  it.each([
    ['{"a":1}', JSON_TYPE, { a: 1 }],
    ['"word"', JSON_TYPE, 'word'],
    [' [1]', page, [1]],
    ['\n {"a":2}', {}, { a: 2 }],
    ['', JSON_TYPE, null],
    ['  \n', page, null],
    [undefined, JSON_TYPE, null],
  ])('%j is read, whatever its type says when it is a list or an object', (data, headers, body) => {
    const { outcome, parsed } = read({ data, headers });
    expect(outcome).toMatchObject({ ok: true, value: { status: 200, body } });
    expect(parsed).toEqual(body);
  });

  it.each([
    ['word', { 'content-type': 'text/plain' }],
    ['"word"', { 'content-type': 'text/plain' }],
    ['true', { 'content-type': 'application/jsonx' }],
    ['{"a":', JSON_TYPE],
  ])('%j that cannot be read is malformed', (data, headers) => {
    const { outcome, parsed } = read({ data, headers });
    expect(outcome).toEqual(malformed);
    expect(parsed).toBeNull();
  });

  it('has the URL of the request if the browser returns none', () => {
    expect(read({ data: '1' }).outcome).toMatchObject({ ok: true, value: { url: requestUrl } });
    expect(read({ data: '1', endedAt: '' }).outcome).toMatchObject({ value: { url: requestUrl } });
  });
});

describe('a failure', () => {
  const failure = (sent: Sent) => {
    const { outcome } = read(sent);
    return outcome.ok ? null : outcome.error;
  };

  it.each([
    [199, 'malformed'],
    [300, 'malformed'],
    [400, 'malformed'],
    [401, 'unauthorized'],
    [429, 'server'],
    [499, 'malformed'],
    [500, 'server'],
    [503, 'server'],
  ])('with status %i and no words is %s', (status, kind) => {
    expect(failure({ status, data: '[]' })?.kind).toBe(kind);
  });

  it.each([200, 204, 299])('is not status %i', (status) => {
    expect(failure({ status, data: '[]' })).toBeNull();
  });

  it.each([
    ['{"message":""}', 'malformed'],
    ['{"message":7}', 'malformed'],
    ['"No"', 'malformed'],
    ['{"message":"No"}', 'rejected'],
  ])('says %s: %s', (data, kind) => {
    expect(failure({ status: 404, data })).toMatchObject({ kind, status: 404 });
  });

  it.each([
    [{ a: 'x', b: 7, c: null, d: [1] }, '%a %b (%c) %d', 'x 7 () [1]'],
    [['x', 7, null], '%1 %2 (%3)', 'x 7 ()'],
    ['x', '%1', '%1'],
  ])('fills its words from %j [MSG-01]', (parameters, message, expected) => {
    const data = JSON.stringify({ message, parameters });
    expect(failure({ status: 400, data })).toMatchObject({ message: expected });
  });

  it('returns its own sentence when no detail has one', () => {
    const data = JSON.stringify({ message: 'Several.', errors: [{ message: '' }, null] });
    expect(failure({ status: 400, data })).toMatchObject({ message: 'Several.' });
  });

  it.each([
    [500, '{"response":{"error":"Sign in."}}', 'server', 'Sign in.'],
    [500, '{"success":false,"error":"Sold out."}', 'server', 'Sold out.'],
    [503, '{"response":{"is_successful":false,"message":"Down."}}', 'server', 'Down.'],
    [500, '{"response":{"is_successful":true,"message":"Fine."}}', 'server', null],
    [
      422,
      '{"response":{"is_successful":false,"message":"No address."}}',
      'rejected',
      'No address.',
    ],
    [400, '{"response":{"is_successful":false,"message":"","error":7}}', 'rejected', ''],
    [401, '{"response":{"is_successful":false,"message":"No key."}}', 'rejected', 'No key.'],
    [401, '{"response":{"is_successful":false}}', 'rejected', ''],
    [401, '{"response":{"is_successful":"false"}}', 'unauthorized', ''],
    [500, '{"success":false,"message":"Down","error":"Sold out."}', 'server', 'Down'],
    [502, '{"error":"Bad Gateway"}', 'server', null],
    [500, '{"response":{"error":""}}', 'server', null],
    [500, '{"response":{"error":7}}', 'server', null],
  ])(
    'of %i contains the reason of a module without a message: %s',
    (status, data, kind, message) => {
      expect(failure({ status, data })).toMatchObject({ kind, message });
    },
  );

  it('is not known to be a refusal by such a reason', () => {
    expect(failure({ status: 400, data: '{"response":{"error":"No."}}' })?.kind).toBe('malformed');
  });

  it('contains the server’s message also for server errors and unknown visitors', () => {
    const data = '{"message":"Down"}';
    expect(failure({ status: 500, data })).toMatchObject({ kind: 'server', message: 'Down' });
    expect(failure({ status: 401, data })).toEqual({ kind: 'unauthorized', message: 'Down' });
    expect(failure({ status: 401 })).toEqual({ kind: 'unauthorized', message: '' });
  });

  it.each([
    ['120', 120_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['soon', null],
    ['-5x', null],
    ['', null],
    [undefined, null],
  ])('may be tried again after %s', (value, retryAfterMs) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const headers = value === undefined ? {} : { 'Retry-After': value };
    expect(failure({ status: 503, headers })).toMatchObject({ retryAfterMs });
    vi.useRealTimers();
  });
});
