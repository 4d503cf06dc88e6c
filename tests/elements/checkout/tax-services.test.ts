import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offerCertificates } from '../../../elements/checkout/offer-certificates';
import { openTaxServices } from '../../../elements/checkout/tax-services';
import { stepEntered } from '../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../src/state/checkout/checkout-state';
import type { TillStore } from '../../../src/state/shared/store.types';
import { createTillStore } from '../../../src/state/store/store';
import { json, mockShop } from '../../src/state/support/fake-http';
import { checkoutConfig, shop } from '../../src/state/support/shop';
import { pageWith } from '../../src/state/support/verification';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));
vi.mock('../../../elements/checkout/offer-certificates', () => ({ offerCertificates: vi.fn() }));

const page = pageWith(null);

function openCheckout(): TillStore {
  mockShop(() => json([]));
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  store.inject(checkoutState);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(offerCertificates).mockReset();
  vi.mocked(offerCertificates).mockResolvedValue(undefined);
});

describe('the certificates of a checkout', () => {
  it('are looked for when the payment step opens, once, and not before [CERT-02]', async () => {
    const store = openCheckout();
    expect(await openTaxServices(store, page, [])).toBeNull();
    await vi.dynamicImportSettled();
    expect(offerCertificates).not.toHaveBeenCalled();
    store.dispatch(stepEntered('payment'));
    await vi.waitFor(() => {
      expect(offerCertificates).toHaveBeenCalledExactlyOnceWith(page, []);
    });
    store.dispatch(stepEntered('shipping'));
    store.dispatch(stepEntered('payment'));
    await vi.dynamicImportSettled();
    expect(offerCertificates).toHaveBeenCalledOnce();
  });

  it('are looked for once, however often the services are opened before', async () => {
    const store = openCheckout();
    await openTaxServices(store, page, []);
    await openTaxServices(store, page, []);
    store.dispatch(stepEntered('payment'));
    await vi.waitFor(() => {
      expect(offerCertificates).toHaveBeenCalledOnce();
    });
  });
});
