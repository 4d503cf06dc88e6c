import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPaypal, type Sdk } from '../../../../../src/payments/paypal/sdk/start-sdk';
import { mount as mountSmartButtons } from '../../../../../src/payments/paypal/wallets/buttons';
import { fail, ok } from '../../../../../src/platform/result';
import type { WalletRequest } from '../../../../../src/state/extensions/wallet-provider.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';
import { stubWindow } from '../near';
import { buttonsInit, pageWith, sdkParams } from '../page';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/sdk/start-sdk', () => ({ startPaypal: vi.fn() }));

const start = vi.mocked(startPaypal);
const render = vi.fn(() => Promise.resolve());
const close = vi.fn(() => Promise.resolve());
const Buttons = vi.fn(() => ({ isEligible: (): boolean => true, render, close }));

async function mount(changes: Partial<WalletRequest> = {}) {
  const host = document.createElement('div');
  const onAvailable = vi.fn();
  const removal = new AbortController();
  const buttons = await mountSmartButtons(host, {
    location: 'cart',
    page: pageWith([['cart', buttonsInit('CART')]]),
    shop,
    product: () => null,
    isCartEmpty: () => false,
    isPartlyPaid: () => false,
    press: () => null,
    onAvailable,
    signal: removal.signal,
    ...changes,
  });
  return { host, onAvailable, buttons, removal };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/cart/'));
  stubWindow();
  start.mockReset();
  start.mockResolvedValue(ok({ Buttons } as unknown as Sdk));
  mockShop(() => json({ payments: { data_id: 1, sdkParams: { paypal: sdkParams } } }));
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('the buttons of a place', () => {
  it('are rendered in it, once [SMART-03]', async () => {
    const { host, onAvailable, buttons } = await mount();
    await vi.waitFor(() => {
      expect(onAvailable).toHaveBeenCalledWith(true);
    });
    expect(render).toHaveBeenCalledExactlyOnceWith(host);
    await buttons.refresh();
    expect(render).toHaveBeenCalledOnce();
  });

  it('load nothing before they come near the window, nor once they are gone [PSDK-01]', async () => {
    const page = stubWindow(false);
    const { removal } = await mount();
    expect(sent).toEqual([]);
    expect(start).not.toHaveBeenCalled();
    page.come();
    removal.abort();
    await vi.waitFor(() => {
      expect(start).toHaveBeenCalledOnce();
    });
    await Promise.resolve();
    expect(render).not.toHaveBeenCalled();
  });

  it('are not shown for an empty cart, and are once it has something', async () => {
    let isEmpty = true;
    const { host, onAvailable, buttons } = await mount({ isCartEmpty: () => isEmpty });
    expect(onAvailable).toHaveBeenLastCalledWith(false);
    expect(sent).toEqual([]);
    isEmpty = false;
    await buttons.refresh();
    expect(onAvailable).toHaveBeenLastCalledWith(true);
    isEmpty = true;
    await buttons.refresh();
    expect(host.hidden).toBe(true);
    expect(render).toHaveBeenCalledOnce();
  });

  it('cost nothing but themselves when the SDK is blocked, and are tried again with another cart', async () => {
    start.mockResolvedValueOnce(fail('blocked'));
    const { onAvailable, buttons } = await mount();
    await vi.waitFor(() => {
      expect(onAvailable).toHaveBeenLastCalledWith(false);
    });
    await buttons.refresh();
    expect(onAvailable).toHaveBeenLastCalledWith(true);
  });

  it('are not there without parameters of the SDK, or where the provider has none', async () => {
    mockShop(() => json({}));
    const without = await mount();
    await vi.waitFor(() => {
      expect(without.onAvailable).toHaveBeenCalledWith(false);
    });
    expect(start).not.toHaveBeenCalled();
    mockShop(() => json({ payments: { data_id: 1, sdkParams: { paypal: sdkParams } } }));
    Buttons.mockReturnValueOnce({ isEligible: () => false, render, close });
    const other = await mount();
    await vi.waitFor(() => {
      expect(other.onAvailable).toHaveBeenCalledWith(false);
    });
    Buttons.mockImplementationOnce(() => {
      throw new Error('x');
    });
    await other.buttons.refresh();
    expect(other.onAvailable).toHaveBeenLastCalledWith(false);
  });

  it('are none where the page has no block of them', async () => {
    const { onAvailable } = await mount({ page: pageWith([]) });
    expect(onAvailable).toHaveBeenCalledExactlyOnceWith(false);
    expect(sent).toEqual([]);
  });

  it('are closed with the place, and their window with them', async () => {
    const { onAvailable, removal, buttons } = await mount();
    await vi.waitFor(() => {
      expect(onAvailable).toHaveBeenCalledWith(true);
    });
    removal.abort();
    expect(close).toHaveBeenCalledOnce();
    await buttons.refresh();
    expect(render).toHaveBeenCalledOnce();
  });
});
