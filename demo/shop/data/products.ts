import * as v from 'valibot';

import { attributes } from './attributes';
import {
  advertisedPriceSchema,
  bundleSchema,
  customOptionSchema,
  downloadLinkSchema,
  feeSchema,
  giftCardSchema,
  mediaSchema,
  planSchema,
  sampleSchema,
  tierPriceSchema,
} from './kinds';
import { readData } from './read';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A simple product behind a configurable one. */
const variantSchema = v.strictObject({
  id: v.number(),
  sku: v.string(),
  /** Attribute id to value id. */
  choice: v.record(v.string(), v.number()),
  price: cents,
  stock: v.number(),
  /** Colour of its cover. */
  colour: v.exactOptional(v.string()),
});

const format = v.picklist([
  'book',
  'record',
  'film',
  'audio',
  'notebook',
  'tote',
  'card',
  'ticket',
  'set',
  'cloth',
  'tin',
  'lamp',
]);

const type = v.picklist([
  'simple',
  'configurable',
  'virtual',
  'downloadable',
  'bundle',
  'grouped',
  'giftcard',
]);

const attributeNames = v.array(v.picklist(Object.keys(attributes) as (keyof typeof attributes)[]));

const productSchema = v.strictObject({
  id: v.number(),
  sku: v.string(),
  urlKey: v.string(),
  type: v.optional(type, 'simple'),
  name: v.string(),
  author: v.string(),
  format,
  /** The price of a configurable product is that of its variants. */
  price: cents,
  /** Below `price`. */
  specialPrice: v.exactOptional(cents),
  taxable: v.optional(v.boolean(), true),
  /** Copies in a new shop. */
  stock: v.optional(v.number(), 0),
  minQty: v.optional(v.number(), 1),
  qtyStep: v.optional(v.number(), 1),
  maxQty: v.optional(v.number(), 10_000),
  colour: v.exactOptional(v.string()),
  /** The genre; absent for other goods. */
  genre: v.exactOptional(v.string()),
  /** Year of the first release. */
  year: v.exactOptional(v.number()),
  /** The format, e.g. `Hardback`; absent for a product with a choice of bindings. */
  edition: v.exactOptional(v.string()),
  categories: v.array(v.string()),
  featured: v.optional(v.boolean(), false),
  description: v.array(v.string()),
  facts: v.optional(v.array(v.strictObject({ label: v.string(), value: v.string() })), []),
  attributes: v.pipe(
    v.optional(attributeNames, []),
    v.transform((names) => names.map((name) => attributes[name])),
  ),
  variants: v.optional(v.array(variantSchema), []),
  links: v.optional(v.array(downloadLinkSchema), []),
  /** Free samples of a downloadable product. */
  samples: v.optional(v.array(sampleSchema), []),
  tierPrices: v.optional(v.array(tierPriceSchema), []),
  customOptions: v.optional(v.array(customOptionSchema), []),
  /** Sold by weight or length: quantities may be fractional. */
  isQtyDecimal: v.optional(v.boolean(), false),
  bundle: v.optional(v.nullable(bundleSchema), null),
  /** Products of a grouped product, with their default quantities. */
  members: v.optional(v.array(v.strictObject({ sku: v.string(), qty: v.number() })), []),
  giftCard: v.optional(v.nullable(giftCardSchema), null),
  advertised: v.optional(v.nullable(advertisedPriceSchema), null),
  fee: v.optional(v.nullable(feeSchema), null),
  plan: v.optional(v.nullable(planSchema), null),
  media: v.optional(v.nullable(mediaSchema), null),
});

/** A product of the shop; money in cents. */
export type ShopProduct = v.InferOutput<typeof productSchema>;
/** The platform's product types. */
export type ProductType = ShopProduct['type'];
/** See `variantSchema`. */
export type Variant = v.InferOutput<typeof variantSchema>;

/** The files of `products/` in the order of the categories. */
const files = [
  ...['books', 'music-and-film', 'goods-and-events', 'fiction', 'non-fiction', 'records', 'films'],
  ...['paper-goods', 'bundles', 'groups', 'gift-cards', 'measured-goods', 'personal-goods'],
  'priced-goods',
  'subscriptions',
];

/** Every product of the shop. */
export const products: readonly ShopProduct[] = files.flatMap((name) =>
  readData(`products/${name}.json`, v.array(productSchema)),
);
