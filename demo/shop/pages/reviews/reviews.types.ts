import type { PagerView } from '../listing/pager.types';

/** A product's rating: the number of reviews, and the mean in percent. */
export interface Rating {
  readonly count: number;
  readonly percent: number;
}

/** A review; all texts are plain. */
export interface ReviewView {
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  /** e.g. `10/2/26`, and in ISO format. */
  readonly date: string;
  readonly dateTime: string;
  readonly ratings: readonly { readonly label: string; readonly percent: number }[];
}

/** A page of a product's reviews. */
export interface ReviewListView {
  readonly reviews: readonly ReviewView[];
  readonly pager: PagerView;
}

/** The reviews on the product page. */
export interface ReviewsView {
  readonly rating: Rating | null;
  readonly list: ReviewListView;
  /** Action of the form: POST `nickname`, `title`, `detail`, `ratings[<id>]` (an option id), `form_key`. */
  readonly action: string;
  readonly kinds: readonly {
    readonly id: number;
    readonly label: string;
    readonly options: readonly number[];
  }[];
  /** The fields of a refused form. */
  readonly draft: { readonly nickname: string; readonly title: string; readonly detail: string };
}
