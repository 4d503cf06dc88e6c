import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApplePay } from '../../../../../src/payments/paypal/apple-pay/start';
import { startPart, type Sdk } from '../../../../../src/payments/paypal/sdk/start-sdk';
import { fail, ok } from '../../../../../src/platform/result';
import { loadSdk } from '../../../../../src/platform/sdk/load-sdk';
import { account } from './apple';

vi.mock('../../../../../src/payments/paypal/sdk/start-sdk', () => ({ startPart: vi.fn() }));
vi.mock('../../../../../src/platform/sdk/load-sdk', () => ({ loadSdk: vi.fn() }));

const paypal = vi.mocked(startPart);
const apple = vi.mocked(loadSdk);
const config = vi.fn((): Promise<unknown> => Promise.resolve(account));
const Session = {
  supportsVersion: vi.fn((version: number) => version === 4),
  canMakePayments: vi.fn(() => true),
};

const params = { url: 'https://www.paypal.com/sdk/js', attributes: {} };
const scriptUrl = 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js';
const start = () => startApplePay(params, scriptUrl);

beforeEach(() => {
  paypal.mockReset();
  apple.mockReset();
  paypal.mockResolvedValue(ok({ Applepay: () => ({ config }) } as unknown as Sdk));
  apple.mockResolvedValue(ok(HTMLElement));
  vi.stubGlobal('ApplePaySession', Session);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('both SDKs of Apple Pay', () => {
  it('are ready once the device can pay with version 4 [APPLE-02] [APPLE-11] [PSDK-01]', async () => {
    const { isEligible: _isEligible, ...known } = account;
    expect(await start()).toMatchObject({ ok: true, value: { account: known, Session } });
    expect(Session.supportsVersion).toHaveBeenCalledWith(4);
    const [asked] = apple.mock.calls[0] ?? [];
    expect(asked?.url).toBe(scriptUrl);
    expect(asked?.read()).toBeUndefined();
    customElements.define('apple-pay-button', class extends HTMLElement {});
    expect(asked?.read()).toBe(customElements.get('apple-pay-button'));
  });

  it('need the component of the provider', async () => {
    await start();
    const [, isSupported] = paypal.mock.calls[0] ?? [];
    expect(isSupported?.({ Applepay: () => null } as never)).toBe(true);
    expect(isSupported?.({ Buttons: () => null } as never)).toBe(false);
  });

  it.each([
    ['the merchant has none', { ...account, isEligible: false }],
    ['there is no country', { ...account, countryCode: undefined }],
    ['there is no network', { ...account, supportedNetworks: [] }],
    ['a network is none', { ...account, supportedNetworks: [7] }],
    ['there is no capability', { ...account, merchantCapabilities: 'x' }],
    ['there is no account', null],
  ])('do not load Apple’s where %s [APPLE-02]', async (_name, answer) => {
    config.mockResolvedValueOnce(answer);
    expect(await start()).toEqual(fail('ineligible'));
    expect(apple).not.toHaveBeenCalled();
  });

  it('have no currency where the provider says none', async () => {
    config.mockResolvedValueOnce({ ...account, currencyCode: undefined });
    expect(await start()).toMatchObject({ value: { account: { currencyCode: null } } });
  });

  it('pay with nothing on a device that cannot [APPLE-02] [WALL-27]', async () => {
    Session.canMakePayments.mockReturnValueOnce(false);
    expect(await start()).toEqual(fail('ineligible'));
    Session.supportsVersion.mockReturnValueOnce(false);
    expect(await start()).toEqual(fail('ineligible'));
    vi.stubGlobal('ApplePaySession', undefined);
    expect(await start()).toEqual(fail('ineligible'));
  });

  it('say what could not be loaded, and never reject', async () => {
    paypal.mockResolvedValueOnce(fail('timeout'));
    expect(await start()).toEqual(fail('timeout'));
    apple.mockResolvedValueOnce(fail('blocked'));
    expect(await start()).toEqual(fail('blocked'));
    config.mockRejectedValueOnce(new Error('x'));
    expect(await start()).toEqual(fail('missing'));
    // A page that is not secure.
    Session.canMakePayments.mockImplementationOnce(() => {
      throw new DOMException('insecure', 'InvalidAccessError');
    });
    expect(await start()).toEqual(fail('missing'));
  });
});
