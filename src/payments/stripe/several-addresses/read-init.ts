import { branch, configsOf } from '../../../api/page-config/config-values';
import type { PageSource } from '../../../platform/page/page-source';
import { CONFIRM_ORDERS } from '../api/orders-page';
import { parseStripeInit, readStripeInit } from '../api/stripe-init';
import type { StripeInit } from '../domain/stripe-init.types';

const FORM = 'StripeIntegration_Payments/js/multishipping/payment-element-initializer';

/** The start parameters on a page of the checkout with several addresses; null where it has none. */
export function readOrdersInit(page: PageSource): StripeInit | null {
  const [form = {}] = configsOf(page.init, FORM);
  const [confirm = {}] = configsOf(page.init, CONFIRM_ORDERS);
  const { scriptUrl = null } = branch(page.checkout, 'stripe');
  const params = form.initParams ?? confirm.stripeParams;
  // The module does not name the script, Till's own configuration may.
  const own = typeof params === 'object' ? { sdkUrl: scriptUrl, ...params } : null;
  return parseStripeInit(own) ?? readStripeInit(page);
}
