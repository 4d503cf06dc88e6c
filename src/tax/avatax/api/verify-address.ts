import * as v from 'valibot';
import { call, restUrl, type RestContext } from '../../../api/rest';
import type { Address } from '../../../domain/address.types';
import type { Verification } from '../../../domain/verification.types';
import { errorText } from '../../../platform/http/error-text';
import { alertText } from './alert-text';
import { ownStore } from './own-store';
import { readVerification } from './read-verification';

/** An address in the format of a customer's address; what is not set is left out. */
const customerAddress = (address: Address): Readonly<Record<string, unknown>> => {
  const { regionId, regionCode, region } = address;
  const regionParts = { region_id: regionId, region_code: regionCode, region };
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    country_id: address.countryId,
    telephone: address.telephone,
    ...(address.company === '' ? {} : { company: address.company }),
    ...(regionId === null ? {} : { region_id: regionId }),
    region: Object.fromEntries(Object.entries(regionParts).filter(([, part]) => part !== null)),
  };
};

/** The path of the call: each place has its own. */
const PATHS = {
  checkout: ['carts', 'billing-validate-address'],
  account: ['carts', 'mine', 'validate-address'],
} as const;

/**
 * Verifies a billing address of the checkout (TAXV-19), or an address of the account's form (TAXV-18). It only reads, so it
 * is sent asynchronously and may be aborted.
 */
export async function verifyAddress(
  address: Address,
  request: {
    readonly shop: Pick<RestContext, 'baseUrl' | 'storeCode'>;
    readonly place: keyof typeof PATHS;
    readonly signal: AbortSignal;
  },
): Promise<Verification> {
  const { shop, place, signal } = request;
  const result = await call(
    {
      url: restUrl(ownStore(shop), ...PATHS[place]),
      method: 'POST',
      isRead: true,
      body: { address: customerAddress(address) },
      signal,
    },
    v.unknown(),
  );
  if (!result.ok) return { status: 'failed', message: alertText(result.error) };
  return (
    readVerification(result.value, address.countryId) ?? {
      status: 'failed',
      message: errorText({ kind: 'malformed', status: 200 }),
    }
  );
}
