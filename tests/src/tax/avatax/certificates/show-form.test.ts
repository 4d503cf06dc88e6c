import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CertificateOutcome } from '../../../../../src/domain/certificates.types';
import { fail, ok } from '../../../../../src/platform/result';
import { loadSdk, type SdkFailure } from '../../../../../src/platform/sdk/load-sdk';
import { showForm } from '../../../../../src/tax/avatax/certificates/show-form';
import { json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/platform/sdk/load-sdk', async (original) => {
  const actual = await original<{ loadSdk: typeof loadSdk }>();
  return { ...actual, loadSdk: vi.fn(actual.loadSdk) };
});

const SDK_URL = 'https://service.example/gencert2/js';
let calls: string[] = [];
let options: Record<string, unknown> = {};
let host = document.createElement('div');

const sdk = {
  init: vi.fn((container: HTMLElement, given: Record<string, unknown>) => {
    calls.push(`init ${String(container === host)}`);
    options = given;
  }),
  setShipZone: (zone: string) => calls.push(`zone ${zone}`),
  show: () => calls.push('show'),
};
const end = (name: string): void => {
  (options[name] as () => void)();
};

function open(
  changes: { signal?: AbortSignal; expires?: number; init?: object; sdkUrl?: string } = {},
) {
  const seconds = changes.expires ?? Date.now() / 1000 + 3600;
  mockShop(() =>
    json({
      token: 't-1',
      customer: 'C-7',
      customer_id: 7,
      expires: seconds,
      sdk_url: changes.sdkUrl ?? SDK_URL,
    }),
  );
  const ends: CertificateOutcome[] = [];
  const result = showForm(host, {
    shop: { baseUrl: 'https://shop.example/', customerId: '7' },
    page: {
      checkoutConfig: null,
      checkout: {},
      init: (changes.init ?? {}) as Record<string, Record<string, unknown>>,
      globals: {},
      dictionaryUrl: null,
      phrases: {},
    },
    zone: 'New York',
    signal: changes.signal ?? new AbortController().signal,
    onEnd: (outcome) => ends.push(outcome),
  });
  return { result, ends };
}

beforeEach(() => {
  calls = [];
  options = {};
  host = document.createElement('div');
  localStorage.clear();
  vi.stubGlobal('GenCert', sdk);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(loadSdk).mockClear();
});

describe('the form of the service', () => {
  it('is started with the token, for the zone [CERT-01]', async () => {
    expect(await open().result).toEqual(ok(null));
    expect(calls).toEqual(['init true', 'zone New York', 'show']);
    expect(options).toMatchObject({
      token: 't-1',
      customer_number: 'C-7',
      upload: true,
      submit_to_stack: false,
    });
  });

  it('comes from the address that the shop names', async () => {
    await open().result;
    expect(vi.mocked(loadSdk).mock.calls[0]?.[0].url).toBe(SDK_URL);
  });

  it('is checked by someone first where the shop has it so', async () => {
    const config = { certificatesAutoValidationDisabled: '1' };
    const component = 'ClassyLlama_AvaTax/js/action/account-add-exemption';
    const app = { components: { add: { component, config } } };
    await open({ init: { '#': { 'Magento_Ui/js/core/app': app } } }).result;
    expect(options).toMatchObject({ submit_to_stack: true });
  });

  it.each([
    ['onCertSuccess', 'saved'],
    ['onUpload', 'uploaded'],
    ['onManualSubmit', 'submitted'],
    ['onNotNeeded', 'not-needed'],
    ['onCancel', 'cancelled'],
    ['onCertFailure', 'refused'],
  ] as const)('ends by %s as %s', async (name, outcome) => {
    const { result, ends } = open();
    await result;
    end(name);
    expect(ends).toEqual([outcome]);
  });

  it('was open too long when its token has ended', async () => {
    const { result, ends } = open({ expires: Date.now() / 1000 - 1 });
    await result;
    end('onCertFailure');
    expect(ends).toEqual(['expired']);
  });

  it('does not use a token again that was refused', async () => {
    await open().result;
    end('onCertFailure');
    expect(localStorage.getItem('avatax-token')).toBeNull();
  });

  it('says nothing once it is closed', async () => {
    const closing = new AbortController();
    const { result, ends } = open({ signal: closing.signal });
    await result;
    closing.abort();
    end('onCertSuccess');
    expect(ends).toEqual([]);
  });

  it('is not started once it is closed', async () => {
    const closing = new AbortController();
    vi.mocked(loadSdk).mockImplementationOnce(() => {
      closing.abort();
      return Promise.resolve(ok(sdk));
    });
    expect(await open({ signal: closing.signal }).result).toMatchObject({ ok: false });
    expect(calls).toEqual([]);
  });

  it.each<SdkFailure>(['blocked', 'timeout', 'missing'])('is not there: %s', async (failure) => {
    vi.mocked(loadSdk).mockResolvedValueOnce(fail(failure));
    expect(await open().result).toEqual(fail({ kind: 'script', failure }));
  });

  it('is not there while the shop has no token', async () => {
    const { result } = open();
    mockShop(() => fail({ kind: 'timeout' }));
    await result;
    localStorage.clear();
    const second = showForm(host, {
      shop: { baseUrl: 'https://shop.example/', customerId: null },
      page: null,
      zone: 'Texas',
      signal: new AbortController().signal,
      onEnd: () => undefined,
    });
    expect(await second).toEqual(fail({ kind: 'call', error: { kind: 'timeout' } }));
    expect(sent).toHaveLength(1);
  });

  it('is broken when its script throws', async () => {
    sdk.init.mockImplementationOnce(() => {
      throw new Error('no account');
    });
    expect(await open().result).toEqual(fail({ kind: 'script', failure: 'missing' }));
  });

  it.each([
    'javascript:alert(1)',
    'http://elsewhere.example/gencert2/js',
    'data:text/javascript,1',
  ])('does not come from %s', async (url) => {
    vi.stubGlobal('GenCert', undefined);
    const before = document.querySelectorAll('script').length;
    const { result } = open({ sdkUrl: url });
    expect(await result).toEqual(fail({ kind: 'script', failure: 'blocked' }));
    expect(document.querySelectorAll('script')).toHaveLength(before);
  });
});
