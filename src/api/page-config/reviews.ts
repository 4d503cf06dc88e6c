import type { PageSource } from '../../platform/page/page-source';
import { configsOf, taker, word } from './printed';

/** Where the page's reviews are read from; null where it names no place (`config-shapes.md` §3.6). */
export const reviewListUrl = ({ init }: PageSource): string | null => {
  const [config] = configsOf(init, 'Magento_Review/js/process-reviews');
  return config === undefined
    ? null
    : taker(config, 'process-reviews')('productReviewUrl', word, null);
};
