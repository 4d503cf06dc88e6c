/** What the provider's SDK is started with (`initParams` of `config-shapes.md` §1.2). */
export interface StripeInit {
  /** The publishable key. */
  readonly apiKey: string;
  /** `auto` where the page names none. */
  readonly locale: string;
  /** Address of the SDK's script; null for the provider's own. */
  readonly sdkUrl: string | null;
  /** Name, version, address and partner of the shop's module. */
  readonly appInfo: readonly string[];
  /** Null where the page names none: the account's own version. */
  readonly apiVersion: string | null;
  readonly betas: readonly string[];
  /** In lower case, as the provider writes it; null where the page names none. */
  readonly currency: string | null;
}
