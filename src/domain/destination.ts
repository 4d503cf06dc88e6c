import type { Address } from './address.types';

/** Where an order is shipped to. */
export type Destination = Pick<
  Address,
  | 'countryId'
  | 'regionId'
  | 'region'
  | 'postcode'
  | 'city'
  | 'street'
  | 'firstname'
  | 'lastname'
  | 'telephone'
>;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Ids decide where both are known; a region without a name on one side says nothing. */
function isSameRegion(one: Destination, other: Destination): boolean {
  if (one.regionId !== null && other.regionId !== null) return one.regionId === other.regionId;
  const [name, otherName] = [plain(one.region ?? ''), plain(other.region ?? '')];
  return name === '' || otherName === '' || name === otherName;
}

const partsOf = ({ countryId, postcode, city, street, ...rest }: Destination): string =>
  [countryId, postcode, city, street.filter((line) => line.trim() !== '').join(' ')]
    .concat(rest.firstname, rest.lastname, rest.telephone)
    .map(plain)
    .join('\n');

/** Whether a parcel goes to the same person and place; case, spaces and empty lines make no difference. */
export const isSameDestination = (one: Destination, other: Destination): boolean =>
  partsOf(one) === partsOf(other) && isSameRegion(one, other);
