/** Where the shop's payment provider is, and the keys that the two know each other by. */
export interface StripeConnection {
  /** Origin of the provider's script, frames and HTTP API, such as `http://127.0.0.1:8180`; no slash at the end. */
  readonly origin: string;
  /** Origin of the HTTP API where it is another one, as with the real provider. */
  readonly apiOrigin?: string;
  /** `pk_…`, which pages carry. */
  readonly publishableKey: string;
  /** `sk_…`, the bearer token of the shop's own calls. */
  readonly secretKey: string;
  /** `whsec_…`, which signs what the provider posts to `stripe/webhooks`. */
  readonly webhookSecret: string;
}
