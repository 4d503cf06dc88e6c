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

it('keeps to a limit that a read names, and has none for a write', async () => {
  expect(await after(5000, MINUTES, { timeoutMs: 5000 })).toBe('timeout');
  expect(await after(5000, MINUTES, { method: 'POST', timeoutMs: 5000 })).toBe('pending');
});

it.each<[string, Omit<HttpRequest, 'url'>, string]>([
  ['a write ends, and may have been carried out', { method: 'POST' }, 'network'],
  ['a read goes on, and is retried after its limit', { method: 'GET' }, 'pending'],
])('%s when the browser goes offline', async (_name, request, end) => {
  setTimeout(() => window.dispatchEvent(new Event('offline')), 2000);
  expect(await after(1999, MINUTES, request)).toBe('pending');
  setTimeout(() => window.dispatchEvent(new Event('offline')), 1);
  expect(await after(2, MINUTES, request)).toBe(end);
});

it('is cancelled by its caller, whether or not the network is there', async () => {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, 1);
  const request = { method: 'POST', signal: controller.signal } as const;
  expect(await after(2, MINUTES, request)).toBe('cancelled');
});

it('listens to the network no longer than the request lasts', async () => {
  const remove = vi.spyOn(window, 'removeEventListener');
  expect(await after(10, 5, { method: 'POST' })).toBe('ok');
  expect(remove).toHaveBeenCalledWith('offline', expect.any(Function));
});
