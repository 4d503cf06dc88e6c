import type { PageSource } from '../../src/platform/page/page-source';
import { regions } from '../../src/state/extensions/extensions';
import type { TaxServiceEntry } from '../../src/state/extensions/tax-service.types';
import { loadRegions } from '../load-regions';

const TAG = 'till-tax-certificates';

/** Whether one of the services has links to certificates on the page. */
async function hasLinks(page: PageSource, entries: readonly TaxServiceEntry[]): Promise<boolean> {
  const services = await Promise.all(
    entries.flatMap(({ certificates }) => (certificates === undefined ? [] : [certificates()])),
  );
  return services.some(({ links }) => links(page) !== null);
}

let isOffered = false;

/**
 * Shows the links to the certificates below the payment methods of a checkout whose tax service has them, once, and not where
 * the page has the element in a place of its own (CERT-02). Never rejects: when code cannot be loaded, the next call tries again.
 */
export async function offerCertificates(
  page: PageSource,
  entries: readonly TaxServiceEntry[],
): Promise<void> {
  if (isOffered || document.querySelector(TAG) !== null) return;
  isOffered = true;
  try {
    if (!(await hasLinks(page, entries))) return;
    await loadRegions();
    regions.register('checkout-after-payment-methods', TAG);
  } catch {
    isOffered = false;
  }
}
