import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { StripeInit } from '../../../domain/payment/stripe-init.types';
import { loadSdk, type SdkFailure } from '../../../platform/sdk/load-sdk';
import { ok, type Result } from '../../../platform/result';

const SDK_URL = 'https://js.stripe.com/v3/';

/** SDK objects by what they were started with: the provider wants one per page. */
const started = new Map<string, Stripe>();

type Options = NonNullable<Parameters<StripeConstructor>[1]>;

/** Loads the provider's SDK and starts it; the same parameters give the same object. Never rejects. */
export async function startStripe(init: StripeInit): Promise<Result<Stripe, SdkFailure>> {
  const key = JSON.stringify(init);
  const known = started.get(key);
  if (known !== undefined) return ok(known);
  const loaded = await loadSdk({ url: init.sdkUrl ?? SDK_URL, read: () => window.Stripe });
  if (!loaded.ok) return loaded;
  const stripe = started.get(key) ?? loaded.value(init.apiKey, optionsOf(init));
  started.set(key, stripe);
  const [name, version = '', url = '', partner = ''] = init.appInfo;
  if (name !== undefined) stripe.registerAppInfo({ name, version, url, partner_id: partner });
  return ok(stripe);
}

const optionsOf = ({ locale, apiVersion, betas }: StripeInit): Options => ({
  locale: locale as NonNullable<Options['locale']>,
  ...(apiVersion === null ? {} : { apiVersion }),
  ...(betas.length === 0 ? {} : { betas: [...betas] }),
});
