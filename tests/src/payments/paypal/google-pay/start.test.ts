import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGooglePay } from '../../../../../src/payments/paypal/google-pay/start';
import { startPart, type Sdk } from '../../../../../src/payments/paypal/sdk/start-sdk';
import { fail, ok } from '../../../../../src/platform/result';
import { loadSdk } from '../../../../../src/platform/sdk/load-sdk';
import { SUCCESS } from '../../../../../src/payments/paypal/google-pay/settle';
import { account, data } from './google';

vi.mock('../../../../../src/payments/paypal/sdk/start-sdk', () => ({ startPart: vi.fn() }));
vi.mock('../../../../../src/platform/sdk/load-sdk', () => ({ loadSdk: vi.fn() }));

const paypal = vi.mocked(startPart);
const google = vi.mocked(loadSdk);
const config = vi.fn((): Promise<unknown> => Promise.resolve(account));
const isReadyToPay = vi.fn((): Promise<unknown> => Promise.resolve({ result: true }));
const made: unknown[] = [];

class PaymentsClient {
  readonly isReadyToPay = isReadyToPay;
  constructor(options: unknown) {
    made.push(options);
  }
}

const params = { url: 'https://www.paypal.com/sdk/js', attributes: {} };
const scriptUrl = 'https://pay.google.com/gp/p/js/pay.js';
const authorize = vi.fn(() => Promise.resolve(SUCCESS));
const start = () => startGooglePay(params, { scriptUrl, mode: 'TEST' }, authorize);

beforeEach(() => {
  made.length = 0;
  paypal.mockReset();
  google.mockReset();
  const sdk = { Googlepay: () => ({ config }) } as unknown as Sdk;
  paypal.mockResolvedValue(ok(sdk));
  google.mockResolvedValue(ok({ PaymentsClient }));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('both SDKs of Google Pay', () => {
  it('are ready once the device can pay, in the shop’s mode [GOOGLE-08] [GOOGLE-09] [GOOGLE-10]', async () => {
    const ready = await start();
    expect(ready).toMatchObject({ ok: true, value: { account } });
    expect(made).toEqual([
      {
        environment: 'TEST',
        merchantInfo: account.merchantInfo,
        paymentDataCallbacks: { onPaymentAuthorized: expect.any(Function) as unknown },
      },
    ]);
    const [options] = made as readonly {
      readonly paymentDataCallbacks: { readonly onPaymentAuthorized: (data: object) => unknown };
    }[];
    await options?.paymentDataCallbacks.onPaymentAuthorized(data);
    expect(authorize).toHaveBeenCalledExactlyOnceWith(ready.ok ? ready.value : null, data);
    expect(isReadyToPay).toHaveBeenCalledExactlyOnceWith({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: account.allowedPaymentMethods,
    });
    expect(google).toHaveBeenCalledWith(expect.objectContaining({ url: scriptUrl }));
  });

  it.each([
    { ...account, isEligible: false },
    { ...account, countryCode: 1 },
    { ...account, allowedPaymentMethods: null },
    null,
    'x',
  ])('are not loaded where the provider says %o', async (response) => {
    config.mockResolvedValueOnce(response);
    expect(await start()).toEqual({ ok: false, error: 'ineligible' });
    expect(google).not.toHaveBeenCalled();
  });

  it.each([{ result: false }, {}, { result: 'true' }])(
    'are of no use on a device that says %o [WALL-27]',
    async (response) => {
      isReadyToPay.mockResolvedValueOnce(response);
      expect(await start()).toEqual({ ok: false, error: 'ineligible' });
    },
  );

  it('say which of them is missing', async () => {
    google.mockResolvedValueOnce(fail('blocked'));
    expect(await start()).toEqual({ ok: false, error: 'blocked' });
    paypal.mockResolvedValueOnce(fail('timeout'));
    expect(await start()).toEqual({ ok: false, error: 'timeout' });
    config.mockRejectedValueOnce(new Error('x'));
    expect(await start()).toEqual({ ok: false, error: 'missing' });
    isReadyToPay.mockRejectedValueOnce(new Error('x'));
    expect(await start()).toEqual({ ok: false, error: 'missing' });
  });

  it('are those that have what is needed, on pages with other scripts of both', async () => {
    await start();
    const [, has] = paypal.mock.calls[0] ?? [];
    expect(has?.({ Buttons: () => undefined } as unknown as Sdk)).toBe(false);
    expect(has?.({ Googlepay: () => undefined } as unknown as Sdk)).toBe(true);
    const [request] = google.mock.calls[0] ?? [];
    vi.stubGlobal('google', { maps: {} });
    expect(request?.read()).toBeUndefined();
    vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
    expect(request?.read()).toEqual({ PaymentsClient });
    expect(request?.isSupported?.({ PaymentsClient })).toBe(true);
    expect(request?.isSupported?.({})).toBe(false);
  });
});
