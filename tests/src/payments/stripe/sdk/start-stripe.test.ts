import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StripeInit } from '../../../../../src/payments/stripe/domain/stripe-init.types';
import { startStripe } from '../../../../../src/payments/stripe/sdk/start-stripe';

const init = (changes: Partial<StripeInit> = {}): StripeInit => ({
  apiKey: 'pk_test_1',
  locale: 'de',
  sdkUrl: null,
  appInfo: [],
  apiVersion: null,
  betas: [],
  currency: null,
  ...changes,
});

function sdk() {
  const registerAppInfo = vi.fn();
  const start = vi.fn(() => ({ registerAppInfo }));
  vi.stubGlobal('Stripe', start);
  return { start, registerAppInfo };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('starting the provider’s SDK', () => {
  it('gives the same parameters one object', async () => {
    const { start } = sdk();
    const [one, other] = await Promise.all([startStripe(init()), startStripe(init())]);
    expect(one).toEqual(other);
    expect(await startStripe(init())).toEqual(one);
    expect(start).toHaveBeenCalledExactlyOnceWith('pk_test_1', { locale: 'de' });
  });

  it('passes on the version, the trials and the shop’s module', async () => {
    const { start, registerAppInfo } = sdk();
    await startStripe(
      init({ apiKey: 'pk_test_2', apiVersion: '2024-10-28', betas: ['b'], appInfo: ['Shop', '4'] }),
    );
    expect(start).toHaveBeenCalledExactlyOnceWith('pk_test_2', {
      locale: 'de',
      apiVersion: '2024-10-28',
      betas: ['b'],
    });
    expect(registerAppInfo).toHaveBeenCalledExactlyOnceWith({
      name: 'Shop',
      version: '4',
      url: '',
      partner_id: '',
    });
  });

  it('loads the script of the page, else the provider’s own', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const started = startStripe(init({ apiKey: 'pk_test_3', sdkUrl: 'https://sdk.example/v3/' }));
    const other = startStripe(init({ apiKey: 'pk_test_3' }));
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://sdk.example/v3/',
      'https://js.stripe.com/v3/',
    ]);
    for (const script of scripts) script.dispatchEvent(new Event('error'));
    expect(await started).toEqual({ ok: false, error: 'blocked' });
    expect(await other).toMatchObject({ ok: false });
  });

  it('names the release that is followed where the page names none [PELEM-40]', async () => {
    const { registerAppInfo } = sdk();
    await startStripe(init({ apiKey: 'pk_test_4', appInfo: ['Shop'] }));
    await startStripe(init({ apiKey: 'pk_test_4', appInfo: ['Shop'] }));
    expect(registerAppInfo).toHaveBeenCalledOnce();
    expect(registerAppInfo.mock.calls[0]?.[0]).toMatchObject({ version: '4.4.0' });
  });
});

describe('an SDK that cannot be started', () => {
  it.each([
    [3, true],
    ['clover', true],
    [2, false],
  ])('in version %s is used: %s', async (version, isUsed) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal(
      'Stripe',
      Object.assign(() => ({ registerAppInfo: vi.fn() }), { version }),
    );
    const result = await startStripe(init({ apiKey: `pk_test_v${version}` }));
    expect(result).toMatchObject(isUsed ? { ok: true } : { ok: false, error: 'wrong-version' });
  });

  it('is no constructor', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('Stripe', { setPublishableKey: () => undefined });
    expect(await startStripe(init({ apiKey: 'pk_test_5' }))).toMatchObject({
      error: 'wrong-version',
    });
  });

  it('refuses the key: developers are told, without the key [PELEM-29, PELEM-37]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('Stripe', () => {
      throw new Error('Invalid API Key provided: pk_test_6');
    });
    expect(await startStripe(init({ apiKey: 'pk_test_6' }))).toMatchObject({ error: 'setup' });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[till] Invalid Stripe API key provided. docs/messages.md#till-45',
    );
  });
});
