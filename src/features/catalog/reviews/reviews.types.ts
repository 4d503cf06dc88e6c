import type { ReviewDraft } from '../../../domain/review.types';

/** A rating that a review gives, with the ids of its options from one star up. */
export interface RatingKind {
  /** `ratings[1]`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** The server's review form, as it stood on the page. */
export interface PrintedReviewForm {
  readonly action: string;
  /** What is reviewed: the form's own heading. */
  readonly legend: string;
  readonly ratings: readonly RatingKind[];
  /** What stood in it, as typed so far. */
  readonly draft: ReviewDraft;
}
