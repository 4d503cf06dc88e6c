import type { Address, CustomAttribute, Directory } from './address.types';
import { findCountry } from './regions';

/** Key of an address (ADDR-06): `customer-address12`, else its type alone. */
export const addressKey = (address: Address): string =>
  address.source.type === 'customer-address'
    ? `customer-address${String(address.source.id)}`
    : address.source.type;

/** Key that distinguishes new addresses: type and time of creation in ms; saved ones as in `addressKey`. */
export const addressCacheKey = (address: Address): string =>
  address.source.type === 'customer-address'
    ? addressKey(address)
    : `${address.source.type}${String(address.source.createdAt)}`;

/** Whether both are the same saved address, or the very same new one (BILL-06). */
export const isSameAddress = (a: Address, b: Address): boolean =>
  addressCacheKey(a) === addressCacheKey(b);

/** Whether the address can be used for billing (BILL-05). */
export const isUsableForBilling = (address: Address | null): boolean =>
  address !== null && address.canUseForBilling !== false;

/** What an address says, whoever it is for and whether it is saved. */
const contentOf = (address: Address): string =>
  JSON.stringify({ ...address, source: null, saveInAddressBook: 0, canUseForBilling: true });

/**
 * The address to bill beside a shipping address. If both say the same, only the shipping address goes into the customer's
 * address book: the server adds one for each that is marked (ADDR-03, FORM-05).
 */
export const billedAddress = (address: Address, shipping: Address | null): Address =>
  address.saveInAddressBook === 1 &&
  shipping?.saveInAddressBook === 1 &&
  contentOf(address) === contentOf(shipping)
    ? { ...address, saveInAddressBook: 0 }
    : address;

/** The address in one line, in the shop's format (ADDR-07), without street lines beyond the third (ADDR-13). */
export function addressInline(
  address: Omit<Address, 'inline'>,
  countryName: string = address.countryId,
): string {
  const words = (...parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null && part.trim() !== '').join(' ');
  return [
    words(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix),
    words(...address.street.slice(0, 3)),
    address.city,
    words(address.region, address.postcode),
    countryName,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The display text of a custom attribute: a phrase, or a text of the shop (ADDR-05). */
export function attributeText({ value, label }: CustomAttribute): string {
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null ? '' : String(value).replaceAll('\n', ', ');
}

/** A part of an address that the server requires to place an order. */
export type AddressPart =
  'firstname' | 'lastname' | 'street' | 'city' | 'country_id' | 'region' | 'postcode' | 'telephone';

/**
 * The missing parts of an address; empty when it is complete. The server accepts nearly anything in the shipping step
 * and refuses only the order, so this is checked first. The region is needed only if the country requires it, as an id
 * where the country has regions, else as text (SHIP-16, REGN-01); the postcode unless it is optional (FORM-03).
 */
export function missingAddressParts(address: Address, directory: Directory): AddressPart[] {
  const country = findCountry(directory, address.countryId);
  const missing: AddressPart[] = [];
  if (address.firstname === '') missing.push('firstname');
  if (address.lastname === '') missing.push('lastname');
  if (address.street.every((line) => line.trim() === '')) missing.push('street');
  if (address.city === '') missing.push('city');
  if (address.countryId === '') missing.push('country_id');
  if (country?.regionRequired === true) {
    const lacksRegion =
      country.regions.length > 0 ? address.regionId === null : (address.region ?? '') === '';
    if (lacksRegion) missing.push('region');
  }
  if (address.postcode === '' && country?.postcodeOptional !== true) missing.push('postcode');
  if (address.telephone === '') missing.push('telephone');
  return missing;
}
