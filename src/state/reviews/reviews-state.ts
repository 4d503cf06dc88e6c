import { looksStripped } from '../../api/page-config/config-values';
import { reviewListUrl } from '../../api/page-config/reviews';
import { startReviews } from './load-and-submit';
import type { StateModule } from '../shared/store.types';
import { reviewsPlaced, reviewsSlice } from './reviews-slice';

/** The reviews of the page's product, and the form to write one. */
export const reviewsState: StateModule = {
  name: 'reviews',
  isMissing: looksStripped,
  slices: [reviewsSlice],
  startFlows: (startListening, services, store) => {
    const page = services.page();
    store.dispatch(reviewsPlaced(page === null ? null : reviewListUrl(page)));
    startReviews(startListening);
  },
};
