import * as v from 'valibot';

import { readData } from './read';

/** Written as a row: id, code and name. */
const regionSchema = v.pipe(
  v.tuple([v.number(), v.string(), v.string()]),
  v.transform(([id, code, name]) => ({ id, code, name })),
);

/** A country without patterns accepts any postcode. */
const countrySchema = v.strictObject({
  id: v.string(),
  iso3: v.string(),
  name: v.string(),
  regionRequired: v.boolean(),
  postcodeOptional: v.boolean(),
  postcodes: v.array(v.strictObject({ pattern: v.string(), example: v.string() })),
  regions: v.array(regionSchema),
});

/** Countries that the shop sells to, by name. */
export const countries = readData('countries.json', v.array(countrySchema));

/** See `countrySchema`. */
export type ShopCountry = v.InferOutput<typeof countrySchema>;
/** A state or province. */
export type ShopRegion = v.InferOutput<typeof regionSchema>;
