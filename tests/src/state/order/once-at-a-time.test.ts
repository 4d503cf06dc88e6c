import { expect, it, vi } from 'vitest';
import { onceAtATime } from '../../../../src/state/order/once-at-a-time';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const page = () => createTillStore({ shop, checkout: null });

it('ignores a second payment of the page while the first is running', async () => {
  const store = page();
  let finish = (): void => undefined;
  const end = new Promise<void>((resolve) => (finish = resolve));
  const first = onceAtATime(store, () => end);
  const second = vi.fn(() => Promise.resolve());
  await onceAtATime(store, second);
  expect(second).not.toHaveBeenCalled();
  await onceAtATime(page(), second);
  expect(second, 'of another page').toHaveBeenCalledOnce();
  finish();
  await first;
  await onceAtATime(store, second);
  expect(second).toHaveBeenCalledTimes(2);
});

it('allows the next payment after one that failed', async () => {
  const store = page();
  const error = new Error('broken');
  await expect(onceAtATime(store, () => Promise.reject(error))).rejects.toBe(error);
  const next = vi.fn(() => Promise.resolve());
  await onceAtATime(store, next);
  expect(next).toHaveBeenCalledOnce();
});
