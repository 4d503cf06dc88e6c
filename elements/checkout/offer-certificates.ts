import type { PageSource } from '../../src/platform/page/page-source';
import { regions } from '../../src/state/extensions/extensions';
import { TAX_SERVICES } from '../../src/tax/services';
import { loadRegions } from '../load-regions';

const TAG = 'till-tax-certificates';

/** Whether a tax service of the page has links to certificates. */
async function hasLinks(page: PageSource): Promise<boolean> {
  const services = await Promise.all(TAX_SERVICES.map(({ load }) => load()));
  const parts = await Promise.all(
    services.flatMap(({ certificates }) => (certificates === undefined ? [] : [certificates()])),
  );
  return parts.some(({ links }) => links(page) !== null);
}

let isOffered = false;

/**
 * Shows the links to the certificates below the payment methods of a checkout whose tax service has them, once, and not where
 * the page has the element in a place of its own (CERT-02). Never rejects: when code cannot be loaded, the next call tries again.
 */
export async function offerCertificates(page: PageSource): Promise<void> {
  if (isOffered || document.querySelector(TAG) !== null) return;
  isOffered = true;
  try {
    if (!(await hasLinks(page))) return;
    await loadRegions();
    regions.register('checkout-after-payment-methods', TAG);
  } catch {
    isOffered = false;
  }
}
