/** Where the shop's reCAPTCHA comes from. */
export interface RecaptchaConnection {
  /** Origin of the service, such as `http://127.0.0.1:8280`; no slash at the end. */
  readonly origin: string;
  /** The shop's secret, to verify tokens with. */
  readonly secret: string;
}
