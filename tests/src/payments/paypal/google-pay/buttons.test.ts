import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountGooglePay } from '../../../../../src/payments/paypal/google-pay/buttons';
import { startGooglePay } from '../../../../../src/payments/paypal/google-pay/start';
import { fail, ok } from '../../../../../src/platform/result';
import type { WalletRequest } from '../../../../../src/state/extensions/wallet-provider.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';
import { stubWindow } from '../near';
import { buttonsInit, googleOptions, pageWith, sdkParams } from '../page';
import { data, FakeGoogle, reasonOf } from './google';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/google-pay/start', async (original) => ({
  ...(await original<object>()),
  startGooglePay: vi.fn(),
}));

const start = vi.mocked(startGooglePay);
let google: FakeGoogle;

async function mount(changes: Partial<WalletRequest> = {}) {
  const host = document.createElement('div');
  const onAvailable = vi.fn();
  const press = vi.fn(() => null);
  const removal = new AbortController();
  const buttons = await mountGooglePay(host, {
    location: 'cart',
    page: pageWith([['cart', buttonsInit('CART', googleOptions)]], {}, 'google-pay'),
    shop,
    product: () => null,
    isCartEmpty: () => false,
    isPartlyPaid: () => false,
    press,
    onAvailable,
    signal: removal.signal,
    ...changes,
  });
  return { host, onAvailable, press, buttons, removal };
}

const available = (one: { readonly onAvailable: ReturnType<typeof vi.fn> }, isThere = true) =>
  vi.waitFor(() => {
    expect(one.onAvailable).toHaveBeenLastCalledWith(isThere);
  });

beforeEach(() => {
  localStorage.clear();
  google = new FakeGoogle();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/cart/'));
  stubWindow();
  start.mockReset();
  start.mockResolvedValue(ok(google.ready));
  mockShop(() => json({ payments: { data_id: 1, sdkParams: { googlepay: sdkParams } } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the button of a place', () => {
  it('is Google’s own, once, in the shop’s look, and begins a purchase [WALL-28]', async () => {
    const one = await mount();
    await available(one);
    expect(google.ready.client.createButton).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        buttonType: 'plain',
        buttonColor: 'black',
        buttonSizeMode: 'fill',
      }),
    );
    await one.buttons.refresh();
    expect(one.host.querySelectorAll('button')).toHaveLength(1);
    one.host.querySelector('button')?.click();
    expect(one.press).toHaveBeenCalledOnce();
  });

  it('loads nothing before it comes near the window, nor shows once its place is gone [PSDK-01]', async () => {
    const page = stubWindow(false);
    const { host, removal } = await mount();
    expect(sent).toEqual([]);
    page.come();
    removal.abort();
    await vi.waitFor(() => {
      expect(start).toHaveBeenCalledOnce();
    });
    await Promise.resolve();
    expect(host.querySelector('button')).toBeNull();
  });

  it('is not shown for an empty cart, and is once it has something', async () => {
    let isEmpty = true;
    const one = await mount({ isCartEmpty: () => isEmpty });
    await available(one, false);
    expect(sent).toEqual([]);
    isEmpty = false;
    await one.buttons.refresh();
    await available(one);
    isEmpty = true;
    await one.buttons.refresh();
    expect(one.host.hidden).toBe(true);
  });

  it.each(['blocked', 'ineligible'] as const)(
    'costs nothing but itself where it cannot pay (%s), and is tried again [WALL-27]',
    async (failure) => {
      start.mockResolvedValueOnce(fail(failure));
      const one = await mount();
      await available(one, false);
      await one.buttons.refresh();
      await available(one);
    },
  );

  it('is none without parameters of its SDK, a block, or a button of Google’s', async () => {
    const other = await mount({ page: pageWith([]) });
    await available(other, false);
    expect(sent).toEqual([]);
    mockShop(() => json({ payments: { data_id: 1, sdkParams: { paypal: sdkParams } } }));
    await available(await mount(), false);
    expect(start).not.toHaveBeenCalled();
    mockShop(() => json({ payments: { data_id: 1, sdkParams: { googlepay: sdkParams } } }));
    vi.mocked(google.ready.client.createButton).mockImplementationOnce(() => {
      throw new Error('x');
    });
    localStorage.clear();
    await available(await mount(), false);
  });

  it('goes with its place', async () => {
    const one = await mount();
    await available(one);
    one.removal.abort();
    expect(one.host.querySelector('button')).toBeNull();
    await one.buttons.refresh();
    expect(start).toHaveBeenCalledOnce();
  });

  it('authorises nothing without a press', async () => {
    const one = await mount();
    await available(one);
    const [, , authorize] = start.mock.calls[0] ?? [];
    if (authorize === undefined) throw new Error('not started');
    expect(reasonOf(await authorize(google.ready, data))).toBe(
      'Your order was not placed. Please place it again.',
    );
    expect(google.confirmed).toEqual([]);
  });
});
