import * as v from 'valibot';
import type { StripeInit } from '../domain/stripe-init.types';
import { isWebAddress } from '../../../platform/navigate';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf } from '../../../platform/record';
import { parsedOrNull } from '../../../api/wire/wire';

const text = v.pipe(v.string(), v.nonEmpty());
const orNull = v.optional(v.fallback(v.nullable(text), null), null);
const texts = v.optional(v.fallback(v.array(v.string()), []), []);

const initParams = v.pipe(
  v.object({
    apiKey: v.pipe(
      v.string(),
      v.check((key) => key.startsWith('pk_')),
    ),
    locale: v.optional(v.fallback(text, 'auto'), 'auto'),
    sdkUrl: v.optional(v.fallback(v.nullable(v.pipe(text, v.check(isWebAddress))), null), null),
    appInfo: texts,
    options: v.optional(
      v.fallback(v.object({ apiVersion: orNull, betas: texts }), { apiVersion: null, betas: [] }),
      {},
    ),
    currency: v.pipe(
      orNull,
      v.transform((code) => code?.toLowerCase() ?? null),
    ),
  }),
  v.transform(({ options, ...init }): StripeInit => ({ ...init, ...options })),
);

/** The start parameters of the provider's SDK; null for anything without a publishable key (PELEM-44). */
export const parseStripeInit = (value: unknown): StripeInit | null =>
  parsedOrNull(initParams, value);

/**
 * The start parameters that an account page contains: Till's own configuration, the page's `initParams`, or those of a
 * checkout. Null if it has none.
 */
export function readStripeInit({
  checkout,
  globals,
  checkoutConfig,
}: PageSource): StripeInit | null {
  const method = recordOf(recordOf(checkoutConfig?.payment).stripe_payments);
  return (
    parseStripeInit(checkout.initParams) ??
    parseStripeInit(globals.initParams) ??
    parseStripeInit(method.initParams)
  );
}
