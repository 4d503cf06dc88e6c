import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPaypal } from '../../../../../src/payments/paypal/sdk/start-sdk';

const url = 'https://www.paypal.com/sdk/js?client-id=abc';
const params = { url, attributes: { 'data-partner-attribution-id': 'Shop' } };
const Buttons = vi.fn();
const tags = () => [...document.querySelectorAll('script')];

/** The script of a tag has run. */
function arrive(tag: HTMLScriptElement | undefined, sdk: unknown = { Buttons }): void {
  vi.stubGlobal(tag?.dataset.namespace ?? 'paypal', sdk);
  tag?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.replaceChildren();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the provider’s SDK', () => {
  it('is one script for all places and copies of the bundle [PSDK-01]', async () => {
    const first = startPaypal(params);
    const second = startPaypal(params);
    vi.resetModules();
    const copy = await import('../../../../../src/payments/paypal/sdk/start-sdk');
    const third = copy.startPaypal(params);
    expect(tags()).toHaveLength(1);
    expect(tags()[0]?.src).toBe(url);
    expect(tags()[0]?.dataset).toMatchObject({ partnerAttributionId: 'Shop' });
    arrive(tags()[0]);
    for (const one of [first, second, third]) expect(await one).toMatchObject({ ok: true });
    expect(await startPaypal(params)).toMatchObject({ ok: true });
    expect(tags()).toHaveLength(1);
  });

  it('has another global for each address, and leaves `paypal` to the page', async () => {
    const checkout = startPaypal(params);
    const place = startPaypal({ ...params, url: `${url}&commit=false` });
    expect(new Set(tags().map(({ dataset }) => dataset.namespace)).size).toBe(2);
    expect(tags().every(({ dataset }) => dataset.namespace !== 'paypal')).toBe(true);
    for (const tag of tags()) arrive(tag, { Buttons: vi.fn() });
    const [one, other] = [await checkout, await place];
    expect(one.ok && other.ok && one.value !== other.value).toBe(true);
  });

  it('is the page’s own where that has the same script', async () => {
    const tag = Object.assign(document.createElement('script'), { src: url });
    document.head.append(tag);
    const started = startPaypal(params);
    arrive(tag);
    expect(await started).toMatchObject({ ok: true });
    expect(tags()).toHaveLength(1);
  });

  it('is loaded over a safe connection only', async () => {
    const insecure = { ...params, url: 'http://www.paypal.com/sdk/js' };
    expect(await startPaypal(insecure)).toEqual({ ok: false, error: 'blocked' });
    expect(await startPaypal({ ...params, url: 'javascript:alert(1)' })).toMatchObject({
      ok: false,
    });
    expect(tags()).toHaveLength(0);
  });

  it.each(['https://[', 'https://', '//'])(
    'is blocked at an address that is none: %s',
    async (src) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(await startPaypal({ ...params, url: src })).toEqual({ ok: false, error: 'blocked' });
      expect(tags()).toHaveLength(0);
    },
  );

  it('is not taken for the one of another address whose script had failed', async () => {
    const other = { ...params, url: `${url}&commit=false` };
    const late = startPaypal(other);
    const name = tags()[0]?.dataset.namespace ?? '';
    tags()[0]?.dispatchEvent(new Event('error'));
    expect(await late).toMatchObject({ ok: false });
    // It arrives all the same.
    const sdk = { Buttons: vi.fn() };
    vi.stubGlobal(name, sdk);
    const started = startPaypal({ ...params, url: `${url}&intent=capture` });
    expect(tags()[0]?.dataset.namespace).not.toBe(name);
    arrive(tags()[0]);
    expect(await started).toMatchObject({ ok: true, value: { Buttons } });
    expect(await startPaypal(other)).toEqual({ ok: true, value: sdk });
  });

  it('may be blocked, come without buttons, and be tried again', async () => {
    const blocked = startPaypal(params);
    tags()[0]?.dispatchEvent(new Event('error'));
    expect(await blocked).toEqual({ ok: false, error: 'blocked' });
    const empty = startPaypal(params);
    arrive(tags()[0], {});
    expect(await empty).toEqual({ ok: false, error: 'wrong-version' });
  });
});
