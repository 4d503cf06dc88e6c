import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { providerText } from '../domain/provider-text';
import type { StripeInit } from '../domain/stripe-init.types';
import { report } from '../../../platform/console';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import { fail, ok, type Result } from '../../../platform/result';

const SDK_URL = 'https://js.stripe.com/v3/';

/** The module's release that this integration follows (PELEM-40). */
const INTEGRATION_VERSION = '4.4.0';

/** `setup`: the SDK is there, and refuses the shop's configuration; a retry does not help (PELEM-29). */
export type StripeFailure = SdkFailure | 'setup';

/** SDK objects by what they were started with: the provider wants one per page. */
const started = new Map<string, Stripe>();

type Options = NonNullable<Parameters<StripeConstructor>[1]>;
type Constructor = StripeConstructor & { readonly version?: number | string };

/** The second version has no elements; releases after the third have names. */
const isSupported = (sdk: Constructor): boolean =>
  typeof sdk === 'function' && (typeof sdk.version !== 'number' || sdk.version >= 3);

/**
 * Loads the provider's SDK and starts it; the same parameters give the same object (PELEM-52). Never rejects.
 */
export async function startStripe(init: StripeInit): Promise<Result<Stripe, StripeFailure>> {
  const key = JSON.stringify(init);
  const known = started.get(key);
  if (known !== undefined) return ok(known);
  const loaded = await loadSdk<Constructor>({
    url: init.sdkUrl ?? SDK_URL,
    read: () => window.Stripe,
    isSupported,
  });
  if (!loaded.ok) return loaded;
  try {
    return ok(started.get(key) ?? start(key, loaded.value, init));
  } catch (error) {
    reportSetup(error);
    return fail('setup');
  }
}

function start(key: string, sdk: Constructor, init: StripeInit): Stripe {
  const stripe = sdk(init.apiKey, optionsOf(init));
  started.set(key, stripe);
  const [name, version = INTEGRATION_VERSION, url = '', partner = ''] = init.appInfo;
  if (name !== undefined) stripe.registerAppInfo({ name, version, url, partner_id: partner });
  return stripe;
}

const optionsOf = ({ locale, apiVersion, betas }: StripeInit): Options => ({
  locale: locale as NonNullable<Options['locale']>,
  ...(apiVersion === null ? {} : { apiVersion }),
  ...(betas.length === 0 ? {} : { betas: [...betas] }),
});

/** Tells the shop's developers why the provider refuses the configuration, without the key (PELEM-37). */
export function reportSetup(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  report(45, providerText(message) ?? 'Stripe could not be started.');
}
