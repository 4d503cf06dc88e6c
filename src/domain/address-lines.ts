import { attributeText } from './address';
import type { Address, Directory } from './address.types';
import { findCountry } from './regions';

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** The full name of an address, with prefix and suffix. */
export const fullName = (address: Address): string =>
  joined(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix);

/**
 * The lines of an address below the name, as on a parcel; street lines beyond the third are omitted (ADDR-13).
 *
 * @param translate for the labels of custom attributes, which are phrases of the shop
 */
export const addressLines = (
  address: Address,
  directory: Directory,
  translate: (phrase: string) => string,
): readonly string[] =>
  [
    address.company,
    ...address.street.slice(0, 3),
    [address.city, joined(address.region, address.postcode)]
      .filter((part) => part !== '')
      .join(', '),
    findCountry(directory, address.countryId)?.name ?? address.countryId,
    ...address.customAttributes.map((attribute) => translate(attributeText(attribute))),
    address.telephone,
  ].filter((line) => line !== '');
