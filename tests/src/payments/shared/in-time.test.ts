import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from '../../../../src/payments/shared/in-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('passes the response and the error of a call on', async () => {
  expect(await inTime(Promise.resolve('pm_1'))).toBe('pm_1');
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

it('times out after twenty seconds', async () => {
  const ends: string[] = [];
  inTime(new Promise(() => undefined)).catch((error: unknown) => ends.push(String(error)));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['Error: timeout']);
});
