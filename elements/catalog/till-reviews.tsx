import { Reviews } from '../../src/features/catalog/reviews/Reviews';
import { reviewsState } from '../../src/state/reviews/reviews-state';
import { define } from '../define';
import { readReviews } from './read-reviews';
import { reviewsMeta } from './till-reviews.meta';

define(reviewsMeta, Reviews, { needs: [reviewsState], read: readReviews });
