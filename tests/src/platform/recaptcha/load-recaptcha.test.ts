import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReports } from '../../../../src/platform/console';
import { loadRecaptcha } from '../../../../src/platform/recaptcha/load-recaptcha';
import { fail, ok } from '../../../../src/platform/result';
import { fakeService } from './fake-service';

const URL_OF_SERVICE = 'https://www.google.com/recaptcha/api.js';
const page = globalThis as { grecaptcha?: unknown };
let added: HTMLScriptElement[] = [];

const end = (type: 'load' | 'error'): void => {
  (added.at(-1) ?? expect.fail('no script was added')).dispatchEvent(new Event(type));
};

/** The script as it is at first; `arrive` is the second part. */
function firstPart() {
  let onReady = (): void => undefined;
  page.grecaptcha = {
    ready: (callback: () => void) => {
      onReady = callback;
    },
  };
  return {
    arrive: (): ReturnType<typeof fakeService> => {
      const service = fakeService();
      onReady();
      return service;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  // Scripts are not loaded in these tests.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    added.push(node as HTMLScriptElement);
  });
});
afterEach(() => {
  delete page.grecaptcha;
  forgetReports();
  vi.useRealTimers();
});

describe('the script of reCAPTCHA', () => {
  it('is used as it is where the page has all of it', async () => {
    const { sdk } = fakeService();
    expect(await loadRecaptcha(URL_OF_SERVICE)).toEqual(ok(sdk));
    expect(added).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is complete when its second part has arrived', async () => {
    const loading = loadRecaptcha(URL_OF_SERVICE);
    const service = firstPart();
    end('load');
    await vi.advanceTimersByTimeAsync(19_000);
    const { sdk } = service.arrive();
    expect(await loading).toEqual(ok(sdk));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['render', 'reset', 'execute'])('is not complete without %s', async (missing) => {
    const { sdk } = fakeService();
    page.grecaptcha = { ...sdk, [missing]: undefined };
    const loading = loadRecaptcha(URL_OF_SERVICE);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await loading).toEqual(fail('timeout'));
  });

  it('is given up after 20 seconds, and loaded again by the next attempt', async () => {
    firstPart();
    const loading = loadRecaptcha(URL_OF_SERVICE);
    const settled = vi.fn();
    void loading.then(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toEqual(fail('timeout'));
    expect(page.grecaptcha).toBeUndefined();
    const next = loadRecaptcha(URL_OF_SERVICE);
    expect(added).toHaveLength(1);
    const { sdk } = fakeService();
    end('load');
    expect(await next).toEqual(ok(sdk));
  });

  it('is reported as blocked', async () => {
    const loading = loadRecaptcha(URL_OF_SERVICE);
    end('error');
    expect(await loading).toEqual(fail('blocked'));
  });

  it('is loaded from the address of the page’s own tag, so that it is there once', async () => {
    const own = document.createElement('script');
    own.setAttribute('src', `${URL_OF_SERVICE}?render=explicit&hl=de`);
    const other = document.createElement('script');
    other.setAttribute('src', 'https://shop.example/static/recaptcha/api.js');
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([
      other,
      own,
    ] as unknown as NodeListOf<HTMLScriptElement>);
    const loading = loadRecaptcha(`${URL_OF_SERVICE}?onload=x`);
    const { sdk } = fakeService();
    own.dispatchEvent(new Event('load'));
    expect(await loading).toEqual(ok(sdk));
    expect(added).toEqual([]);
  });
});
