import type { PageSource } from '../../src/platform/page/page-source';
import { findService, provideCertificates } from '../../src/state/certificates/find-service';
import { regions } from '../../src/state/extensions/extensions';
import { TAX_SERVICES } from '../../src/tax/services';
import { taxCertificatesMeta } from '../account/till-tax-certificates.meta';
import { loadRegions } from '../load-regions';

const { tag } = taxCertificatesMeta;

let isOffered = false;

/**
 * Shows the links to the certificates below the payment methods of a checkout whose tax service has them, once, and not where
 * the page has the element in a place of its own (CERT-02). Never rejects.
 */
export async function offerCertificates(page: PageSource): Promise<void> {
  if (isOffered || document.querySelector(tag) !== null) return;
  isOffered = true;
  provideCertificates(TAX_SERVICES);
  const service = await findService(page);
  if (service === null || service.links(page) === null) return;
  await loadRegions();
  regions.register('checkout-after-payment-methods', tag);
}
