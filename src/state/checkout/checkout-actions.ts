import { createAction } from '@reduxjs/toolkit';
import type { Address, AddressDraft } from '../../domain/address.types';
import type { OrderChange } from '../../domain/order-changes';
import type { PaymentMethod, ShippingMethodRef, ShippingRate } from '../../domain/quote.types';
import type { ShippingForm } from '../../domain/shipping-form.types';
import type { ApiError } from '../../platform/http/api-error';
import type { PaymentViewStatus } from '../extensions/payment-method.types';
import type { OpenCharge } from '../order/open-charge';
import type {
  AddressChoice,
  CartLoss,
  CheckoutState,
  MethodOffer,
  StepCode,
  WaitingOrder,
} from './checkout-types';
import type { FieldErrors } from '../validation/field-errors';

/* The shopper's actions, dispatched by views. */

/** The e-mail was typed or filled in by the browser (MAIL-02, MAIL-03). */
export const emailEdited = createAction<string>('checkout/emailEdited');
/** The e-mail field was left. */
export const emailLeft = createAction('checkout/emailLeft');
/** The inline login was submitted. The password is passed to the flow and never stored in the state (MAIL-16). */
export const loginSubmitted = createAction<{ password: string }>('checkout/loginSubmitted');

/** A field of the shipping form changed; `name` as in `FieldConfig`, a street line is `street.0`. */
export const shippingAddressEdited = createAction<{ name: string; value: string }>(
  'checkout/shippingAddressEdited',
);
/** A field of the shipping form was left; its error may show from now on. */
export const shippingFieldLeft = createAction<{ name: string }>('checkout/shippingFieldLeft');
/** Focus moved out of the shipping form. */
export const shippingAddressLeft = createAction('checkout/shippingAddressLeft');
/** A saved address, or the new one, was chosen for shipping (SHIP-01). */
export const shippingAddressChosen = createAction<AddressChoice>('checkout/shippingAddressChosen');
/** "Save Address" of the modal with a valid form (SHIP-26 to SHIP-29). */
export const newShippingAddressSaved = createAction<AddressDraft>(
  'checkout/newShippingAddressSaved',
);
/** A shipping method was chosen (SHIP-04). */
export const shippingMethodChosen = createAction<ShippingMethodRef>(
  'checkout/shippingMethodChosen',
);
/** "Next" was pressed in the shipping step. */
export const shippingSubmitted = createAction('checkout/shippingSubmitted');
/** The shopper requested the rates again after a failure. */
export const ratesRetried = createAction('checkout/ratesRetried');

/** A link or the browser's back button requested a step (STEP-10, STEP-16). */
export const stepRequested = createAction<StepCode>('checkout/stepRequested');

/** The "same as shipping" box was ticked or cleared (BILL-01). */
export const billingSameToggled = createAction<boolean>('checkout/billingSameToggled');
/** A field of the billing form changed. */
export const billingAddressEdited = createAction<{ name: string; value: string }>(
  'checkout/billingAddressEdited',
);
/** A field of the billing form was left. */
export const billingFieldLeft = createAction<{ name: string }>('checkout/billingFieldLeft');
/** A saved address or "New Address" was picked for billing (BILL-02, BILL-09). */
export const billingAddressChosen = createAction<AddressChoice>('checkout/billingAddressChosen');
/** Edit of the billing block (BILL-03). */
export const billingEditStarted = createAction('checkout/billingEditStarted');
/** Cancel of the billing block (BILL-07). */
export const billingEditCancelled = createAction('checkout/billingEditCancelled');
/** Update of the billing block (BILL-08). */
export const billingUpdateSubmitted = createAction('checkout/billingUpdateSubmitted');

/** A payment method was chosen; `instrument` is the row of a method that has several. */
export const paymentMethodChosen = createAction(
  'checkout/paymentMethodChosen',
  (code: string, instrument: string | null = null) => ({ payload: { code, instrument } }),
);
/** A payment method's view reports whether it can be used. */
export const paymentViewReported = createAction<{ method: string; view: PaymentViewStatus }>(
  'checkout/paymentViewReported',
);
/** A field of a payment method's form changed. Never card data. */
export const paymentFieldEdited = createAction<{
  method: string;
  name: string;
  value: string;
  /** Never written to the browser's storage. */
  secret?: boolean;
}>('checkout/paymentFieldEdited');
/** An agreement was ticked or cleared beside a payment method. */
export const agreementToggled = createAction<{ method: string; id: string; accepted: boolean }>(
  'checkout/agreementToggled',
);
/** The shopper requested the payment information again after a failure. */
export const paymentInformationRetried = createAction('checkout/paymentInformationRetried');
/** "Place Order" was pressed. */
export const placeOrderSubmitted = createAction('checkout/placeOrderSubmitted');
/** The shopper requested another check of an order whose response was lost. */
export const placementCheckRetried = createAction('checkout/placementCheckRetried');

/* The results, dispatched by flows. */

/** The initial state, made of the page's configuration and the saved draft. */
export const checkoutStarted = createAction<CheckoutState>('checkout/started');
/** The shop reports whether it has an account with this e-mail. */
export const emailChecked = createAction<{ email: string; hasAccount: boolean }>(
  'checkout/emailChecked',
);
/** The e-mail is being checked against the shop. */
export const emailCheckStarted = createAction('checkout/emailCheckStarted');
/** The e-mail cannot be used; the payload is the message at its field. */
export const emailRefused = createAction<string>('checkout/emailRefused');
/** The e-mail is valid again. */
export const emailErrorCleared = createAction('checkout/emailErrorCleared');
/** The inline login is being sent. */
export const loginStarted = createAction('checkout/loginStarted');
/** The inline login failed; the payload is the message to show. */
export const loginFailed = createAction<string>('checkout/loginFailed');
/** The form below the chosen rate has been filled in further, or could not be loaded. */
export const shippingFormReported = createAction<ShippingForm>('checkout/shippingFormReported');
/** Shipping rates are being loaded. */
export const ratesRequested = createAction('checkout/ratesRequested');
/** Shipping rates have arrived; the reducer picks the method (SHIP-08 to SHIP-12). */
export const ratesReceived = createAction<{
  /** Identifies the request, as in `ratesKey`. */
  key: string;
  list: ShippingRate[];
  stored: ShippingMethodRef | null;
  configured: ShippingMethodRef | null;
}>('checkout/ratesReceived');
/** Shipping rates could not be loaded; `error` is the message to show. */
export const ratesFailed = createAction<{ key: string; error: string }>('checkout/ratesFailed');
/** The shipping step cannot be left as it is: messages at fields, at the method and for the step. */
export const shippingRefused = createAction<{
  errors?: FieldErrors;
  methodError?: string;
  stepError?: string;
  focus?: string;
}>('checkout/shippingRefused');
/** The shipping step is being saved. */
export const shippingSaveStarted = createAction('checkout/shippingSaveStarted');
/** The shop has saved the shipping step. */
export const shippingSaved = createAction<{
  methods: PaymentMethod[];
  billingAddress: Address | null;
  sameAsShipping: boolean;
}>('checkout/shippingSaved');
/** The shipping step could not be saved; the payload is the message to show. */
export const shippingSaveFailed = createAction<string>('checkout/shippingSaveFailed');
/** The page was opened at the payment step, which cannot be shown yet. */
export const resumeDeclined = createAction('checkout/resumeDeclined');
/** A step is shown. */
export const stepEntered = createAction<StepCode>('checkout/stepEntered');
/** The billing form is not valid: messages by field, and the field to focus. */
export const billingRefused = createAction<{ errors: FieldErrors; focus: string }>(
  'checkout/billingRefused',
);
/** The billing address of the order is known; null while there is none. */
export const billingResolved = createAction<{ address: Address | null; sameAsShipping: boolean }>(
  'checkout/billingResolved',
);
/** Payment methods and totals are being loaded. */
export const paymentInformationRequested = createAction('checkout/paymentInformationRequested');
/** Payment methods have arrived; the reducer picks one (PAY-14 to PAY-16). */
export const paymentMethodsReceived = createAction<{
  methods: PaymentMethod[];
  stored: string | null;
  grandTotal: number;
}>('checkout/paymentMethodsReceived');
/** It is known whether a method can pay here, and with what. `grandTotal` in the quote currency. */
export const paymentOfferReceived = createAction<{
  code: string;
  offer: MethodOffer;
  grandTotal: number;
}>('checkout/paymentOfferReceived');
/** Payment methods could not be loaded; the payload is the message to show. */
export const paymentInformationFailed = createAction<string>('checkout/paymentInformationFailed');
/** The payment method refused the order; `message` is shown beside it or at `field`. */
export const paymentRefused = createAction<{ message: string; method: string; field?: string }>(
  'checkout/paymentRefused',
);
/** Agreements that have to be ticked first, by id. */
export const agreementsRefused = createAction<string[]>('checkout/agreementsRefused');
/** The order is being placed. */
export const placementStarted = createAction('checkout/placementStarted');
/** The payment method's own step takes so long that the page is no longer blocked by it (PLACE-06). */
export const paymentStepTookLong = createAction('checkout/paymentStepTookLong');
/** The order differs from what was shown, so it was not sent; the shopper has to review it. */
export const orderChanged = createAction<readonly OrderChange[]>('checkout/orderChanged');
/** The order was sent and no usable response came; the cart is checked before anything is sent again. */
export const placementUnknown = createAction<ApiError | null>('checkout/placementUnknown');
/** The order was not placed; `message` is shown. */
export const placementFailed = createAction<{ message: string; cause: ApiError | null }>(
  'checkout/placementFailed',
);
/** The bank has, or may have, confirmed a payment for which there is no order; the shopper is told. */
export const chargeReported = createAction<OpenCharge | undefined>('checkout/chargeReported');
/** The order exists; `orderId` is null where the shop did not name it. */
export const orderPlaced = createAction<{ orderId: number | null }>('checkout/orderPlaced');
/** This cart was ordered before, and the shopper decides what happens to that order; nothing is sent. */
export const orderWaits = createAction<WaitingOrder>('checkout/orderWaits');
/** The shopper goes on to the page where the order is paid, or gives the order up. */
export const waitingOrderAnswered = createAction<{ isGivenUp: boolean }>(
  'checkout/waitingOrderAnswered',
);
/** The order exists and the page leaves for the provider's page where it is paid; what was typed is kept. */
export const orderAwaitsPayment = createAction('checkout/orderAwaitsPayment');

/* Internal to the flows; views do not use them. */

/** An address form was validated while it is filled in; `errors` are those that it shows. */
export const addressChecked = createAction<{ part: 'shipping' | 'billing'; errors: FieldErrors }>(
  'checkout/addressChecked',
);
/** The address made from the modal's draft (SHIP-27). */
export const newShippingAddressMade = createAction<Address>('checkout/newShippingAddressMade');
/** The shopper cancelled the payment method's own step; nothing was sent. */
export const placementWithdrawn = createAction('checkout/placementWithdrawn');
/** The page's cart can no longer be ordered from this page; null: it can after all. */
export const cartLost = createAction<CartLoss | null>('checkout/cartLost');
