import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterOrder,
  holdCart,
  isPaymentRunning,
  releaseCart,
} from '../../../../src/platform/http/cart-hold';
import { holdForPayment } from '../../../../src/platform/http/payment-hold';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { installLocks } from './fake-locks';

const NOW = 1_800_000_000_000;
const entry = jsonStorage('till-cart-hold');
const write = vi.fn(() => Promise.resolve('written'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  write.mockClear();
  installLocks();
});
afterEach(() => {
  releaseCart();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a payment that the bank is asked to confirm', () => {
  it('refuses the writes of every tab until it has ended, however long it takes', async () => {
    await holdCart();
    const stop = holdForPayment();
    expect(await afterOrder(write)).toBeNull();
    await pass(600_000);
    expect(isPaymentRunning()).toBe(true);
    expect(await afterOrder(write)).toBeNull();
    expect(write).not.toHaveBeenCalled();
    stop();
    expect(await afterOrder(write)).toBe('written');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses a write that waits for the order already', async () => {
    await holdCart();
    const written = afterOrder(write);
    await pass(1000);
    holdForPayment();
    await pass(150);
    expect(await written).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it('is not overwritten by an order of another tab', async () => {
    holdForPayment();
    const other = await holdCart();
    expect(other.isOver()).toBe(true);
    other.release();
    expect(isPaymentRunning()).toBe(true);
  });

  it('holds nobody back for longer than banks take, or once its page was left', async () => {
    const hold = await holdCart();
    holdForPayment();
    await pass(900_000 + 90_000);
    expect(isPaymentRunning()).toBe(false);
    await hold.again();
    holdForPayment();
    window.dispatchEvent(new Event('pagehide'));
    expect(entry.read()).toBeNull();
  });

  it('is over a minute and a half after its tab has crashed', async () => {
    entry.write({ id: 5, until: NOW + 90_000, isPaying: true });
    expect(isPaymentRunning()).toBe(true);
    await pass(90_001);
    expect(await afterOrder(write)).toBe('written');
  });

  it('is not believed for longer than possible', () => {
    entry.write({ id: 5, until: NOW + 90_001, isPaying: true });
    expect(isPaymentRunning()).toBe(false);
  });

  it('is renewed within 5 s where the clock was set back', async () => {
    holdForPayment();
    vi.setSystemTime(NOW - 3_600_000);
    expect(isPaymentRunning()).toBe(false);
    await pass(5000);
    expect(isPaymentRunning()).toBe(true);
  });

  it('ends after its quarter of an hour although the clock is set back meanwhile', async () => {
    holdForPayment();
    vi.setSystemTime(NOW - 3_600_000);
    await pass(899_999 + 90_000);
    expect(isPaymentRunning()).toBe(false);
  });
});
