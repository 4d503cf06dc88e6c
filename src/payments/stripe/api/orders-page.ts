import { configsOf } from '../../../api/page-config/config-values';
import type { PageSource } from '../../../platform/page/page-source';

/** The component that the module's template configures. */
export const CONFIRM_ORDERS = 'StripeIntegration_Payments/js/multishipping/payment-confirm';

/** What the inline script of older releases loads. */
const OLDER = 'StripeIntegration_Payments/js/action/place-multishipping-order';

/**
 * Whether the page with everything once more is of orders that the module's own call places: its template has printed a script,
 * which it does for its own ways to pay only (`config-shapes.md` §1.2).
 */
export const placesOrders = ({ init }: PageSource): boolean =>
  configsOf(init, CONFIRM_ORDERS).length > 0 ||
  [...document.scripts].some(({ textContent }) => textContent.includes(OLDER));
