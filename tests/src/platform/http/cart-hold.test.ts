import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterOrder,
  HOLD_MS,
  holdCart,
  releaseCart,
} from '../../../../src/platform/http/cart-hold';
import { installLocks } from './fake-locks';

const NOW = 1_800_000_000_000;
const write = vi.fn(() => Promise.resolve('written'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const writeOf = (result: string) => {
  let finish = (): void => undefined;
  const pending = new Promise<string>((resolve) => {
    finish = () => {
      resolve(result);
    };
  });
  return { send: () => pending, finish };
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  write.mockClear();
  // The browser's own one is not controlled by the fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each([
  ['with Web Locks', installLocks],
  ['without Web Locks', () => vi.stubGlobal('navigator', {})],
])('a write of another tab, %s', (_name, prepare) => {
  beforeEach(() => {
    prepare();
  });

  it('is sent immediately while no order is being placed', async () => {
    expect(await afterOrder(write)).toBe('written');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for the end of an order, and is sent once', async () => {
    const hold = await holdCart();
    const written = afterOrder(write);
    await pass(10_000);
    expect(write).not.toHaveBeenCalled();
    hold.release();
    await pass(150);
    expect(write).toHaveBeenCalledOnce();
    expect(await written).toBe('written');
    await pass(60_000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('is sent when the ordering tab has crashed and its hold has expired', async () => {
    await holdCart();
    await pass(50);
    void afterOrder(write);
    await pass(HOLD_MS - 51);
    expect(write).not.toHaveBeenCalled();
    await pass(1);
    expect(write).toHaveBeenCalledOnce();
  });

  it('waits 20 seconds at most, even if the hold is renewed', async () => {
    const hold = await holdCart();
    void afterOrder(write);
    await pass(15_000);
    await hold.again();
    await pass(4900);
    expect(write).not.toHaveBeenCalled();
    await pass(250);
    expect(write).toHaveBeenCalledOnce();
    expect(hold.isOver()).toBe(false);
  });

  it('ignores a hold that a wrong clock has put into the future', async () => {
    vi.setSystemTime(NOW + 1);
    await holdCart();
    vi.setSystemTime(NOW);
    await afterOrder(write);
    expect(write).toHaveBeenCalledOnce();
  });

  it('waits for its own limit although the clock is set back meanwhile', async () => {
    const hold = await holdCart();
    void afterOrder(write);
    await pass(10_000);
    vi.setSystemTime(NOW - 3_600_000);
    await hold.again();
    await pass(9_700);
    expect(write).not.toHaveBeenCalled();
    await pass(500);
    expect(write).toHaveBeenCalledOnce();
  });

  it('reports its failure to the caller', async () => {
    const failure = new Error('offline');
    await expect(afterOrder(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe('the hold of an ordering tab', () => {
  it('is over when it was released', async () => {
    const hold = await holdCart();
    expect(hold.isOver()).toBe(false);
    hold.release();
    expect(hold.isOver()).toBe(true);
  });

  it('is over after 20 seconds, unless it is renewed', async () => {
    const hold = await holdCart();
    await pass(15_000);
    await hold.again();
    await pass(HOLD_MS - 1);
    expect(hold.isOver()).toBe(false);
    await pass(1);
    expect(hold.isOver()).toBe(true);
  });

  it('is over when another tab has taken it, and no longer ends that one', async () => {
    const first = await holdCart();
    const second = await holdCart();
    expect([first.isOver(), second.isOver()]).toEqual([true, false]);
    first.release();
    expect(second.isOver()).toBe(false);
    void afterOrder(write);
    await pass(1000);
    expect(write).not.toHaveBeenCalled();
    releaseCart();
    expect(second.isOver()).toBe(true);
  });
});

describe('an order, with Web Locks', () => {
  it('waits for the writes that are pending, which do not wait for each other', async () => {
    installLocks();
    const [one, other] = [writeOf('one'), writeOf('other')];
    const results = Promise.all([afterOrder(one.send), afterOrder(other.send)]);
    const isHeld = vi.fn();
    void holdCart().then(isHeld);
    other.finish();
    await pass(5000);
    expect(isHeld).not.toHaveBeenCalled();
    one.finish();
    await pass(0);
    expect(await results).toEqual(['one', 'other']);
    expect(isHeld).toHaveBeenCalledOnce();
  });

  it('waits 8 seconds at most for a write that does not end', async () => {
    installLocks();
    void afterOrder(writeOf('never').send);
    const isHeld = vi.fn();
    void holdCart().then(isHeld);
    await pass(7999);
    expect(isHeld).not.toHaveBeenCalled();
    await pass(1);
    expect(isHeld).toHaveBeenCalledOnce();
  });

  it('goes before a write that waited for its turn when the order began', async () => {
    const locks = installLocks();
    const turn = writeOf('turn');
    void locks.request('till-cart-writes', turn.send);
    const written = afterOrder(write);
    const holding = holdCart();
    turn.finish();
    const hold = await holding;
    await pass(5000);
    expect(write).not.toHaveBeenCalled();
    hold.release();
    await pass(150);
    expect(await written).toBe('written');
    expect(write).toHaveBeenCalledOnce();
  });
});
