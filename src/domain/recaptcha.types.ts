/** The reCAPTCHA of one form, as the page configures it. */
export interface RecaptchaSettings {
  /** Without a box to tick: version 2 "invisible", or version 3. The page does not say which. */
  readonly isInvisible: boolean;
  /** What the service is given: `sitekey`, `theme`, `size`, `badge`, `hl`. */
  readonly rendering: Readonly<Record<string, string>>;
  /** Payment methods that need no token; only for orders. */
  readonly skipPayments: readonly string[];
}

/** The page's reCAPTCHAs. */
export interface Recaptchas {
  /** Address of the service's script. */
  readonly url: string;
  /** By the platform's id of the block; a form's own block is named by a hash of its name in the layout. */
  readonly byId: Readonly<Record<string, RecaptchaSettings>>;
}
