import type { PageSource } from '../../src/platform/page/page-source';
import { selectCheckout } from '../../src/state/checkout/checkout-slice';
import { checkoutVerification } from '../../src/state/checkout/verification/checkout-verification';
import type { CheckoutVerification } from '../../src/state/checkout/verification/open-verification';
import type { TaxServiceEntry } from '../../src/state/extensions/tax-service.types';
import type { TillStore } from '../../src/state/shared/store.types';

let stopWaiting: (() => void) | null = null;

/** Offers certificates once the payment step is there, which has their links: no checkout loads their code before. */
function offerAtPayment(
  store: TillStore,
  page: PageSource,
  services: readonly TaxServiceEntry[],
): void {
  const offer = (): void => {
    if (selectCheckout(store.getState()).step !== 'payment') return;
    stopWaiting?.();
    stopWaiting = null;
    import('./offer-certificates').then(
      ({ offerCertificates }) => offerCertificates(page, services),
      () => undefined,
    );
  };
  stopWaiting?.();
  stopWaiting = store.subscribe(offer);
  offer();
}

/** Opens what the tax services of a checkout do: its verification of addresses, null without one, and their certificates. */
export function openTaxServices(
  store: TillStore,
  page: PageSource,
  services: readonly TaxServiceEntry[],
): Promise<CheckoutVerification | null> {
  offerAtPayment(store, page, services);
  return checkoutVerification(store, page, services);
}
