/**
 * A form that a shop can guard, by the platform's name where a picture may guard it too; the others by the id of their
 * reCAPTCHA.
 */
export type CaptchaForm =
  'user_login' | 'payment_processing_request' | 'sales_rule_coupon_request' | `recaptcha-${string}`;

/** A form's captcha in the page's configuration (CAPT-01). */
export interface CaptchaSettings {
  readonly formId: string;
  /** URL of the image; empty while there is none. */
  readonly imageSrc: string;
  /** Pixels. */
  readonly imageHeight: number;
  readonly isCaseSensitive: boolean;
  readonly isRequired: boolean;
  /** The URL to request a new image. */
  readonly refreshUrl: string;
}

/** Whether a form is guarded, and the time of that information: seconds since 1970. */
export interface CaptchaDemand {
  readonly isRequired: boolean;
  readonly timestamp: number;
}
