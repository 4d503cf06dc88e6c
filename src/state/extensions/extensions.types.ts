import type { Address, AddressDraft } from '../../domain/address.types';
import type { Totals, TotalsSegment } from '../../domain/quote.types';
import type { PaymentPayload } from './payment-method.types';

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
