import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { forgetReports } from '../../../../src/platform/console';
import { fail, ok } from '../../../../src/platform/result';
import type * as Loader from '../../../../src/platform/sdk/load-sdk';

const URL_OF_SDK = 'https://js.provider.example/v3/';
let defined: { readonly version: number } | null = null;
let added: HTMLScriptElement[] = [];
let warn: MockInstance;
let loadSdk: typeof Loader.loadSdk;

const request = { url: URL_OF_SDK, read: () => defined };
const last = (): HTMLScriptElement => added.at(-1) ?? expect.fail('no script was added');
const ends = (script: HTMLScriptElement, type: 'load' | 'error'): void => {
  script.dispatchEvent(new Event(type));
};

/** A second copy of the bundle has its own modules. */
async function copyOfLoader(): Promise<typeof Loader.loadSdk> {
  vi.resetModules();
  const loader = await import('../../../../src/platform/sdk/load-sdk');
  return loader.loadSdk;
}

beforeEach(async () => {
  defined = null;
  added = [];
  document.head.replaceChildren();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  // Scripts are not loaded in these tests: nodes passed to `append` are recorded.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    added.push(node as HTMLScriptElement);
  });
  forgetReports();
  loadSdk = await copyOfLoader();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Ends all attempts of a test, so that the next test starts from scratch.
  for (const script of added) ends(script, 'error');
});

describe('the script of a provider', () => {
  it('is added once for all callers, and its SDK is handed to each', async () => {
    const both = [loadSdk(request), loadSdk(request)];
    defined = { version: 3 };
    ends(last(), 'load');
    expect(await Promise.all(both)).toEqual([ok(defined), ok(defined)]);
    expect(added).toHaveLength(1);
    expect(last()).toMatchObject({ src: URL_OF_SDK, async: true });
  });

  it('is added once by two copies of the bundle', async () => {
    const first = loadSdk(request);
    const second = (await copyOfLoader())(request);
    defined = { version: 3 };
    ends(last(), 'load');
    expect(await Promise.all([first, second])).toEqual([ok(defined), ok(defined)]);
    expect(added).toHaveLength(1);
  });

  it('is left out where the page has the SDK', async () => {
    defined = { version: 3 };
    expect(await loadSdk(request)).toEqual(ok(defined));
    expect(added).toEqual([]);
  });

  it("waits for the page's own tag, but not for one that a consent manager holds back", async () => {
    const tag = (type: string): HTMLScriptElement => {
      const script = document.createElement('script');
      script.type = type;
      // Set as an attribute on a detached element, so it is not loaded.
      script.setAttribute('src', URL_OF_SDK);
      return script;
    };
    const own = tag('text/javascript');
    const query = vi.spyOn(document, 'querySelectorAll');
    query.mockReturnValue([own] as unknown as NodeListOf<HTMLScriptElement>);
    const waiting = loadSdk(request);
    expect(added).toEqual([]);
    defined = { version: 3 };
    ends(own, 'load');
    expect(await waiting).toEqual(ok(defined));

    defined = null;
    query.mockReturnValue([tag('text/plain')] as unknown as NodeListOf<HTMLScriptElement>);
    void loadSdk(request);
    expect(added).toHaveLength(1);
  });

  it("is added where the page's own tag has ended without its SDK", () => {
    const own = document.createElement('script');
    own.setAttribute('src', URL_OF_SDK);
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([
      own,
    ] as unknown as NodeListOf<HTMLScriptElement>);
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);
    void loadSdk(request);
    expect(added).toHaveLength(1);
  });

  it("carries the page's nonce and the attributes asked for", () => {
    const own = document.createElement('script');
    own.setAttribute('nonce', 'abc');
    document.head.appendChild(own);
    own.nonce = 'abc';
    void loadSdk({ ...request, attributes: { 'data-namespace': 'pay' } });
    expect(last().nonce).toBe('abc');
    expect(last().dataset.namespace).toBe('pay');
  });
});

describe('an SDK that cannot be used', () => {
  it('was blocked; the next attempt loads it again', async () => {
    const first = loadSdk(request);
    const remove = vi.spyOn(last(), 'remove');
    ends(last(), 'error');
    expect(await first).toEqual(fail('blocked'));
    expect(remove).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(URL_OF_SDK));

    const second = loadSdk(request);
    expect(added).toHaveLength(2);
    defined = { version: 3 };
    ends(last(), 'load');
    expect(await second).toEqual(ok(defined));
  });

  it('is late; what arrives afterwards is used', async () => {
    vi.useFakeTimers();
    const first = loadSdk({ ...request, timeoutMs: 500 });
    await vi.advanceTimersByTimeAsync(499);
    const state = vi.fn();
    void first.then(state);
    await vi.advanceTimersByTimeAsync(0);
    expect(state).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual(fail('timeout'));

    defined = { version: 3 };
    expect(await loadSdk(request)).toEqual(ok(defined));
    expect(added).toHaveLength(1);
  });

  it('waits 20 seconds where nothing else is asked for', async () => {
    vi.useFakeTimers();
    const loading = loadSdk(request);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(added).toHaveLength(1);
    defined = { version: 3 };
    await vi.advanceTimersByTimeAsync(1);
    // The global existed after the timeout: the page loaded it in another way.
    expect(await loading).toEqual(ok(defined));
  });

  it('was loaded and is not there, or is another version', async () => {
    const missing = loadSdk(request);
    ends(last(), 'load');
    expect(await missing).toEqual(fail('missing'));

    defined = { version: 2 };
    const isSupported = ({ version }: { version: number }) => version === 3;
    expect(await loadSdk({ ...request, isSupported })).toEqual(fail('wrong-version'));
  });
});

describe('under Trusted Types', () => {
  it('gets its address from one policy, which copies of the bundle share', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (u: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    void loadSdk({ ...request, url: 'https://one.example/' });
    void (await copyOfLoader())({ ...request, url: 'https://two.example/' });
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[0]).toBe('till-sdk');
    expect(added.map(({ src }) => src)).toEqual(['https://one.example/', 'https://two.example/']);
  });

  it.each(['http://provider.example/v3/', 'data:text/javascript,1', 'javascript:1'])(
    'is not loaded from %s',
    async (url) => {
      expect(await loadSdk({ ...request, url })).toEqual(fail('blocked'));
      expect(added).toEqual([]);
    },
  );

  it.each(['http://localhost:4100/v3/', 'http://127.0.0.1/v3/', 'https://provider.example/'])(
    'is loaded from %s',
    (url) => {
      void loadSdk({ ...request, url });
      expect(last().src).toBe(url);
    },
  );
});
