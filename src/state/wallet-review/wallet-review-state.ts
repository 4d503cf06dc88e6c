import { errorText } from '../../platform/http/error-text';
import type { StateModule } from '../shared/store.types';
import { startMethods } from './save-method';
import {
  reviewHeld,
  reviewSubmitted,
  selectWalletReview,
  walletReviewSlice,
} from './wallet-review-slice';

/** The order of a wallet that is reviewed on a page of the shop (WREV). */
export const walletReviewState: StateModule = {
  name: 'wallet-review',
  slices: [walletReviewSlice],
  startFlows: (startListening, services) => {
    startMethods(startListening);
    startListening({
      actionCreator: reviewSubmitted,
      effect: async ({ payload }, api) => {
        const isBegun = selectWalletReview(api.getState()).status === 'checking';
        const wasBegun = selectWalletReview(api.getOriginalState()).status === 'checking';
        if (!isBegun || wasBegun) return;
        // Loaded at the press: it has code of the checkout.
        const late = await import('./submit-review').catch(() => null);
        if (late === null) api.dispatch(reviewHeld(errorText({ kind: 'network' })));
        else await late.submitReview(api, payload, services.now);
      },
    });
  },
};
