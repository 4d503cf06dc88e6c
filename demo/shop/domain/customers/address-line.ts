import { findCountry } from '../directory/countries';
import type { BookAddress } from './customers';

/** An address on one line, in the platform's format; `separator` joins the lines of the street. */
export function addressLine(address: BookAddress, separator = ' '): string {
  return [
    `${address.firstname ?? ''} ${address.lastname ?? ''}`,
    address.street.join(separator),
    address.city,
    [address.region, address.postcode].filter(Boolean).join(' '),
    findCountry(address.country_id)?.name,
  ]
    .filter(Boolean)
    .join(', ');
}
