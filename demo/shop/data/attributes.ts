import * as v from 'valibot';

import { readData } from './read';

/** A super attribute, e.g. Colour. Ids as in the platform's attribute table. */
const attributeSchema = v.strictObject({
  id: v.number(),
  code: v.string(),
  label: v.string(),
  values: v.array(
    v.strictObject({
      id: v.number(),
      label: v.string(),
      /** A colour is `#rrggbb`; an image names a variant's cover. */
      swatch: v.strictObject({ kind: v.picklist(['color', 'text', 'image']), value: v.string() }),
    }),
  ),
});

/** Attributes by the names that products use. */
export const attributes = readData(
  'attributes.json',
  v.strictObject({
    'goods-colour': attributeSchema,
    'vinyl-colour': attributeSchema,
    ruling: attributeSchema,
    binding: attributeSchema,
    'cover-art': attributeSchema,
  }),
);

/** See `attributeSchema`. */
export type Attribute = v.InferOutput<typeof attributeSchema>;
/** A value of an attribute, with its swatch. */
export type AttributeValue = Attribute['values'][number];
