import * as v from 'valibot';
import { call, restUrl, type RestContext } from '../../../api/rest';
import type { Address } from '../../../domain/address.types';
import type { Verification } from '../../../domain/verification.types';
import { errorText, hasNoResponse } from '../../../platform/http/error-text';
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

/**
 * Verifies a billing address of the checkout (TAXV-19). It only reads, so it is sent asynchronously and may be aborted. A connection that fails and an ended session are no reason for an alert: the call
 * after it says so.
 */
export async function verifyAddress(
  address: Address,
  request: {
    readonly shop: Pick<RestContext, 'baseUrl' | 'storeCode'>;
    readonly signal: AbortSignal;
  },
): Promise<Verification> {
  const { shop, signal } = request;
  const result = await call(
    {
      url: restUrl(shop, 'carts', 'billing-validate-address'),
      method: 'POST',
      isRead: true,
      body: { address: customerAddress(address) },
      signal,
    },
    v.unknown(),
  );
  if (result.ok) {
    const message = errorText({ kind: 'malformed', status: 200 });
    return readVerification(result.value, address.countryId) ?? { status: 'failed', message };
  }
  const { error } = result;
  const isSilent =
    hasNoResponse(error) || error.kind === 'unauthorized' || error.kind === 'cancelled';
  return { status: 'failed', message: isSilent ? null : errorText(error) };
}
