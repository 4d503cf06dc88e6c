/** The forms that a shop can guard with the letters of a picture, by the platform's names. */
export type CaptchaForm = 'user_login' | 'payment_processing_request' | 'sales_rule_coupon_request';

/** A form's captcha as the page prints it (CAPT-01). */
export interface CaptchaSettings {
  readonly formId: string;
  /** Address of the picture; empty while none was drawn. */
  readonly imageSrc: string;
  /** Pixels. */
  readonly imageHeight: number;
  readonly isCaseSensitive: boolean;
  readonly isRequired: boolean;
  /** Where a new picture is asked for. */
  readonly refreshUrl: string;
}

/** Whether a form is guarded, and since when that is known: seconds since 1970. */
export interface CaptchaDemand {
  readonly isRequired: boolean;
  readonly timestamp: number;
}
