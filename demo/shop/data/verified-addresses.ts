import * as v from 'valibot';

import { readData } from './read';

/** Addresses in the United States that the tax service corrects, by their first line in lower case. */
export const verifiedAddresses = readData(
  'verified-addresses.json',
  v.array(
    v.strictObject({
      typed: v.string(),
      street: v.array(v.string()),
      city: v.string(),
      regionCode: v.string(),
      postcode: v.string(),
    }),
  ),
);
