import type { ReviewDraft } from '../../../domain/review.types';

/** A rating of a review, with the ids of its options from one star up. */
export interface RatingKind {
  /** `ratings[1]`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** The server-rendered review form. */
export interface ServerReviewForm {
  readonly action: string;
  /** What the platform calls the form's reCAPTCHA; null where it has none. */
  readonly recaptchaId: `recaptcha-${string}` | null;
  /** The form's own heading, which names the product. */
  readonly legend: string;
  readonly ratings: readonly RatingKind[];
  /** The input so far. */
  readonly draft: ReviewDraft;
}
