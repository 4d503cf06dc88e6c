import type { AddressDraft } from '../../../src/domain/address.types';
import { draftToAddress } from '../../../src/domain/draft-to-address';
import { directory } from '../state/support/shop';

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
/** A guest's. */
export const context = { source, directory, email: 'g@x.co', customerId: null };
/** The address of that input, with changes. */
export const made = (changes: Readonly<Record<string, string>> = {}) =>
  draftToAddress({ ...draft, ...changes }, context);
