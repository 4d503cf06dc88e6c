import transmit from 'axios/unsafe/adapters/xhr.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exchange } from '../../../../src/platform/http/exchange';
import type { HttpRequest } from '../../../../src/platform/http/http.types';

vi.mock('axios/unsafe/adapters/xhr.js', () => ({ default: vi.fn() }));

const url = 'https://shop.example/rest/default/V1/carts/mine';
const MINUTES = 60_000;

/** Sends a request to a server that answers after `delay` ms; what has become of it by `time` ms. */
async function after(time: number, delay: number, request: Omit<HttpRequest, 'url'>) {
  vi.mocked(transmit).mockImplementation(
    (config) =>
      new Promise((resolve, reject) => {
        const response = { data: '[]', status: 200, statusText: '', headers: {}, config };
        setTimeout(() => {
          resolve(response as never);
        }, delay);
        config.signal?.addEventListener?.('abort', () => {
          reject(Object.assign(new Error(), { code: 'ERR_CANCELED' }));
        });
      }),
  );
  let state = 'pending';
  void exchange({ url, ...request }).then(({ outcome }) => {
    state = outcome.ok ? 'ok' : outcome.error.kind;
  });
  await vi.advanceTimersByTimeAsync(time);
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['POST', 'PUT', 'DELETE'] as const)(
  'waits for the response to a %s as long as the connection lives',
  async (method) => {
    expect(await after(10 * MINUTES - 1, 10 * MINUTES, { method })).toBe('pending');
    expect(await after(10 * MINUTES, 10 * MINUTES, { method })).toBe('ok');
  },
);

it.each([
  ['a GET', {}],
  ['a POST that changes nothing', { method: 'POST', isRead: true }],
] as const)('gives %s up after 30 s', async (_what, request) => {
  expect(await after(29_999, MINUTES, request)).toBe('pending');
  expect(await after(30_000, MINUTES, request)).toBe('timeout');
});

it('keeps to a limit that a request names', async () => {
  expect(await after(5000, MINUTES, { method: 'POST', timeoutMs: 5000 })).toBe('timeout');
});
