/** The connection to the shop's payment provider: its URLs and keys. */
export interface StripeConnection {
  /** Origin of the provider's script, frames and HTTP API, such as `http://127.0.0.1:8180`; no slash at the end. */
  readonly origin: string;
  /** Origin of the HTTP API if it is different, as with the real provider. */
  readonly apiOrigin?: string;
  /** `pk_…`, public in pages. */
  readonly publishableKey: string;
  /** `sk_…`, the bearer token of the shop's own calls. */
  readonly secretKey: string;
  /** `whsec_…`, which signs what the provider posts to `stripe/webhooks`. */
  readonly webhookSecret: string;
}
