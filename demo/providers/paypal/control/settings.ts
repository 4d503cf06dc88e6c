import * as v from 'valibot';

const fullSchema = v.strictObject({
  /** Whether the buttons can be shown to this shopper at all. */
  eligible: v.boolean(),
  /** Whether the merchant has Apple Pay. */
  applePay: v.boolean(),
  /** Whether the merchant has Google Pay. */
  googlePay: v.boolean(),
  /** Whether the payer is offered to pay later. */
  payLater: v.boolean(),
  /** Whether what the payer pays with is declined when the shop takes the money. */
  declines: v.boolean(),
});

/** The settings of an account that tests may change; see docs/providers.md. */
export const settingsSchema = v.partial(fullSchema);

/** The settings of an account. */
export type Settings = v.InferOutput<typeof fullSchema>;

/** The defaults. */
export const defaultSettings: Settings = {
  eligible: true,
  applePay: true,
  googlePay: true,
  payLater: true,
  declines: false,
};
