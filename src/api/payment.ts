import * as v from 'valibot';
import type { Address } from '../domain/address.types';
import type { PaymentMethod, Totals } from '../domain/quote.types';
import { fail, type Result } from '../platform/result';
import { recordOf } from '../platform/record';
import { textOf } from '../platform/text/decode';
import { clientAddress } from './address-wire';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { totalsSchema } from './totals';
import { wireChoices } from './wire/wire';

/** The payment data of an order (PAY-04, PLACE-07). */
export interface PaymentData {
  readonly method: string;
  readonly po_number: string | null;
  readonly additional_data: Readonly<Record<string, unknown>> | null;
  readonly extension_attributes?: Readonly<Record<string, unknown>>;
}

const method = v.pipe(
  v.object({ code: v.string(), title: v.fallback(v.nullish(v.string(), ''), '') }),
  v.transform((wire): PaymentMethod => ({ code: wire.code, title: textOf(wire.title) })),
);

/** Payment methods, totals and what modules add, which several calls return (SHIP-33, PAY-20, TAXV-23). */
export const paymentDetailsSchema = v.pipe(
  v.object({
    payment_methods: wireChoices(method),
    totals: totalsSchema,
    extension_attributes: v.optional(v.unknown()),
  }),
  v.transform((wire) => ({
    methods: wire.payment_methods,
    totals: wire.totals,
    attributes: recordOf(wire.extension_attributes),
  })),
);

/** Loads the payment methods available for the cart, and its totals (PAY-20). */
export const loadPaymentInformation = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<{ methods: PaymentMethod[]; totals: Totals }>> =>
  call({ url: cartUrl(context, 'payment-information'), signal }, paymentDetailsSchema);

/** The cart and the buyer in the format of both payment calls; only guests send an e-mail (ROLE-05). */
const cartAndBuyer = (context: RestContext, email: string): Readonly<Record<string, unknown>> =>
  context.cart.kind === 'guest' ? { cartId: context.cart.maskedId, email } : { cartId: 'mine' };

/** Saves the chosen method on the cart, without the billing address (PAY-21, PAY-22). Returns true. */
export const choosePaymentMethod = (
  context: RestContext,
  choice: { readonly method: string; readonly email: string },
  { signal }: CallOptions = {},
): Promise<Result<boolean>> =>
  call(
    {
      url: cartUrl(context, 'set-payment-information'),
      method: 'POST',
      body: { ...cartAndBuyer(context, choice.email), paymentMethod: { method: choice.method } },
      signal,
    },
    v.boolean(),
  );

const orderId = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.check((text) => /^\d+$/.test(text)),
    ),
  ]),
  v.transform(Number),
);
const placed = v.union([
  v.pipe(
    orderId,
    v.transform((id) => ({ placed: true as const, id })),
  ),
  v.pipe(
    v.object({ responseType: v.literal('error'), message: v.nullish(v.string(), '') }),
    v.transform(({ message }) => ({ placed: false as const, message })),
  ),
]);

/**
 * Places the order (PLACE-07 to PLACE-09); returns its id. Never send it twice for one press of the button: after a
 * lost or unreadable response the order may exist, so check the cart first. An object with `responseType: 'error'` is a
 * refusal (PLACE-08, decision C11).
 */
export async function placeOrder(
  context: RestContext,
  order: {
    readonly payment: PaymentData;
    readonly billingAddress: Address;
    readonly email: string;
  },
  { signal, headers }: CallOptions = {},
): Promise<Result<number>> {
  const result = await call(
    {
      url: cartUrl(context, 'payment-information'),
      method: 'POST',
      signal,
      headers,
      leavesPage: true,
      isOrder: true,
      body: {
        ...cartAndBuyer(context, order.email),
        paymentMethod: order.payment,
        billingAddress: clientAddress(order.billingAddress),
      },
    },
    placed,
  );
  if (!result.ok) return result;
  if (result.value.placed) return { ok: true, value: result.value.id };
  const { message } = result.value;
  return fail({ kind: 'rejected', status: 200, message, redirectAction: null });
}
