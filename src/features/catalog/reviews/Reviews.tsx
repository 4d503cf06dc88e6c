import { adoptStyles } from '../../../ui/styles/adopt';
import { ReviewForm } from './ReviewForm';
import { ReviewList } from './ReviewList';
import type { ServerReviewForm } from './reviews.types';
import css from './Reviews.css';
import { useReviewLinks } from './useReviewLinks';

adoptStyles(css);

interface ReviewsProps {
  /** The server-rendered reviews; empty when the page leaves them to scripts. */
  readonly listHtml?: string;
  /** Null where visitors may not write reviews. */
  readonly form?: ServerReviewForm | null;
}

/** The reviews of the product, a page at a time, and a form (REVW). */
export function Reviews({ listHtml = '', form = null }: ReviewsProps) {
  useReviewLinks();
  return (
    <div className="till-reviews">
      <div className="till-reviews__columns">
        <ReviewList initialHtml={listHtml} />
        {form !== null && <ReviewForm form={form} />}
      </div>
    </div>
  );
}
