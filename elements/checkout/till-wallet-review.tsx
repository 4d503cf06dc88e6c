import { WalletReview } from '../../src/features/wallet-review/WalletReview';
import { walletReviewState } from '../../src/state/wallet-review/wallet-review-state';
import { define } from '../define';
import { walletReviewMeta } from './till-wallet-review.meta';

define(walletReviewMeta, WalletReview, { needs: [walletReviewState], keepsChildren: true });
