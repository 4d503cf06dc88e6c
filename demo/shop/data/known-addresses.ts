import * as v from 'valibot';

import { readData } from './read';

/** Addresses that the shop's own list knows; the fourth lacks a postcode, and its region is none of the country's. */
export const knownAddresses = readData(
  'known-addresses.json',
  v.array(
    v.strictObject({
      id: v.string(),
      country: v.string(),
      street: v.array(v.string()),
      city: v.string(),
      postcode: v.string(),
      region: v.string(),
      regionCode: v.string(),
    }),
  ),
);
