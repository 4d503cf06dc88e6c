import * as v from 'valibot';

import { readData } from './read';

const amount = v.optional(v.number(), 0);
const yesOrNo = v.optional(v.boolean(), false);

/** A cart price rule. `percent` as a whole number, money in cents. */
const ruleSchema = v.strictObject({
  id: v.number(),
  /** Null for a rule that needs no coupon. */
  code: v.optional(v.nullable(v.string()), null),
  label: v.string(),
  percent: amount,
  /** A discount on the whole cart. */
  fixed: amount,
  freeShipping: yesOrNo,
  /** Whether the percentage also applies to shipping. */
  onShipping: yesOrNo,
  minSubtotal: amount,
  minPieces: amount,
  /** Only for signed-in customers. */
  forCustomers: yesOrNo,
  expired: yesOrNo,
});

/** The shop's cart price rules, in the order of application. */
export const cartRules = readData('cart-rules.json', v.array(ruleSchema));

/** See `ruleSchema`. */
export type CartRule = v.InferOutput<typeof ruleSchema>;
