import { report } from '../console';
import { fail, ok, type Result } from '../result';
import { trustedUrl } from '../trusted-types';

/**
 * Why a provider's SDK cannot be used.
 *
 * - `blocked`: the script was not loaded: a content blocker, the page's content security policy, no connection.
 * - `timeout`: it has not arrived in time; it may still do.
 * - `missing`: it was loaded, and what it should define is not there.
 * - `wrong-version`: the page has another version of it, which is not supported. A retry does not help.
 */
export type SdkFailure = 'blocked' | 'timeout' | 'missing' | 'wrong-version';

/** What to load. */
export interface SdkRequest<Sdk> {
  /** Address of the script, absolute. */
  readonly url: string;
  /** Reads what the script defines, usually a global; null or undefined while it is missing. */
  readonly read: () => Sdk | null | undefined;
  /** Whether this version can be used; every one when left out. */
  readonly isSupported?: (sdk: Sdk) => boolean;
  /** Further attributes of the script tag, e.g. `data-namespace`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Milliseconds to wait for the script; 20 seconds when left out. */
  readonly timeoutMs?: number;
}

type ScriptEnd = 'loaded' | 'blocked' | 'timeout';

const TIMEOUT_MS = 20_000;

/** The scripts that are being loaded, by address; shared by copies of the bundle. */
const pending = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.sdk')] ??=
  new Map()) as Map<string, Promise<ScriptEnd>>;

/**
 * Loads a provider's SDK. Its script is added once per page, however many callers, copies of the bundle and tags of the
 * page's own there are; where the page has the SDK already, nothing is loaded. After a failure the next call tries again.
 * Never rejects.
 */
export async function loadSdk<Sdk>(request: SdkRequest<Sdk>): Promise<Result<Sdk, SdkFailure>> {
  const { url, read } = request;
  if (isMissing(read())) {
    const end = await scriptEnd(request);
    // A script that is late, or one of the page's own, may have defined it meanwhile.
    if (end !== 'loaded' && isMissing(read())) return failed(url, end);
  }
  const sdk = read();
  if (sdk === null || sdk === undefined) return failed(url, 'missing');
  return request.isSupported?.(sdk) === false ? failed(url, 'wrong-version') : ok(sdk);
}

const isMissing = (sdk: unknown): boolean => sdk === null || sdk === undefined;

function failed(url: string, failure: SdkFailure): { ok: false; error: SdkFailure } {
  report(42, `${url} cannot be used (${failure}): check the content security policy.`);
  return fail(failure);
}

function scriptEnd<Sdk>(request: SdkRequest<Sdk>): Promise<ScriptEnd> {
  const { url, timeoutMs = TIMEOUT_MS } = request;
  const known = pending.get(url);
  if (known !== undefined) return known;
  const end = waitFor(url, timeoutMs, () => pageScript(url) ?? addScript(request));
  pending.set(url, end);
  void end.finally(() => pending.delete(url));
  return end;
}

/** Waits for a script; one of ours that failed is removed, so that the next attempt adds it again. */
function waitFor(
  url: string,
  timeoutMs: number,
  find: () => HTMLScriptElement,
): Promise<ScriptEnd> {
  return new Promise((resolve) => {
    let script: HTMLScriptElement | null = null;
    const settle = (end: ScriptEnd): void => {
      clearTimeout(timer);
      script?.removeEventListener('load', onLoad);
      script?.removeEventListener('error', onError);
      if (end !== 'loaded') script?.remove();
      resolve(end);
    };
    const onLoad = (): void => {
      settle('loaded');
    };
    const onError = (): void => {
      settle('blocked');
    };
    const timer = setTimeout(() => {
      settle('timeout');
    }, timeoutMs);
    try {
      script = find();
      script.addEventListener('load', onLoad);
      script.addEventListener('error', onError);
    } catch {
      // The page's Trusted Types allow no policy of ours, or the address is not one to load scripts from.
      report(43, `${url} is not allowed: add the Trusted Types policy "till-sdk".`);
      settle('blocked');
    }
  });
}

/**
 * The page's own tag of this script while it is loading. A tag that a consent manager holds back (`type="text/plain"`)
 * loads nothing, and one that has ended without its SDK will not define it any more.
 */
function pageScript(url: string): HTMLScriptElement | null {
  const { href } = new URL(url, document.baseURI);
  const hasEnded = performance.getEntriesByName(href, 'resource').length > 0;
  if (hasEnded) return null;
  return (
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
      (script) => script.src === href && /^$|javascript|module/.test(script.type),
    ) ?? null
  );
}

function addScript<Sdk>({ url, attributes = {} }: SdkRequest<Sdk>): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedUrl(url);
  // Under a policy of nonces a script needs the page's own; browsers hide it from the attribute, not from the property.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  if (nonce !== '') script.nonce = nonce;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}
