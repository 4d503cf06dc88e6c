import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withOrderLock } from '../../../../src/state/order/order-lock';
import { installLocks } from '../../platform/http/fake-locks';

/** An order that ends when the test says so, and what happened in which order. */
function orders() {
  const log: string[] = [];
  const place = (cartId: string, name: string) => {
    let finish = (): void => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    const done = withOrderLock(cartId, async (hadToWait) => {
      log.push(`${name} ${hadToWait ? 'waited' : 'at once'}`);
      await end;
      log.push(`${name} ended`);
    });
    return { done, finish };
  };
  return { log, place };
}

beforeEach(() => {
  installLocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the lock of an order', () => {
  it('makes a second tab wait for the first, and tells it that it had to', async () => {
    const { log, place } = orders();
    const first = place('CART1', 'first');
    const second = place('CART1', 'second');
    second.finish();
    await Promise.resolve();
    expect(log).toEqual(['first at once']);
    first.finish();
    await Promise.all([first.done, second.done]);
    expect(log).toEqual(['first at once', 'first ended', 'second waited', 'second ended']);
  });

  it('is one for each cart', async () => {
    const { log, place } = orders();
    const first = place('CART1', 'first');
    const other = place('CART2', 'other');
    other.finish();
    await other.done;
    expect(log).toEqual(['first at once', 'other at once', 'other ended']);
    first.finish();
    await first.done;
  });

  it('is free again after an order that ended with an error', async () => {
    const error = new Error('broken');
    await expect(withOrderLock('CART1', () => Promise.reject(error))).rejects.toBe(error);
    const { log, place } = orders();
    const next = place('CART1', 'next');
    next.finish();
    await next.done;
    expect(log).toEqual(['next at once', 'next ended']);
  });

  it.each([{}, { locks: null }])('is missing in a browser without Web Locks: %j', async (own) => {
    vi.stubGlobal('navigator', own);
    const work = vi.fn(() => Promise.resolve());
    await withOrderLock('CART1', work);
    expect(work).toHaveBeenCalledExactlyOnceWith(false);
  });
});
