import * as v from 'valibot';

import { readData } from './read';

const addressSchema = v.strictObject({
  firstname: v.string(),
  lastname: v.string(),
  company: v.exactOptional(v.string()),
  street: v.array(v.string()),
  city: v.string(),
  region: v.string(),
  region_id: v.number(),
  region_code: v.string(),
  postcode: v.string(),
  country_id: v.string(),
  telephone: v.string(),
});

/** The demo's own customers; the login page shows them. */
export const demoCustomers = readData(
  'customers.json',
  v.array(
    v.strictObject({
      email: v.string(),
      password: v.string(),
      firstname: v.string(),
      lastname: v.string(),
      addresses: v.array(addressSchema),
      /** Index into `addresses`. */
      defaultShipping: v.exactOptional(v.number()),
      defaultBilling: v.exactOptional(v.number()),
    }),
  ),
);
