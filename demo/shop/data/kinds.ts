import * as v from 'valibot';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const yesOrNo = v.optional(v.boolean(), false);

/** What a choice adds to a product's price: cents, or thousandths of a percent of the product's price (10 % is 10 000). */
const optionPriceSchema = v.strictObject({ kind: v.picklist(['fixed', 'percent']), amount: cents });
const optionPrice = v.optional(optionPriceSchema, { kind: 'fixed', amount: 0 });

/** A lower price per piece, in cents, for a line of at least `qty`. */
export const tierPriceSchema = v.strictObject({ qty: v.number(), price: cents });

/** A value of a drop-down, radio or checkbox option. */
const customOptionValueSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  price: optionPrice,
  /** Ends the SKU of the line; '' adds nothing. */
  sku: v.optional(v.string(), ''),
});

/** A question that a product asks; kinds as the platform names them. Free kinds have no values but a price of their own. */
export const customOptionSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  kind: v.picklist(['field', 'area', 'date', 'drop_down', 'radio', 'checkbox', 'multiple']),
  isRequired: yesOrNo,
  price: optionPrice,
  sku: v.optional(v.string(), ''),
  /** Longest text of the free kinds; 0 for any length. */
  maxLength: v.optional(v.number(), 0),
  values: v.optional(v.array(customOptionValueSchema), []),
});

/** A product that can be chosen inside a bundle. */
const bundleSelectionSchema = v.strictObject({
  id: v.number(),
  /** A simple or virtual product of the shop. */
  sku: v.string(),
  qty: v.optional(v.number(), 1),
  canChangeQty: yesOrNo,
  isDefault: yesOrNo,
  /** What it adds in a bundle of fixed price; elsewhere the product's own price counts. */
  price: optionPrice,
});

/** A part of a bundle. The kinds `checkbox` and `multi` take several selections. */
const bundleOptionSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  kind: v.picklist(['select', 'radio', 'checkbox', 'multi']),
  isRequired: v.boolean(),
  selections: v.array(bundleSelectionSchema),
});

/** How a bundle is put together and priced. */
export const bundleSchema = v.strictObject({
  isFixedPrice: v.boolean(),
  options: v.array(bundleOptionSchema),
});

/** What a gift card can be worth, in cents, and whether it goes by e-mail. */
export const giftCardSchema = v.strictObject({
  isVirtual: v.boolean(),
  amounts: v.array(cents),
  openAmount: v.nullable(v.strictObject({ min: cents, max: cents })),
});

/** A price that the maker does not want shown below its own. */
export const advertisedPriceSchema = v.strictObject({
  price: cents,
  /** Where the shop's own price shows: at a click, or in the cart only. */
  shown: v.picklist(['gesture', 'cart']),
});

/** A fixed tax on a piece that stands beside the price. */
export const feeSchema = v.strictObject({ code: v.string(), title: v.string(), amount: cents });

/** A downloadable part that is bought separately; cents come on top of the product's price. */
export const downloadLinkSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  price: cents,
  /** What its sample says; without one there is none. */
  sample: v.exactOptional(v.string()),
});

/** A part of a downloadable product that anyone may look at; `text` is what the file says. */
export const sampleSchema = v.strictObject({ id: v.number(), title: v.string(), text: v.string() });

/** A film or a sound that belongs to a product's pictures. */
export const mediaSchema = v.strictObject({
  kind: v.picklist(['audio', 'video']),
  title: v.string(),
  /** Path of the file, made by `scripts/demo-media.ts`. */
  src: v.string(),
  type: v.string(),
});

/**
 * A subscription: the price is paid again every `count` intervals, `initialFee` (cents) once with the first order. With
 * `trialDays` nothing but the fee is paid until they are over.
 */
export const planSchema = v.strictObject({
  interval: v.picklist(['week', 'month', 'year']),
  count: v.optional(v.number(), 1),
  trialDays: v.optional(v.number(), 0),
  initialFee: v.optional(cents, 0),
});

/** See `planSchema`. */
export type Plan = v.InferOutput<typeof planSchema>;

/** See `optionPriceSchema`. */
export type OptionPrice = v.InferOutput<typeof optionPriceSchema>;
/** See `customOptionSchema`. */
export type CustomOption = v.InferOutput<typeof customOptionSchema>;
/** See `bundleSelectionSchema`. */
export type BundleSelection = v.InferOutput<typeof bundleSelectionSchema>;
/** See `bundleOptionSchema`. */
export type BundleOption = v.InferOutput<typeof bundleOptionSchema>;
