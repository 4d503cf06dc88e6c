import * as v from 'valibot';
import { recordOf } from '../../../platform/record';
import { isWebAddress } from '../../../platform/navigate';
import { wireChoices, wireFlag } from '../../../api/wire/wire';
import type { StripeInit } from '../domain/stripe-init.types';
import { parseStripeInit } from './stripe-init';
import { savedMethodsSchema, type SavedMethod } from './saved-method';

type Json = Readonly<Record<string, unknown>>;

/** The payment element's configuration (`payment.stripe_payments`, PELEM-09). */
export interface ElementSettings {
  /** What starts the SDK; null where the page has no publishable key. */
  readonly init: StripeInit | null;
  /** Language of the form; `auto` where the page names none. */
  readonly locale: string;
  readonly savedMethods: readonly SavedMethod[];
  /** How the form lays out several ways to pay, as the provider takes it. */
  readonly layout: unknown;
  readonly wallets: Json;
  readonly terms: Json;
  /** The shop's own text for a method that is not available; plain text, null where it has none. */
  readonly userError: string | null;
  /** Whether the order of this cart exists already. */
  readonly isOrderPlaced: boolean;
  /** Where a paid order leads. */
  readonly successUrl: string | null;
  readonly externalMethods: readonly { readonly code: string; readonly url: string }[];
  /** Options of the provider's element group, as the page has them. */
  readonly elementOptions: Json;
}

const webAddress = v.pipe(v.string(), v.nonEmpty(), v.check(isWebAddress));
const map = v.pipe(v.unknown(), v.transform(recordOf));

const schema = v.object({
  savedMethods: v.optional(v.fallback(savedMethodsSchema, []), []),
  layout: v.optional(v.unknown()),
  wallets: v.optional(map),
  terms: v.optional(map),
  userError: v.fallback(v.nullish(v.string(), ''), ''),
  isOrderPlaced: v.optional(v.fallback(wireFlag, false), false),
  successUrl: v.fallback(v.nullish(webAddress, null), null),
  externalPaymentMethods: v.optional(
    v.fallback(wireChoices(v.object({ code: v.string(), redirect_url: webAddress })), []),
    [],
  ),
});

/** Parses the element's configuration out of the `payment` part of `checkoutConfig`; invalid parts have a default. */
export function parseElementSettings(configuration: Json): ElementSettings {
  const own = recordOf(configuration.stripe_payments);
  const wire = v.parse(schema, recordOf(own.initParams));
  const init = parseStripeInit(own.initParams);
  return {
    init,
    locale: init?.locale ?? 'auto',
    savedMethods: wire.savedMethods,
    layout: wire.layout ?? null,
    wallets: wire.wallets ?? {},
    terms: wire.terms ?? {},
    userError: wire.userError.trim() || null,
    isOrderPlaced: wire.isOrderPlaced,
    successUrl: wire.successUrl,
    externalMethods: wire.externalPaymentMethods.map(({ code, redirect_url: url }) => ({
      code,
      url,
    })),
    elementOptions: recordOf(own.elementOptions),
  };
}
