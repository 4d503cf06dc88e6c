import type { AddressDraft } from '../../../src/domain/address.types';
import { draftToAddress } from '../../../src/domain/draft-to-address';
import { addressField, directory } from '../state/support/shop';

/** A shopper's input, with extra spaces. */
export const draft: AddressDraft = {
  street: ['1 Main St', '', ' Floor 2 '],
  country_id: 'US',
  region_id: '12',
  postcode: '90210',
  city: 'Beverly Hills',
  firstname: ' Gus ',
  lastname: 'Guest',
  telephone: '555',
  loading_dock: 'left',
};
/** The key of a new address. */
export const source = { type: 'new-customer-address', createdAt: 5 } as const;
/** A form of every part of an address, with an attribute of the shop's own. */
const fields = [
  ...['firstname', 'lastname', 'street.0', 'street.1', 'street.2', 'country_id', 'region_id'],
  ...['region', 'city', 'postcode', 'telephone', 'loading_dock'],
].map((name, index) => addressField(name, index));
/** A guest's. */
export const context = { source, directory, email: 'g@x.co', customerId: null, fields };
/** The address of that input, with changes. */
export const made = (changes: Readonly<Record<string, string>> = {}) =>
  draftToAddress({ ...draft, ...changes }, context);
