import type { Stripe } from '@stripe/stripe-js';
import { ok, type Result } from '../../../platform/result';
import type { SeveralAddressesPage } from '../../../state/extensions/several-addresses-provider.types';

import { loadStripeInit } from '../api/load-init';
import type { StripeInit } from '../domain/stripe-init.types';
import { startStripe } from '../sdk/start-stripe';
import { readOrdersInit } from './read-init';

/** The SDK of a page of the checkout with several addresses, and what it was started with: from the page, or the shop. */
export async function startPage(
  { shop, page }: SeveralAddressesPage,
  signal?: AbortSignal,
): Promise<Result<{ readonly stripe: Stripe; readonly init: StripeInit }, unknown>> {
  const known = page === null ? null : readOrdersInit(page);
  const init =
    known === null ? await loadStripeInit(shop, signal === undefined ? {} : { signal }) : ok(known);
  if (!init.ok) return init;
  const started = await startStripe(init.value);
  return started.ok ? ok({ stripe: started.value, init: init.value }) : started;
}
