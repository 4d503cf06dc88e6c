import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StripeInit } from '../../../../../src/domain/payment/stripe-init.types';
import { startStripe } from '../../../../../src/features/shared/stripe/start-stripe';

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
});
