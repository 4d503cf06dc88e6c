/** The reCAPTCHA of a server-rendered form. */
export interface ServerRecaptcha {
  /** What the platform calls it. */
  readonly id: `recaptcha-${string}`;
  /** Null where the page has no form for it. */
  readonly form: HTMLFormElement | null;
}
