import type { RestContext } from '../../api/rest.types';
import type { Address } from '../../domain/address.types';
import type { PaymentGroup } from '../../domain/payment/payment-methods';
import type {
  PaymentMethod,
  ShippingMethodRef,
  StoredPayment,
  Totals,
} from '../../domain/quote.types';

/** What a payment method sends when the order is placed (PAY-04, PLACE-07). */
export interface PaymentPayload {
  readonly method: string;
  readonly po_number: string | null;
  readonly additional_data: Readonly<Record<string, unknown>> | null;
}

/** One thing to pay with, shown as a row of its own: a stored card, an account. */
export interface PaymentInstrument {
  /** Unique within the method. */
  readonly id: string;
  /** What the shopper recognises it by, e.g. `Visa ending in 4242`. Plain text. */
  readonly title: string;
  /** A second line, e.g. when it expires. Plain text. */
  readonly detail?: string;
  /** URL of its picture. */
  readonly icon?: string;
  /** The heading of this row, where it differs from the method's. */
  readonly group?: Partial<PaymentGroup>;
}

/** What a payment method can base its decisions on. */
export interface PaymentContext {
  readonly totals: Totals;
  readonly billingAddress: Address | null;
  /** Null for a virtual cart. */
  readonly shippingAddress: Address | null;
  readonly shippingMethod: ShippingMethodRef | null;
  readonly email: string;
  readonly isLoggedIn: boolean;
  readonly isVirtual: boolean;
  /** The customer's stored cards and accounts (CONF-13); a method picks its own by `code`. */
  readonly storedPayments: readonly StoredPayment[];
  /** Whether the shopper has chosen the method; its view may stay in the page while another one is. */
  readonly isChosen: boolean;
  /** The chosen row of a method with `instruments`; null without one. */
  readonly instrument: PaymentInstrument | null;
  /** The `payment` part of the page's `checkoutConfig`, unchanged; each method parses its own key. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** The shop and the cart for calls of the method's own. */
  readonly shop: RestContext;
  /** Where a provider's page returns to after the payment, and when the shopper cancels (CONF-14, CONF-15). */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The values of the method's own form, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The messages at its fields, by field name, since the last attempt to place the order. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** What `confirm` gets: the order that the shopper has confirmed. */
export interface ConfirmContext extends PaymentContext {
  /** Aborted when the order is not going to be sent after all: close windows and sheets. */
  readonly signal: AbortSignal;
  /**
   * Whether the order is still what the shopper has seen. Known already, except for a method that starts with a
   * `button`: it resolves while the sheet is open. Charge nothing before it is true.
   */
  readonly reviewed: Promise<boolean>;
}

/** What `recover` gets. */
export interface RecoverContext extends PaymentContext {
  /**
   * Call it immediately before the provider or the bank may take money for an order that does not exist yet: it loads the
   * order once more, and refuses changes of the cart in every tab until `recover` has ended. False when the order is not
   * what the shopper has seen any more: charge nothing, and return `cancelled`.
   */
  readonly mayCharge: () => Promise<boolean>;
}

/**
 * Whether a method is offered on this page and device. `hidden` leaves it out of the list; `unavailable` shows it with
 * the reason, and it cannot be chosen (PAY-24).
 */
export type PaymentAvailability =
  | { readonly status: 'available' }
  | { readonly status: 'hidden' }
  | { readonly status: 'unavailable'; readonly message?: string };

/**
 * Outcome of a method's own step before the order is placed. `refused` carries the message for the shopper. Without a
 * `message` a general one is shown (MSG-09), with `hidden` none at all: the method shows the error in its own form
 * (MSG-10). `isCharged`: the payment is made already, so the shopper is told about it if no order follows;
 * `mayBeCharged`: it is not known whether it is.
 */
export type PaymentResult =
  | { readonly status: 'ready'; readonly payment: PaymentPayload; readonly isCharged?: boolean }
  | {
      readonly status: 'refused';
      readonly message?: string;
      readonly field?: string;
      readonly hidden?: boolean;
      readonly mayBeCharged?: boolean;
    }
  | { readonly status: 'cancelled' };

/**
 * What a method's own `send` did. `send-order` places the order as usual; `placed` means that the order exists (`orderId`
 * null where unknown); `refused` that there is none. `waits`: nothing was sent, since another order of this cart may still
 * be paid on the page of the provider of `method`, a payment method's code; the shopper is asked about it.
 */
export type SendResult =
  | { readonly status: 'send-order' }
  | { readonly status: 'placed'; readonly orderId: number | null; readonly redirectUrl?: string }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'waits'; readonly method: string };

/**
 * What follows the order. `redirectUrl` replaces the success page; with `awaitsPayment` it is a provider's page where
 * the order is still to be paid, and `resume`, which it then needs, runs when the shopper comes back without having
 * paid. Where the shop opens the cart again after a redirect, the shopper is asked whether to pay that order or to order
 * again, except with `isPaid`: the payment is made. `withdrawn` means that the provider did not take the payment and the
 * shop has restored the cart: the message is shown and the shopper may try again; with `awaitsPayment` the order can still
 * be paid, and waits as after `resume`: `here` with the same method once more, whose `send` continues it.
 */
export type AfterPlace =
  | {
      readonly redirectUrl?: string;
      readonly awaitsPayment?: boolean;
      readonly isPaid?: boolean;
    }
  | { readonly withdrawn: string; readonly awaitsPayment?: boolean | 'here' };

/** An order that exists. `orderId` is null where the server did not return it. */
export interface PlacedPayment extends PaymentContext {
  readonly orderId: number | null;
}

/** Whether a view can be used: while it is not `ready`, the order cannot be placed with it. */
export type PaymentViewStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'blocked'; readonly message?: string };

/** What a method's view may read and do. */
export interface PaymentHandle {
  readonly method: PaymentMethod;
  /** The present facts; null until the totals are known. */
  readonly context: () => PaymentContext | null;
  /** Calls `listener` when the facts have changed; returns the function that unsubscribes it. */
  readonly subscribe: (listener: (context: PaymentContext) => void) => () => void;
  /** Stores a value of the form; it survives a reload unless `secret`. Never card data. */
  setField(name: string, value: string, options?: { readonly secret?: boolean }): void;
  /** Reports whether the view can be used; a view that never reports is ready. */
  setStatus(status: PaymentViewStatus): void;
  /** Places the order, as the checkout's own button does. Call it inside the press of the method's own button. */
  placeOrder(): void;
}

/**
 * The view of a method that uses no React: a function that renders into `host` and may return its clean-up, or the name
 * of a custom element, which gets the handle as its property `payment`.
 */
export type PaymentView =
  string | ((host: HTMLElement, handle: PaymentHandle) => void | (() => void));

/** How paying starts; see `PaymentMethodDefinition.start`. */
export type PaymentStart = 'form' | 'fields' | 'button';

/** A payment method: one object, whether built in or registered by the shop (`docs/payments.md`). */
export interface PaymentMethodDefinition<Form = unknown> {
  /** The code that the server offers. */
  readonly code: string;
  /**
   * The heading it is listed under, by default "Payment Method" at 100 (PAY-05 to PAY-07); stored cards (`…_vault`)
   * have one of their own (PAY-09). Groups are identified by `alias` and sorted by `sortOrder`.
   */
  readonly group?: Partial<PaymentGroup>;
  /**
   * How paying starts.
   * - `form`, the default: the order is reviewed, then `confirm` runs.
   * - `fields`: the same, and the view contains a provider's iframes. It stays mounted while another method is chosen, since
   *   an iframe that is moved or hidden by removal loses what was typed.
   * - `button`: `confirm` is called inside the press, before anything is awaited, as windows and wallet sheets require;
   *   the review runs meanwhile (`ConfirmContext.reviewed`).
   */
  readonly start?: PaymentStart;
  /** The view of a method that uses no React. */
  readonly view?: PaymentView;
  /** The view of a built-in method, a React component with `PaymentFormProps`. */
  readonly Form?: Form;
  /** The view has its own button that calls `handle.placeOrder()`: "Place Order" is left out. */
  readonly ownButton?: boolean;
  /** Whether it may be offered; runs when the server offers its code, and may load an SDK. Offered when left out. */
  readonly availability?: (context: PaymentContext) => Promise<PaymentAvailability>;
  /** Its rows, where it has several. Without it the method is one row with the server's title. */
  readonly instruments?: (context: PaymentContext) => Promise<readonly PaymentInstrument[]>;
  /** Runs once per press, before anything is sent. */
  readonly confirm: (context: ConfirmContext) => Promise<PaymentResult>;
  /**
   * Runs instead of sending the order, for a provider that updates an existing order. `isContinued`: there is one of this
   * method, which waits to be paid `here`; with `send-order` the shopper is asked before another one is sent.
   */
  readonly send?: (
    payment: PaymentPayload,
    context: PaymentContext & { readonly isContinued?: boolean },
  ) => Promise<SendResult>;
  /**
   * The shop has refused the order, and there is none. Returns another payment to send instead, e.g. after the
   * shopper has authenticated; null leaves the refusal as it is.
   */
  readonly recover?: (
    refusal: { readonly message: string },
    context: RecoverContext,
  ) => Promise<PaymentResult | null>;
  /** Runs once when the order exists, before the page leaves for the success page (PLACE-12). */
  readonly afterPlace?: (order: PlacedPayment) => void | AfterPlace | Promise<void | AfterPlace>;
  /**
   * The shopper has returned from the provider's page (`awaitsPayment`) without paying: restores the cart. Returns whether it
   * was restored, and `waits` where the order can still be paid: then nothing else is ordered from its cart until it is
   * paid or the shopper orders again instead. With true the order is closed; with `unknown` it may be paid already: the shopper
   * is told so, and the next page asks again. Rejects when the shop was not reached.
   */
  readonly resume?: (
    context: Pick<PaymentContext, 'shop'>,
  ) => Promise<boolean | 'waits' | 'unknown'>;
  /**
   * The shopper orders again instead: closes an order that still waits after `resume`. Returns whether it can certainly not
   * be paid any more; if not, the shopper is told before anything else is ordered. Rejects when the shop was not reached.
   */
  readonly cancel?: (context: Pick<PaymentContext, 'shop'>) => Promise<boolean>;
}

/**
 * Finds Till's own method for a code that the server offers; `configuration` is the `payment` part of the page's
 * `checkoutConfig`. Rejects when its code cannot be loaded.
 */
export type PaymentSource = (
  code: string,
  configuration: Readonly<Record<string, unknown>>,
) => PaymentMethodDefinition | Promise<PaymentMethodDefinition>;

/** Properties of a built-in method's React view. */
export interface PaymentFormProps {
  readonly method: PaymentMethod;
  readonly handle: PaymentHandle;
}
