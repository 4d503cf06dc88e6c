import { describe, expect, it, vi } from 'vitest';
import type * as extensions from '../../../../src/state/extensions/extensions';

type Copy = typeof extensions;

/** Another copy of the bundle on the page. */
function loadCopy(): Promise<Copy> {
  vi.resetModules();
  return import('../../../../src/state/extensions/extensions');
}

/** The copy of a page on which nothing is registered. */
function openPage(): Promise<Copy> {
  Reflect.deleteProperty(globalThis, Symbol.for('till.extensions'));
  return loadCopy();
}

const method = (code: string) => ({
  code,
  confirm: () => Promise.resolve({ status: 'cancelled' as const }),
});

describe('registries', () => {
  it('finds a payment method by its code until it is unregistered', async () => {
    const page = await openPage();
    const definition = method('checkmo');
    const takeOut = page.paymentMethods.register(definition);
    expect(page.paymentMethods.get('checkmo')).toBe(definition);
    takeOut();
    expect(page.paymentMethods.get('checkmo')).toBeUndefined();
    expect(page.paymentMethods.list()).toEqual([]);
  });

  it('lets a later registration replace an earlier one, whose clean-up then does nothing', async () => {
    const page = await openPage();
    const takeOutFirst = page.paymentMethods.register(method('cashondelivery'));
    const second = method('cashondelivery');
    const takeOutSecond = page.paymentMethods.register(second);
    takeOutFirst();
    expect(page.paymentMethods.list()).toEqual([second]);
    takeOutSecond();
  });

  it('keeps one snapshot between changes and notifies its listeners of every change', async () => {
    const page = await openPage();
    const listener = vi.fn();
    const stop = page.validators.subscribe(listener);
    const before = page.validators.list();
    expect(page.validators.list()).toBe(before);
    const takeOut = page.validators.register('no-po-box', () => null);
    expect(page.validators.list()).not.toBe(before);
    takeOut();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    page.validators.register('no-po-box', () => null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('notifies listeners of their own registry alone', async () => {
    const page = await openPage();
    const listener = vi.fn();
    page.validators.subscribe(listener);
    page.totalsRenderers.register('fee', () => null);
    expect(listener).not.toHaveBeenCalled();
  });

  it('prefers the shop’s own payment method to a built-in one of the same code [PAY-17]', async () => {
    const page = await openPage();
    const { findPaymentMethod } =
      await import('../../../../src/state/extensions/find-payment-method');
    const [own, builtIn] = [method('checkmo'), method('checkmo')];
    page.builtInMethods.register(builtIn);
    expect(findPaymentMethod('checkmo')).toBe(builtIn);
    const takeOut = page.paymentMethods.register(own);
    expect(findPaymentMethod('checkmo')).toBe(own);
    takeOut();
    expect(findPaymentMethod('checkmo')).toBe(builtIn);
    expect(findPaymentMethod('free')).toBeUndefined();
  });

  it('keeps what is named by its name', async () => {
    const page = await openPage();
    const render = () => null;
    page.totalsRenderers.register('fee', render);
    expect(page.totalsRenderers.get('fee')).toBe(render);
    expect(page.totalsRenderers.get('tax')).toBeUndefined();
  });

  it('keeps all views of a region in the order in which they came', async () => {
    const page = await openPage();
    const [first, second] = [() => undefined, () => undefined];
    page.regions.register('cart-empty', first);
    const takeOut = page.regions.register('cart-empty', second);
    expect(page.regions.list()).toEqual([
      { name: 'cart-empty', view: first },
      { name: 'cart-empty', view: second },
    ]);
    takeOut();
    expect(page.regions.list()).toHaveLength(1);
  });

  it('keeps place order hooks in the order in which they came, the same function twice too [PLACE-19]', async () => {
    const page = await openPage();
    const hook = () => undefined;
    const takeOut = [page.placeOrderHooks.register(hook), page.placeOrderHooks.register(hook)];
    expect(page.placeOrderHooks.list()).toEqual([hook, hook]);
    takeOut[0]?.();
    expect(page.placeOrderHooks.list()).toEqual([hook]);
    takeOut[1]?.();
  });

  it('is one set per page, also for a second copy of the bundle', async () => {
    const page = await openPage();
    const definition = method('checkmo');
    page.paymentMethods.register(definition);
    const copy = await loadCopy();
    expect(copy.paymentMethods.get('checkmo')).toBe(definition);
    expect(copy.paymentMethods).toBe(page.paymentMethods);
  });

  it('has every registry for a newer copy, when an older one has fewer', async () => {
    const page = await openPage();
    const key = Symbol.for('till.extensions');
    const { paymentMethods } = page;
    Object.assign(globalThis, { [key]: { paymentMethods } });
    const newer = await loadCopy();
    expect(newer.paymentMethods).toBe(paymentMethods);
    const provider = { code: 'acme', places: () => [], mount: () => Promise.reject(new Error()) };
    newer.walletProviders.register(provider);
    expect(newer.walletProviders.list()).toEqual([provider]);
  });
});
