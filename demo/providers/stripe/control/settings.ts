import * as v from 'valibot';

const fullSchema = v.strictObject({
  /** Where events are posted; `null` for the URL that the sandbox was started with. */
  webhookUrl: v.nullable(v.string()),
  /** `after` the response of the call that causes an event, `before` it, or `off`. */
  webhooks: v.picklist(['after', 'before', 'off']),
  /** Delay after the response, in ms. */
  webhookDelay: v.number(),
  /** How long a payment of the processing card takes, in ms; 0 to wait for a call that settles it. */
  processingTime: v.number(),
  /** The wallets that the express element shows. */
  wallets: v.array(v.picklist(['applePay', 'googlePay', 'link'])),
});

/** The settings of an account that tests may change; see docs/providers.md. */
export const settingsSchema = v.partial(fullSchema);

/** The settings of an account. */
export type Settings = v.InferOutput<typeof fullSchema>;

/** The defaults. */
export const defaultSettings: Settings = {
  webhookUrl: null,
  webhooks: 'after',
  webhookDelay: 100,
  processingTime: 3000,
  wallets: ['applePay', 'googlePay', 'link'],
};
