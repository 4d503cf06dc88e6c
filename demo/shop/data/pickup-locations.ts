import * as v from 'valibot';

import { readData } from './read';

const schema = v.strictObject({
  code: v.string(),
  name: v.string(),
  email: v.string(),
  contact: v.string(),
  /** HTML, as written by an administrator. */
  description: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  countryId: v.string(),
  regionId: v.number(),
  city: v.string(),
  street: v.string(),
  postcode: v.string(),
  phone: v.string(),
  /** SKUs that are out of stock there. */
  lacks: v.array(v.string()),
});

/** Stores where an order can be picked up. */
export const pickupLocations = readData('pickup-locations.json', v.array(schema));

/** See `pickupLocations`. */
export type PickupLocation = v.InferOutput<typeof schema>;
