import { addressInline } from './address';
import type { Address, Directory } from './address.types';
import { findCountry } from './regions';

/** The parts of an address that a shipping method names. */
interface Parts {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode: string;
  readonly countryId: string;
  readonly regionId?: number | null;
  readonly region?: string | null;
  readonly telephone: string;
}

/** The address of a shipping method, such as a shop's: never billed (BILL-05), never saved to an address book. */
export function methodAddress(parts: Parts, directory: Directory): Address {
  const country = findCountry(directory, parts.countryId);
  const region = country?.regions.find(({ id }) => id === parts.regionId) ?? null;
  const address: Omit<Address, 'inline'> = {
    ...parts,
    source: { type: 'new-customer-address', createdAt: 0 },
    email: null,
    regionId: parts.regionId ?? null,
    regionCode: region?.code ?? null,
    region: region?.name ?? parts.region ?? null,
    customerId: null,
    company: '',
    fax: '',
    middlename: '',
    prefix: '',
    suffix: '',
    vatId: '',
    saveInAddressBook: 0,
    customAttributes: [],
    isDefaultShipping: false,
    isDefaultBilling: false,
    canUseForBilling: false,
  };
  return { ...address, inline: addressInline(address, country?.name) };
}
