import type { Address } from '../address.types';

/** The payer's details in the provider's format; null for unknown values (PELEM-08). */
export interface BillingDetails {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: {
    readonly line1: string | null;
    readonly line2: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly postal_code: string | null;
    /** ISO 3166-1, two letters. */
    readonly country: string | null;
  };
}

const known = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * The provider's billing details of a billing address. `line2` contains all further street lines; `email` is the buyer's,
 * where the address has none of its own.
 */
export function billingDetails(address: Address, email: string): BillingDetails {
  const [line1, ...others] = address.street;
  const names = [address.firstname, address.middlename, address.lastname];
  return {
    name: known(
      names
        .map((name) => name.trim())
        .filter(Boolean)
        .join(' '),
    ),
    email: known(address.email) ?? known(email),
    phone: known(address.telephone),
    address: {
      line1: known(line1),
      line2: known(others.filter((line) => line.trim() !== '').join(', ')),
      city: known(address.city),
      state: known(address.region) ?? known(address.regionCode),
      postal_code: known(address.postcode),
      country: known(address.countryId),
    },
  };
}
