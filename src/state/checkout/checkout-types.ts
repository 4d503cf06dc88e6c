import type { Address, AddressDraft } from '../../domain/address.types';
import type { ShippingForm } from '../../domain/shipping-form.types';
import type { OrderChange } from '../../domain/order-changes';
import type { PaymentMethod, ShippingMethodRef, ShippingRate } from '../../domain/quote.types';
import type { ApiError } from '../../platform/http/api-error';
import type { PaymentInstrument, PaymentViewStatus } from '../extensions/payment-method.types';
import type { OpenCharge } from '../order/open-charge';
import type { FieldErrors } from '../validation/field-errors';

/** Step codes, in order (STEP-02). */
export type StepCode = 'shipping' | 'payment';

/** Which address an order part uses: a saved one, or the one being typed or last saved in the modal. */
export type AddressChoice =
  { readonly kind: 'saved'; readonly id: number } | { readonly kind: 'new' };

/**
 * Why the page's cart can no longer be ordered from this page: it was ordered elsewhere or merged into another cart,
 * an order of it waits to be paid, its last line was removed, or the page is a guest's who has signed in elsewhere.
 */
export type CartLoss = 'ordered' | 'waits' | 'emptied' | 'signed-in';

/**
 * Whether a method can pay on this page and device, and its rows; `instruments` is null for a method that is one row.
 * `unavailable` methods are shown and cannot be chosen (PAY-24).
 */
export interface MethodOffer {
  readonly status: 'loading' | 'available' | 'hidden' | 'unavailable';
  readonly message: string | null;
  readonly instruments: readonly PaymentInstrument[] | null;
}

/**
 * An order of a cart that is open (again). `unpaid`: it waits to be paid on another page; `placed`: nothing says that it is
 * unpaid; `kept`: the shopper has given it up, but it could not be cancelled and may still be paid.
 */
export type WaitingOrder = 'unpaid' | 'placed' | 'kept';

/** The whole checkout. Drafts hold exactly what was typed; everything else is a fact from the server or a choice. */
export interface CheckoutState {
  readonly step: StepCode;
  /** Steps the shopper has completed; only these can be returned to (STEP-16). */
  readonly passed: readonly StepCode[];
  /** The page was opened at the payment step, and it is being checked whether that step can be shown (decision C5). */
  readonly resuming: boolean;
  /** The last known loss; an order in progress takes precedence (`selectCartLoss`). */
  readonly loss: CartLoss | null;
  readonly email: {
    readonly value: string;
    readonly error: string | null;
    /** Whether the address has an account: unknown until checked (MAIL-06 to MAIL-09). */
    readonly account: 'unknown' | 'checking' | 'none' | 'exists';
    readonly login: { readonly status: 'idle' | 'sending'; readonly error: string | null };
  };
  readonly shipping: {
    readonly choice: AddressChoice;
    readonly draft: AddressDraft;
    /** The address saved in the modal by a customer with saved addresses (SHIP-27). */
    readonly newAddress: Address | null;
    readonly errors: FieldErrors;
    /**
     * The field that gets the focus because "Next" was refused; `nonce` distinguishes a second refusal of the same field
     * from the first.
     */
    readonly focus: { readonly field: string; readonly nonce: number } | null;
    readonly rates: {
      readonly status: 'idle' | 'loading' | 'ready' | 'failed';
      readonly list: readonly ShippingRate[];
      readonly error: string | null;
    };
    /** What the rates were requested for, as in `ratesKey`; null before the first response. */
    readonly ratesFor: string | null;
    readonly method: ShippingMethodRef | null;
    /** The chosen method, deselected because the rates could not be loaded; the next rates restore it (RATE-17). */
    readonly lapsedMethod: ShippingMethodRef | null;
    /** What the form below a rate has reported last; it counts while that rate is the chosen one. */
    readonly form: ShippingForm | null;
    /** The message next to the methods (SHIP-14), and the one of the step (SHIP-17). */
    readonly methodError: string | null;
    readonly stepError: string | null;
    readonly saveStatus: 'idle' | 'saving';
  };
  readonly billing: {
    /**
     * Confirmed, or, while `address` is null, confirmed on an earlier visit for the shipping address still to be
     * entered.
     */
    readonly sameAsShipping: boolean;
    readonly choice: AddressChoice;
    readonly draft: AddressDraft;
    readonly errors: FieldErrors;
    readonly focus: { readonly field: string; readonly nonce: number } | null;
    /** The confirmed address; null while it is being edited (BILL-07, PLACE-01). */
    readonly address: Address | null;
    /** What Cancel restores (BILL-08). */
    readonly previous: { readonly address: Address; readonly sameAsShipping: boolean } | null;
  };
  readonly payment: {
    readonly status: 'idle' | 'loading' | 'ready' | 'failed';
    readonly error: string | null;
    /** As the server offers them. */
    readonly methods: readonly PaymentMethod[];
    readonly selected: string | null;
    /** The chosen row of a method that has several, by id. */
    readonly instrument: string | null;
    /** Per method that was asked whether it is available. */
    readonly offers: Readonly<Record<string, MethodOffer>>;
    /** Per method: what its view has reported. */
    readonly views: Readonly<Record<string, PaymentViewStatus>>;
    /** Per method: the values of its form. Never card data. */
    readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly fieldErrors: Readonly<Record<string, FieldErrors>>;
    /** Fields that are not saved for the next visit, as `method.name`. */
    readonly secretFields: readonly string[];
    /** Per method: ids of the agreements ticked with it. A tick for one method does not count for another. */
    readonly acceptedAgreements: Readonly<Record<string, readonly string[]>>;
    /** Of the chosen method: ids of the agreements that still need a tick. */
    readonly agreementErrors: readonly string[];
  };
  readonly placement: {
    /**
     * `unknown`: no usable response; the outcome is being checked before anything is sent again. `placed`: the order
     * exists; the page is leaving for the success page. `changed`: nothing was sent, because the order differs from
     * what was shown; `changes` lists what to review.
     */
    readonly status: 'idle' | 'placing' | 'changed' | 'unknown' | 'placed' | 'failed';
    /**
     * Whether the page is blocked; not while the method's own step takes long, as in a window of its own (PLACE-06).
     */
    readonly isWaiting: boolean;
    /** The shop's message, shown in the payment method's message area (PLACE-17). */
    readonly error: string | null;
    readonly cause: ApiError | null;
    /** Entity id of the placed order, where the server returned it. */
    readonly orderId?: number;
    readonly changes?: readonly OrderChange[];
    /** An order of this cart, about which the shopper has to decide. */
    readonly waiting?: WaitingOrder;
    /** A payment without an order that the shopper is told about; kept whatever follows. */
    readonly charge?: OpenCharge | undefined;
  };
}
