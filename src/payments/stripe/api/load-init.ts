import * as v from 'valibot';
import type { CallOptions } from '../../../api/rest';
import { fail, ok, type Result } from '../../../platform/result';
import type { StripeInit } from '../domain/stripe-init.types';
import { callStripe, type StripeShop } from './call';
import { parseStripeInit } from './stripe-init';

/** The SDK's start parameters, for a page that contains none. */
export async function loadStripeInit(
  shop: StripeShop,
  options: CallOptions = {},
): Promise<Result<StripeInit>> {
  const request = { name: 'get_stripe_configuration' };
  const result = await callStripe(shop, request, v.unknown(), options);
  if (!result.ok) return result;
  const init = parseStripeInit(result.value);
  return init === null ? fail({ kind: 'malformed', status: 200 }) : ok(init);
}
