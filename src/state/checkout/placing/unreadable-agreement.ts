import type { CheckoutConfig } from '../../../domain/quote.types';
import { t } from '../../../platform/i18n/i18n';

/** Why nothing is ordered on a page with an agreement that cannot be shown; null where all can be. */
export const unreadableAgreement = (config: CheckoutConfig | null): string | null =>
  config?.lacksAgreement === true
    ? t(
        'Some of our terms cannot be shown, so no order can be placed. Please reload the page or contact us.',
      )
    : null;
