/** The connection to the shop's reCAPTCHA service. */
export interface RecaptchaConnection {
  /** Origin of the service, such as `http://127.0.0.1:8280`; no slash at the end. */
  readonly origin: string;
  /** The shop's secret for verifying tokens. */
  readonly secret: string;
}
