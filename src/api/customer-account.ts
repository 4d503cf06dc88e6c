import * as v from 'valibot';
import type { Address } from '../domain/address.types';
import { ok, type Result } from '../platform/result';
import { parseSavedAddress } from './page-config/saved-address';
import { call, restUrl, type CallOptions, type RestContext } from './rest';
import { wireText } from './wire/wire';

/** The customer of the session. */
export interface Customer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly addresses: readonly Address[];
}

const text = v.fallback(v.nullish(wireText, ''), '');

const customer = v.object({
  firstname: text,
  lastname: text,
  email: wireText,
  addresses: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

/** Loads the customer with all addresses (`customers/me`, `endpoints.md` §2); `unauthorized` for a guest. */
export async function loadCustomer(
  context: Pick<RestContext, 'baseUrl' | 'storeCode'>,
  { signal }: CallOptions = {},
): Promise<Result<Customer>> {
  const result = await call({ url: restUrl(context, 'customers', 'me'), signal }, customer);
  if (!result.ok) return result;
  const { email, addresses, ...names } = result.value;
  return ok({
    ...names,
    email,
    addresses: addresses.flatMap((raw) => parseSavedAddress(raw, email) ?? []),
  });
}
