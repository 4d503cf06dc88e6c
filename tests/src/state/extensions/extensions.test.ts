import { describe, expect, it, vi } from 'vitest';

import {
  paymentMethods,
  placeOrderHooks,
  totalsRenderers,
  validators,
} from '../../../../src/state/extensions/extensions';

const method = (code: string) => ({
  code,
  confirm: () => Promise.resolve({ status: 'cancelled' as const }),
});

describe('registries', () => {
  it('finds a payment method by its code until it is unregistered', () => {
    const definition = method('checkmo');
    const takeOut = paymentMethods.register(definition);
    expect(paymentMethods.get('checkmo')).toBe(definition);
    takeOut();
    expect(paymentMethods.get('checkmo')).toBeUndefined();
    expect(paymentMethods.list()).toEqual([]);
  });

  it('lets a later registration replace an earlier one, whose clean-up then does nothing', () => {
    const takeOutFirst = paymentMethods.register(method('cashondelivery'));
    const second = method('cashondelivery');
    const takeOutSecond = paymentMethods.register(second);
    takeOutFirst();
    expect(paymentMethods.list()).toEqual([second]);
    takeOutSecond();
  });

  it('keeps one snapshot between changes and notifies its listeners of every change', () => {
    const listener = vi.fn();
    const stop = validators.subscribe(listener);
    const before = validators.list();
    expect(validators.list()).toBe(before);
    const takeOut = validators.register('no-po-box', () => null);
    expect(validators.list()).not.toBe(before);
    takeOut();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    totalsRenderers.register('fee', () => null)();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps place order hooks in the order in which they came, the same function twice too [PLACE-19]', () => {
    const hook = () => undefined;
    const takeOut = [placeOrderHooks.register(hook), placeOrderHooks.register(hook)];
    expect(placeOrderHooks.list()).toEqual([hook, hook]);
    takeOut[0]?.();
    expect(placeOrderHooks.list()).toEqual([hook]);
    takeOut[1]?.();
  });

  it('is one set per page, also for a second copy of the bundle', async () => {
    vi.resetModules();
    const copy = await import('../../../../src/state/extensions/extensions');
    expect(copy.paymentMethods).toBe(paymentMethods);
  });
});
