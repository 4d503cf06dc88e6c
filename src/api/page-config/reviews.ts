import type { PageSource } from '../../platform/page/page-source';
import { configsOf, taker, nonEmptyText } from './config-values';

/** The URL of the page's reviews; null where it has none (`config-shapes.md` §3.6). */
export const reviewListUrl = ({ init }: PageSource): string | null => {
  const [config] = configsOf(init, 'Magento_Review/js/process-reviews');
  return config === undefined
    ? null
    : taker(config, 'process-reviews')('productReviewUrl', nonEmptyText, null);
};
