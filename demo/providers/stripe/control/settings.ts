import * as v from 'valibot';

const fullSchema = v.strictObject({
  /** Where events are posted; `null` for what the sandbox was started with. */
  webhookUrl: v.nullable(v.string()),
  /** `after` the response of the call that causes an event, `before` it, or `off`. */
  webhooks: v.picklist(['after', 'before', 'off']),
  /** How long after the answer, in ms. */
  webhookDelay: v.number(),
  /** How long a payment of the processing card takes, in ms; 0 for until it is settled by a call. */
  processingTime: v.number(),
  /** The wallets that the express element shows. */
  wallets: v.array(v.picklist(['applePay', 'googlePay', 'link'])),
});

/** What a test may set for an account; see docs/providers.md. */
export const settingsSchema = v.partial(fullSchema);

/** The settings of an account. */
export type Settings = v.InferOutput<typeof fullSchema>;

/** What holds until a test sets something else. */
export const defaultSettings: Settings = {
  webhookUrl: null,
  webhooks: 'after',
  webhookDelay: 100,
  processingTime: 3000,
  wallets: ['applePay', 'googlePay', 'link'],
};
