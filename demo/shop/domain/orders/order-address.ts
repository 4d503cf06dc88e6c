import type { StoredAddress } from '../carts/address';
import { findCountry } from '../directory/countries';

const isEmpty = (text: string | null): boolean => text === null || text.trim() === '';
const needed = (field: string): string => `"${field}" is required. Enter and try again.`;

function regionProblem(address: StoredAddress): string | null {
  const country = findCountry(address.country_id);
  if (!country?.regionRequired) return null;
  if (country.regions.length === 0) return isEmpty(address.region) ? needed('region') : null;
  if (address.region_id === null) return needed('regionId');
  // The real server accepts a region id of 0.
  if (address.region_id === 0) return null;
  if (country.regions.some(({ id }) => id === address.region_id)) return null;
  return `Invalid value of "${String(address.region_id)}" provided for the regionId field.`;
}

/** The errors in an order's address, one sentence each, in the real server's order. */
export function addressProblems(address: StoredAddress): readonly string[] {
  const problems: string[] = [];
  if (isEmpty(address.firstname)) problems.push(needed('firstname'));
  if (isEmpty(address.lastname)) problems.push(needed('lastname'));
  if (address.street.every((line) => isEmpty(line))) problems.push(needed('street'));
  if (isEmpty(address.city)) problems.push(needed('city'));
  if (isEmpty(address.telephone)) problems.push(needed('telephone'));
  const isPostcodeOptional = findCountry(address.country_id)?.postcodeOptional === true;
  if (!isPostcodeOptional && isEmpty(address.postcode)) problems.push(needed('postcode'));
  if (isEmpty(address.country_id)) problems.push(needed('countryId'));
  const region = regionProblem(address);
  if (region !== null) problems.push(region);
  return problems;
}
