import * as v from 'valibot';

import type { Amount } from '../state/records.types';
import { invalid, unprocessable } from './refusal';

/** Decimals of the currencies that the provider takes. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'
    .split(' ')
    .map((code) => [code, 2] as const),
  ...'HUF JPY TWD'.split(' ').map((code) => [code, 0] as const),
]);

const amountSchema = v.object({ currency_code: v.string(), value: v.string() });

const orderSchema = v.object({
  intent: v.picklist(['CAPTURE', 'AUTHORIZE']),
  purchase_units: v.tuple([
    v.object({ custom_id: v.optional(v.string(), ''), amount: amountSchema }),
  ]),
  payment_source: v.optional(
    v.object({
      card: v.optional(
        v.object({
          attributes: v.optional(
            v.object({
              vault: v.optional(v.object({ store_in_vault: v.literal('ON_SUCCESS') })),
            }),
          ),
        }),
      ),
    }),
  ),
  application_context: v.optional(
    v.object({
      shipping_preference: v.optional(v.picklist(['GET_FROM_FILE', 'NO_SHIPPING'])),
    }),
  ),
});

const patchSchema = v.tuple([
  v.object({
    op: v.literal('replace'),
    path: v.literal("/purchase_units/@reference_id=='default'/amount"),
    value: amountSchema,
  }),
]);

/** An amount that can be paid: of a known currency, with its decimals, more than nothing. */
function payable(amount: Amount): Amount {
  const decimals = DECIMALS.get(amount.currency_code);
  if (decimals === undefined) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  const pattern = decimals === 0 ? /^\d{1,10}$/ : /^\d{1,10}\.\d{2}$/;
  if (!pattern.test(amount.value)) throw unprocessable('DECIMAL_PRECISION');
  if (Number(amount.value) === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  return amount;
}

/** What a shop wants to be paid for. */
export interface WantedOrder {
  readonly amount: Amount;
  readonly customId: string;
  readonly isDigital: boolean;
  /** Whether the card that pays is to be kept. */
  readonly isCardKept: boolean;
}

/** Reads the body that creates an order; throws a `Refusal`. */
export function readOrder(body: unknown): WantedOrder {
  const read = v.safeParse(orderSchema, body);
  if (!read.success) throw invalid('MISSING_REQUIRED_PARAMETER');
  const {
    purchase_units: units,
    application_context: context,
    payment_source: source,
  } = read.output;
  const [{ amount, custom_id: customId }] = units;
  return {
    amount: payable(amount),
    customId,
    isCardKept: source?.card?.attributes?.vault !== undefined,
    isDigital: context?.shipping_preference === 'NO_SHIPPING',
  };
}

const captureSchema = v.object({
  payment_source: v.optional(v.object({ card: v.object({ vault_id: v.string() }) })),
});

/** The kept card with which an order is to be paid, from the body that captures it; null where the payer has approved it. */
export function readVaultId(body: unknown): string | null {
  const read = v.safeParse(captureSchema, body);
  if (!read.success) throw invalid('INVALID_PARAMETER_SYNTAX');
  return read.output.payment_source?.card.vault_id ?? null;
}

/** Reads the body that changes an order's amount; throws a `Refusal`. */
export function readPatch(body: unknown): Amount {
  const read = v.safeParse(patchSchema, body);
  if (!read.success) throw invalid('INVALID_PATCH_OPERATION');
  return payable(read.output[0].value);
}
