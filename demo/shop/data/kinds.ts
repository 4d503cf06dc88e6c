import * as v from 'valibot';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const yesOrNo = v.optional(v.boolean(), false);

/** The price of an option value: cents, or thousandths of a percent of the product's price (10 % is 10 000). */
const optionPriceSchema = v.strictObject({ kind: v.picklist(['fixed', 'percent']), amount: cents });
const optionPrice = v.optional(optionPriceSchema, { kind: 'fixed', amount: 0 });

/** A lower price per piece, in cents, for a line of at least `qty`. */
export const tierPriceSchema = v.strictObject({ qty: v.number(), price: cents });

/** A value of a drop-down, radio or checkbox option. */
const customOptionValueSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  price: optionPrice,
  /** Suffix of the line's SKU, or ''. */
  sku: v.optional(v.string(), ''),
});

/** A custom option of a product, with the platform's type names. Types without values have a price of their own. */
export const customOptionSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  kind: v.picklist(['field', 'area', 'date', 'drop_down', 'radio', 'checkbox', 'multiple']),
  isRequired: yesOrNo,
  price: optionPrice,
  sku: v.optional(v.string(), ''),
  /** Maximum length of a text; 0 for no limit. */
  maxLength: v.optional(v.number(), 0),
  values: v.optional(v.array(customOptionValueSchema), []),
});

/** A product that can be selected in a bundle. */
const bundleSelectionSchema = v.strictObject({
  id: v.number(),
  /** A simple or virtual product of the shop. */
  sku: v.string(),
  qty: v.optional(v.number(), 1),
  canChangeQty: yesOrNo,
  isDefault: yesOrNo,
  /** Its price in a bundle with a fixed price; otherwise the product's own price applies. */
  price: optionPrice,
});

/** An option of a bundle. The types `checkbox` and `multi` allow several selections. */
const bundleOptionSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  kind: v.picklist(['select', 'radio', 'checkbox', 'multi']),
  isRequired: v.boolean(),
  selections: v.array(bundleSelectionSchema),
});

/** The options and pricing of a bundle. */
export const bundleSchema = v.strictObject({
  isFixedPrice: v.boolean(),
  options: v.array(bundleOptionSchema),
});

/** The amounts of a gift card in cents, and whether it is sent by e-mail. */
export const giftCardSchema = v.strictObject({
  isVirtual: v.boolean(),
  amounts: v.array(cents),
  openAmount: v.nullable(v.strictObject({ min: cents, max: cents })),
});

/** A minimum advertised price (MAP). */
export const advertisedPriceSchema = v.strictObject({
  price: cents,
  /** Where the shop's own price is shown: on click, or in the cart only. */
  shown: v.picklist(['gesture', 'cart']),
});

/** A fixed tax per piece, shown beside the price. */
export const feeSchema = v.strictObject({ code: v.string(), title: v.string(), amount: cents });

/** A downloadable link that is bought separately; its price in cents is added to the product's price. */
export const downloadLinkSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  price: cents,
  /** The text of its sample; absent without one. */
  sample: v.exactOptional(v.string()),
});

/** A free sample of a downloadable product; `text` is the file's content. */
export const sampleSchema = v.strictObject({ id: v.number(), title: v.string(), text: v.string() });

/** A film or a recording in a product's gallery. */
export const mediaSchema = v.strictObject({
  kind: v.picklist(['audio', 'video']),
  title: v.string(),
  /** Path of the file, made by `scripts/demo-media.ts`. */
  src: v.string(),
  type: v.string(),
});

/**
 * A subscription: the price is charged every `count` intervals, `initialFee` (cents) once with the first order. With
 * `trialDays`, only the fee is charged until the trial ends.
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
