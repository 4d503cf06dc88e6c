import { draftToAddress } from '../../domain/draft-to-address';
import type { Address } from '../../domain/address.types';
import { ownValue } from '../../domain/own-value';
import { offeredMethods } from '../../domain/payment/payment-methods';
import type {
  CheckoutConfig,
  PaymentMethod,
  ShippingMethodRef,
  ShippingRate,
  Totals,
} from '../../domain/quote.types';
import { findRate, rateKey } from '../../domain/rates';
import type { ShippingForm } from '../../domain/shipping-form.types';
import { derived } from '../shared/derived';
import { createPureSlice } from '../shared/pure-slice';
import type { QuoteState } from '../quote/quote-slice';
import { checkoutStarted } from './checkout-actions';
import type { CartLoss, CheckoutState } from './checkout-types';
import { INITIAL_CHECKOUT } from './initial';
import { reduceBilling } from './payment/reduce-billing';
import { reduceEmail } from './email/reduce-email';
import { reducePayment } from './payment/reduce-payment';
import { reducePlacement } from './placing/reduce-placement';
import { reduceShipping } from './shipping/reduce-shipping';

declare module '../shared/store.types' {
  interface LazySlices {
    checkout: CheckoutState;
  }
}

/** The checkout: what the shopper typed and chose, and what the server returned. */
export const checkoutSlice = createPureSlice({
  name: 'checkout',
  initialState: INITIAL_CHECKOUT,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(checkoutStarted, (_state, { payload }) => payload);
    reduceEmail(builder);
    reduceShipping(builder);
    reduceBilling(builder);
    reducePayment(builder);
    reducePlacement(builder);
  },
});

/** The state that the selectors below read. */
export interface WithCheckout {
  readonly checkout?: CheckoutState;
  readonly quote?: QuoteState;
  readonly config: { readonly checkout: CheckoutConfig | null };
}

/** The whole checkout. */
export const selectCheckout = (state: WithCheckout): CheckoutState =>
  state.checkout ?? INITIAL_CHECKOUT;

const selectShipping = (state: WithCheckout): CheckoutState['shipping'] =>
  selectCheckout(state).shipping;
const selectConfig = (state: WithCheckout): CheckoutConfig | null => state.config.checkout;
const selectEmail = (state: WithCheckout): string => selectCheckout(state).email.value;
const selectQuoteTotals = (state: WithCheckout): Totals | null => state.quote?.totals ?? null;

/** The saved address that a choice names, or null. */
export const savedAddress = (config: CheckoutConfig | null, id: number): Address | null =>
  config?.customer?.addresses.find(
    ({ source }) => source.type === 'customer-address' && source.id === id,
  ) ?? null;

/** Creation time of an address that is still only in the form. */
const FORM_CREATED_AT = 0;

/**
 * The shopper's own address: the saved one chosen, the one saved in the modal, or the one being typed (which is always
 * saved to the address book of a logged-in customer without saved ones: FORM-04, FORM-05).
 */
export const selectShopperAddress = derived(
  [
    (state: WithCheckout) => selectShipping(state).choice,
    (state: WithCheckout) => selectShipping(state).draft,
    (state: WithCheckout) => selectShipping(state).newAddress,
    selectConfig,
    selectEmail,
  ],
  (choice, draft, newAddress, config, email): Address | null => {
    if (config === null || config.isVirtual) return null;
    if (choice.kind === 'saved') return savedAddress(config, choice.id);
    if (newAddress !== null) return newAddress;
    if ((config.customer?.addresses.length ?? 0) > 0) return null;
    const customer = config.customer;
    const typed = customer === null ? draft : { ...draft, save_in_address_book: '1' };
    return draftToAddress(typed, {
      source: { type: 'new-customer-address', createdAt: FORM_CREATED_AT },
      directory: config.directory,
      email: customer?.email ?? email,
      customerId: customer?.id ?? null,
      fields: config.shippingFields,
    });
  },
);

/** What the form of the chosen shipping method reports; null without one, and until it has been loaded. */
export const selectShippingForm = (state: WithCheckout): ShippingForm | null => {
  const { form, method } = selectShipping(state);
  return method !== null && form?.rate === rateKey(method) ? form : null;
};

/** The address the order ships to: the shopper's own, or the one of the chosen method, such as a shop's. */
export const selectShippingAddress = (state: WithCheckout): Address | null =>
  selectShippingForm(state)?.address ?? selectShopperAddress(state);

/** The payment methods that are listed now (PAY-12, PAY-13); a method may turn out not to be offered here. */
export const selectOfferedPaymentMethods = derived(
  [
    (state: WithCheckout) => selectCheckout(state).payment.methods,
    (state: WithCheckout) => selectCheckout(state).payment.offers,
    selectQuoteTotals,
  ],
  (methods, offers, totals): readonly PaymentMethod[] =>
    (totals === null ? methods : offeredMethods(methods, totals.grandTotal)).filter(
      ({ code }) => ownValue(offers, code)?.status !== 'hidden',
    ),
);

const NONE: readonly string[] = [];

/** Why nothing is ordered on a page with an agreement that cannot be shown. @phrases */
export const UNREADABLE_TERMS =
  'Some of our terms cannot be shown, so no order can be placed. Please reload the page or contact us.';

/** Ids of the agreements that are checked for the selected method (AGRE-03). */
export const selectAcceptedAgreements = (state: WithCheckout): readonly string[] => {
  const { selected, acceptedAgreements } = selectCheckout(state).payment;
  return ownValue(acceptedAgreements, selected ?? '') ?? NONE;
};

/** The rate of the chosen shipping method, or null. */
export const selectSelectedRate = derived(
  [
    (state: WithCheckout): readonly ShippingRate[] => selectShipping(state).rates.list,
    (state: WithCheckout): ShippingMethodRef | null => selectShipping(state).method,
  ],
  findRate,
);

/**
 * Why the cart can no longer be ordered from this page; null while it can, and while an order for it is in progress.
 */
export const selectCartLoss = (state: WithCheckout): CartLoss | null => {
  const { loss, placement } = selectCheckout(state);
  return ['placing', 'unknown', 'placed'].includes(placement.status) ? null : loss;
};
