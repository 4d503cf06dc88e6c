import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import { retryDelay } from '../../../../src/platform/http/retry';

const server = (status: number, retryAfterMs: number | null = null): ApiError => ({
  kind: 'server',
  status,
  message: null,
  retryAfterMs,
});

describe('retryDelay', () => {
  it.each<[string, ApiError, number | null]>([
    ['a lost connection', { kind: 'network' }, 400],
    ['a time-out', { kind: 'timeout' }, 400],
    ['503', server(503), 400],
    ['429 with a wish', server(429, 3000), 3000],
    ['429 with the longest wish', server(429, 8000), 8000],
    ['429 with too long a wish', server(429, 8001), null],
    ['500', server(500), null],
    ['a refusal', { kind: 'rejected', status: 404, message: '', redirectAction: null }, null],
    ['a cancelled request', { kind: 'cancelled' }, null],
    ['a malformed answer', { kind: 'malformed', status: 200 }, null],
  ])('after %s', (_name, error, expected) => {
    expect(retryDelay(error, 1, () => 1)).toBe(expected);
  });

  it('doubles, spreads and ends', () => {
    expect(retryDelay({ kind: 'network' }, 2, () => 1)).toBe(800);
    expect(retryDelay({ kind: 'network' }, 2, () => 0)).toBe(400);
    expect(retryDelay({ kind: 'network' }, 3)).toBeNull();
  });
});
