import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountApplePay } from '../../../../../src/payments/paypal/apple-pay/buttons';
import { startApplePay } from '../../../../../src/payments/paypal/apple-pay/start';
import { fail, ok } from '../../../../../src/platform/result';
import type { WalletRequest } from '../../../../../src/state/extensions/wallet-provider.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';
import { stubWindow } from '../near';
import { appleOptions, buttonsInit, pageWith, sdkParams } from '../page';
import { FakeApple } from './apple';
import { guestCart } from './world';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/apple-pay/start', async (original) => ({
  ...(await original<object>()),
  startApplePay: vi.fn(),
}));

const start = vi.mocked(startApplePay);
const totals = { base_grand_total: 45, base_currency_code: 'USD' };

async function mount(changes: Partial<WalletRequest> = {}) {
  const host = document.createElement('div');
  const onAvailable = vi.fn();
  const press = vi.fn(() => null);
  const removal = new AbortController();
  const block = buttonsInit('CART', { ...appleOptions, styles: { color: 'white', height: 50 } });
  const buttons = await mountApplePay(host, {
    location: 'cart',
    page: { ...pageWith([['cart', block]], {}, 'apple-pay'), checkoutConfig: guestCart },
    shop,
    product: () => null,
    isCartEmpty: () => false,
    isPartlyPaid: () => false,
    press,
    onAvailable,
    signal: removal.signal,
    ...changes,
  });
  const button = () => host.querySelector<HTMLElement>('apple-pay-button');
  return { host, button, onAvailable, press, buttons, removal };
}

const available = (one: { readonly onAvailable: ReturnType<typeof vi.fn> }, isThere = true) =>
  vi.waitFor(() => {
    expect(one.onAvailable).toHaveBeenLastCalledWith(isThere);
  });

const answer = (sdkParamsOf: object): void => {
  mockShop((_request, path) =>
    path === 'totals' ? json(totals) : json({ payments: { data_id: 1, sdkParams: sdkParamsOf } }),
  );
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/cart/'));
  stubWindow();
  start.mockReset();
  start.mockResolvedValue(ok(new FakeApple().ready));
  answer({ applepay: sdkParams });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the button of a place', () => {
  it('is Apple’s own, once, as wide as its place, and begins a purchase [APPLE-12] [APPLE-13] [APPLE-14] [WALL-28]', async () => {
    const one = await mount();
    await available(one);
    const button = one.button();
    expect(button?.getAttribute('buttonstyle')).toBe('white');
    expect(button?.getAttribute('type')).toBe('pay');
    expect(button?.getAttribute('locale')).toBe('en-US');
    expect(button?.style.getPropertyValue('--apple-pay-button-width')).toBe('100%');
    expect(button?.style.getPropertyValue('--apple-pay-button-height')).toBe('50px');
    await one.buttons.refresh();
    expect(one.host.querySelectorAll('apple-pay-button')).toHaveLength(1);
    button?.click();
    expect(one.press).toHaveBeenCalledOnce();
  });

  it('loads nothing before it comes near the window, nor shows once its place is gone [PSDK-01]', async () => {
    const page = stubWindow(false);
    const one = await mount();
    expect(sent).toEqual([]);
    page.come();
    one.removal.abort();
    await vi.waitFor(() => {
      expect(start).toHaveBeenCalledOnce();
    });
    await Promise.resolve();
    expect(one.button()).toBeNull();
  });

  it('reads the total of the cart once it is shown, and when the cart has changed', async () => {
    const count = () => sent.filter(({ path }) => path === 'totals').length;
    const one = await mount();
    await available(one);
    await vi.waitFor(() => {
      expect(count()).toBe(1);
    });
    await one.buttons.refresh();
    expect(count()).toBe(2);
  });

  it.each(['blocked', 'ineligible'] as const)(
    'costs nothing but itself where it cannot pay (%s), and is tried again [APPLE-02] [WALL-27]',
    async (failure) => {
      start.mockResolvedValueOnce(fail(failure));
      const one = await mount();
      await available(one, false);
      expect(sent.map(({ path }) => path)).not.toContain('totals');
      await one.buttons.refresh();
      await available(one);
    },
  );

  it('is none without parameters of its SDK or a block [PSDK-03]', async () => {
    await available(await mount({ page: pageWith([]) }), false);
    expect(sent).toEqual([]);
    answer({ googlepay: sdkParams });
    await available(await mount(), false);
    expect(start).not.toHaveBeenCalled();
  });

  it('goes with its place', async () => {
    const one = await mount();
    await available(one);
    one.removal.abort();
    expect(one.button()).toBeNull();
  });
});
