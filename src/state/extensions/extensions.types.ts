import type { Address, AddressDraft } from '../../domain/address.types';
import type { PaymentGroup } from '../../domain/payment';
import type { PaymentMethod, StoredPayment, Totals, TotalsSegment } from '../../domain/quote.types';

/** What a payment method sends when the order is placed (PAY-04, PLACE-07). */
export interface PaymentPayload {
  readonly method: string;
  readonly po_number: string | null;
  readonly additional_data: Readonly<Record<string, unknown>> | null;
}

/** What a payment method can base its decisions on. */
export interface PaymentContext {
  readonly totals: Totals;
  readonly billingAddress: Address | null;
  readonly email: string;
  readonly isLoggedIn: boolean;
  readonly isVirtual: boolean;
  /** The customer's stored cards and accounts (CONF-13); a method picks its own by `code`. */
  readonly storedPayments: readonly StoredPayment[];
  /** Where a provider's page returns to after the payment, and when the shopper cancels (CONF-14, CONF-15). */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The values of the method's own form, by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Outcome of a method's own step before the order is placed. `refused` carries the message for the shopper. Without a
 * `message` a general one is shown (MSG-09), with `hidden` none at all: the method shows the error in its own form
 * (MSG-10).
 */
export type PaymentResult =
  | { readonly status: 'ready'; readonly payment: PaymentPayload }
  | {
      readonly status: 'refused';
      readonly message?: string;
      readonly field?: string;
      readonly hidden?: boolean;
    }
  | { readonly status: 'cancelled' };

/**
 * A payment method: one folder, one object. `Form` is the view (a React component for built-in methods); methods
 * registered from a script tag provide `mount` instead, which renders into a host element and returns its clean-up
 * function.
 */
export interface PaymentMethodDefinition<Form = unknown> {
  readonly code: string;
  readonly Form?: Form;
  readonly mount?: (host: HTMLElement, handle: PaymentFormHandle) => () => void;
  /**
   * The heading it is listed under, by default "Payment Method" at 100 (PAY-05 to PAY-07); stored cards (`…_vault`)
   * have one of their own (PAY-09). Groups are identified by `alias` and sorted by `sortOrder`.
   */
  readonly group?: Partial<PaymentGroup>;
  /** Whether the method may be offered now; a method that is not is left out of the list. */
  readonly canUse?: (context: PaymentContext) => boolean;
  /** Run once when the shopper places the order, before anything is sent. */
  readonly confirm: (context: PaymentContext) => Promise<PaymentResult>;
  /**
   * Run once when the order exists, before the page leaves for the success page (PLACE-12); `redirectUrl` replaces that
   * page, for example with a provider's page where the order is paid. `orderId` is null where the server did not return
   * it.
   */
  readonly afterPlace?: (order: {
    readonly orderId: number | null;
  }) => void | AfterPlace | Promise<void | AfterPlace>;
}

/** Where the shopper goes once the order exists. */
export interface AfterPlace {
  readonly redirectUrl?: string;
}

/** What a mounted payment form may do. */
export interface PaymentFormHandle {
  readonly method: PaymentMethod;
  /** Stores a value of the form; it survives a reload unless `secret`. */
  setField(name: string, value: string, options?: { readonly secret?: boolean }): void;
}

/** Called with the order's data before it is sent; a returned string refuses the order (PLACE-19). */
export type PlaceOrderHook = (order: {
  readonly payment: PaymentPayload;
  readonly email: string;
  readonly billingAddress: Address;
  readonly totals: Totals;
}) =>
  | void
  | string
  | {
      readonly headers?: Readonly<Record<string, string>>;
      readonly extensionAttributes?: Readonly<Record<string, unknown>>;
    }
  | Promise<
      | void
      | string
      | {
          readonly headers?: Readonly<Record<string, string>>;
          readonly extensionAttributes?: Readonly<Record<string, unknown>>;
        }
    >;

/** A merchant's validation rule: returns the message to show, or null. */
export type ValidatorFunction = (
  value: string,
  parameter: unknown,
  form: AddressDraft | Readonly<Record<string, string>>,
) => string | null;

/** Turns a totals segment into what is shown; null hides the line. */
export type TotalsRenderer = (
  segment: TotalsSegment,
  totals: Totals,
) => { readonly label: string; readonly value: string } | null;
