import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import { dropToken } from '../../../../../src/tax/avatax/certificates/stored-token';
import { sdkToken } from '../../../../../src/tax/avatax/certificates/token';
import { json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const KEY = 'avatax-token';
const NOW = 1_800_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A token that ends `ms` after now. */
const token = (ms: number, changes: object = {}) => ({
  token: 'fresh',
  customer: 'C-7',
  customer_id: 7,
  expires: (NOW + ms) / SECOND,
  sdk_url: 'https://service.example/gencert2/js',
  ...changes,
});
const stored = (value: unknown): void => {
  localStorage.setItem(KEY, JSON.stringify(value));
};
const read = (customerId: string | null = '7') =>
  sdkToken({ baseUrl: 'https://shop.example/', customerId }, NOW, new AbortController().signal);
const isAsked = () => sent.length === 1;

beforeEach(() => {
  localStorage.clear();
  mockShop(() => json(token(60 * MINUTE)));
});

describe('the token of the form', () => {
  it('is read from the shop [TAXV-16]', async () => {
    expect(await read()).toMatchObject({ ok: true });
    expect(sent).toMatchObject([{ method: 'GET', path: 'rest/V1/avatax/token' }]);
  });

  it('has the number of the customer, its end and the address of the script [TAXV-10]', async () => {
    expect(await read()).toMatchObject({
      value: {
        token: 'fresh',
        customer: 'C-7',
        expires: NOW / SECOND + 3600,
        sdk_url: 'https://service.example/gencert2/js',
      },
    });
  });

  it.each(['token', 'customer', 'expires', 'sdk_url'])('needs its %s [TAXV-10]', async (name) => {
    mockShop(() => json(token(60 * MINUTE, { [name]: undefined })));
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is kept under the key of the platform [TAXV-15]', async () => {
    await read();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ token: 'fresh' });
  });

  it('is used again by the same customer [TAXV-13]', async () => {
    stored(token(60 * MINUTE, { token: 'old' }));
    expect(await read()).toMatchObject({ value: { token: 'old' } });
    expect(sent).toEqual([]);
  });

  it('is not used again by another customer [TAXV-13]', async () => {
    stored(token(60 * MINUTE, { token: 'old' }));
    expect(await read('8')).toMatchObject({ value: { token: 'fresh' } });
  });

  it('is not used again where nobody is known to be signed in [TAXV-13]', async () => {
    stored(token(60 * MINUTE, { token: 'old' }));
    expect(await read(null)).toMatchObject({ value: { token: 'fresh' } });
  });

  it('is dropped before a new one is requested', async () => {
    stored(token(60 * MINUTE, { token: 'old' }));
    mockShop(() => fail({ kind: 'network' }));
    expect(await read('8')).toMatchObject({ ok: false });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['five minutes before its end', 5 * MINUTE, true],
    ['a second earlier', 5 * MINUTE + SECOND, false],
  ])('is renewed %s [TAXV-14]', async (_when, ms, isRenewed) => {
    stored(token(ms, { token: 'old' }));
    await read();
    expect(isAsked()).toBe(isRenewed);
  });

  it.each([
    ['no JSON', 'x{'],
    ['a list', '[]'],
    ['a token without an owner', JSON.stringify(token(60 * MINUTE, { customer_id: undefined }))],
  ])('is requested while the storage has %s', async (_what, text) => {
    localStorage.setItem(KEY, text);
    expect(await read()).toMatchObject({ value: { token: 'fresh' } });
  });

  it('is used though nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await read()).toMatchObject({ value: { token: 'fresh' } });
    dropToken();
    vi.restoreAllMocks();
  });

  it('is missing where the service refuses: the module answers with a text', async () => {
    mockShop(() => json('The service has refused the account.'));
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('is never written to the console', async () => {
    const logs = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    mockShop(() => json(token(60 * MINUTE, { token: 'secret-1', expires: 'never' })));
    await read();
    expect(JSON.stringify(logs.map(({ mock }) => mock.calls))).not.toContain('secret-1');
    vi.restoreAllMocks();
  });
});
