import { vi } from 'vitest';
// Loaded on demand; preloaded here, because these tests use a fake clock.
import '../../../../src/state/address-verification/decide-step';
import '../../../../src/state/address-verification/verify-and-decide';
import '../../../../src/state/checkout/verification/verify-billing';
import '../../../../src/tax/avatax/api/read-verification';
import '../../../../src/tax/avatax/api/verify-address';
import '../../../../src/tax/avatax/service';
import type { PageSource } from '../../../../src/platform/page/page-source';
import {
  emailEdited,
  shippingAddressEdited,
  shippingMethodChosen,
} from '../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { checkoutVerification } from '../../../../src/state/checkout/verification/checkout-verification';
import { provideVerification } from '../../../../src/state/checkout/verification/open-verification';
import { asIsOf, servicesOf } from '../../../../src/state/address-verification/find-verifier';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { TAX_SERVICES } from '../../../../src/tax/services';
import { json, mockShop } from './fake-http';
import { checkoutConfig, shop, wireRate, wireTotals } from './shop';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import type { Result } from '../../../../src/platform/result';

/* Shared by the tests of the verification of addresses in the checkout. */

/** The module's settings as its page has them. */
export const settings = (changes: Readonly<Record<string, unknown>> = {}) => ({
  validationEnabled: true,
  hasChoice: true,
  instructions: 'Choose, or <a href="#" class="edit-address">edit your address</a>.',
  errorInstructions: 'We could not verify it.',
  countriesEnabled: 'US,CA',
  ...changes,
});

/** A page with the module's settings, and with Till's own `checkout`. */
export const pageWith = (
  billingAddressValidation: unknown,
  checkout: Readonly<Record<string, unknown>> = {},
): PageSource => ({
  checkoutConfig: billingAddressValidation === null ? {} : { billingAddressValidation },
  checkout,
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

/** What the guest of these tests has typed, and what the service makes of it. */
export const TYPED = {
  firstname: 'Gus',
  lastname: 'Guest',
  'street.0': '1 Main St',
  region_id: '12',
  city: 'Beverly Hills',
  postcode: '90210',
  telephone: '555',
};
export const VALID = {
  street: ['1 Main Street'],
  city: 'Beverly Hills',
  postcode: '90210-1234',
  country_id: 'US',
  region: 'California',
  region_code: 'CA',
  region_id: 12,
};

type Special = (
  path: string,
  body: unknown,
) => Result<HttpResponse> | Promise<Result<HttpResponse>> | null;

/** The shipping step as it was sent. */
export interface SentStep {
  readonly addressInformation: {
    readonly shipping_address: { readonly street: string[]; readonly postcode: string };
    readonly extension_attributes: { readonly should_validate_address?: boolean };
  };
}

/** A shop whose tax service answers the shipping step with `attributes`, unless it is told not to verify. */
export function openVerifyingShop(attributes: unknown, special: Special = () => null): void {
  mockShop((request, path) => {
    const response = special(path, request.body);
    if (response !== null) return response;
    if (path.startsWith('estimate')) return json([wireRate('flatrate')]);
    if (path.startsWith('totals')) return json(wireTotals(20));
    if (path === 'billing-address') return json(12);
    if (path === 'shipping-information') {
      const { addressInformation: step } = request.body as SentStep;
      const isAsked = step.extension_attributes.should_validate_address !== false;
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(20),
        ...(isAsked && attributes !== null ? { extension_attributes: attributes } : {}),
      });
    }
    if (path === 'payment-information') {
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(20),
      });
    }
    return json(true);
  });
}

type Source = Parameters<typeof provideVerification>[0];

/**
 * The verification of a page of the checkout that verifies as `page` says, from when `arrival` resolves; its code does not
 * arrive when it rejects.
 */
export const verificationOf =
  (page: PageSource, arrival: Promise<unknown> = Promise.resolve()): Source =>
  (store) => {
    const services = servicesOf(page, TAX_SERVICES);
    return (
      services && {
        asIs: asIsOf(page, services),
        load: () => arrival.then(() => checkoutVerification(store, page, services)),
      }
    );
  };

/** A page of the checkout that verifies as `page` says. */
function openVerified(page: PageSource, changes: Partial<CheckoutConfig> = {}): TillStore {
  provideVerification(verificationOf(page));
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  return store;
}

export const typeShipping = (store: TillStore, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) {
    store.dispatch(shippingAddressEdited({ name, value }));
  }
};

/** Lets everything happen that is not waiting for the shopper; less than the limit of a call. */
export const settle = () => vi.advanceTimersByTimeAsync(3000);

/** The page of a guest with a complete shipping step. */
export async function openReady(
  page: PageSource = pageWith(settings()),
  changes: Partial<CheckoutConfig> = {},
): Promise<TillStore> {
  const store = openVerified(page, changes);
  store.dispatch(emailEdited('gus@example.com'));
  typeShipping(store, TYPED);
  await settle();
  store.dispatch(shippingMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
  return store;
}
