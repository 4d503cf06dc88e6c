import * as v from 'valibot';
import { recordOf } from '../../platform/record';
import { wireText } from '../wire/wire';

/** What starts the provider's SDK (`payment.stripe_payments.initParams`, `payment.express_checkout.initParams`). */
export interface StripeInit {
  /** Address of the SDK; the provider's own where the page names none. */
  readonly sdkUrl: string;
  /** Publishable key; empty where the page has none. */
  readonly apiKey: string;
  /** `auto` where the page has none. */
  readonly locale: string;
  readonly options: { readonly betas?: readonly string[]; readonly apiVersion?: string };
  readonly appInfo: {
    readonly name: string;
    readonly version: string;
    readonly url?: string;
    readonly partnerId?: string;
  } | null;
}

const SDK_URL = 'https://js.stripe.com/v3/';

/** The module's release that this integration follows (PELEM-40). */
const INTEGRATION_VERSION = '4.4.0';

const text = v.optional(v.fallback(v.string(), ''), '');

const schema = v.object({
  sdkUrl: text,
  apiKey: text,
  locale: text,
  appInfo: v.optional(v.fallback(v.array(v.nullish(wireText, '')), []), []),
  options: v.fallback(
    v.optional(
      v.object({
        betas: v.optional(v.fallback(v.array(v.string()), []), []),
        apiVersion: text,
      }),
      {},
    ),
    { betas: [], apiVersion: '' },
  ),
});

/** Parses what starts the SDK; anything missing or invalid has a default (PELEM-09). */
export function parseStripeInit(initParams: unknown): StripeInit {
  const { sdkUrl, apiKey, locale, appInfo, options } = v.parse(schema, recordOf(initParams));
  const [name = '', version = '', url = '', partnerId = ''] = appInfo;
  return {
    sdkUrl: sdkUrl || SDK_URL,
    apiKey: apiKey.trim(),
    locale: locale || 'auto',
    options: {
      ...(options.betas.length > 0 ? { betas: options.betas } : {}),
      ...(options.apiVersion === '' ? {} : { apiVersion: options.apiVersion }),
    },
    appInfo:
      name === ''
        ? null
        : {
            name,
            version: version || INTEGRATION_VERSION,
            ...(url === '' ? {} : { url }),
            ...(partnerId === '' ? {} : { partnerId }),
          },
  };
}
