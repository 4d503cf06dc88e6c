import { fail, ok, type Result } from '../result';
import { loadSdk, type SdkFailure } from '../sdk/load-sdk';
import type { RecaptchaGlobal, RecaptchaSdk } from './recaptcha-sdk.types';

const page = globalThis as { grecaptcha?: RecaptchaGlobal };

/** Milliseconds that the script's second part may take. */
const PARTS_TIMEOUT_MS = 20_000;

const isWhole = (sdk: RecaptchaGlobal | undefined): sdk is RecaptchaSdk =>
  sdk?.render !== undefined && sdk.reset !== undefined && sdk.execute !== undefined;

/** Whether the second part arrives in time. */
function partsArrive({ ready }: RecaptchaGlobal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(false);
    }, PARTS_TIMEOUT_MS);
    ready?.(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** The page's own tag of the service, whatever it passes to it, so that the script is there once. */
function pageUrl(url: string): string {
  const [address = url] = url.split('?');
  const tags = document.querySelectorAll<HTMLScriptElement>('script[src]');
  return [...tags].find(({ src }) => src.startsWith(address))?.src ?? url;
}

/** Loads the service's script, once per page; after a failure the next call tries again. Never rejects. */
export async function loadRecaptcha(url: string): Promise<Result<RecaptchaSdk, SdkFailure>> {
  const loaded = await loadSdk({ url: pageUrl(url), read: () => page.grecaptcha });
  if (!loaded.ok) return loaded;
  if (!isWhole(page.grecaptcha)) await partsArrive(loaded.value);
  const sdk = page.grecaptcha;
  if (isWhole(sdk)) return ok(sdk);
  // Without it the next attempt fetches both parts.
  delete page.grecaptcha;
  return fail('timeout');
}
