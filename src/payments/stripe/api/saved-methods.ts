import * as v from 'valibot';
import type { SavedMethod } from '../../../domain/payment/saved-method.types';
import { ok, type Result } from '../../../platform/result';
import { textOf } from '../../../platform/text/decode';
import type { CallOptions } from '../../../api/rest';
import { wireChoices, wireNumber, wirePicture } from '../../../api/wire/wire';
import { callStripe, type StripeShop } from './call';

const number = v.optional(v.fallback(v.nullable(wireNumber), null), null);
const text = v.optional(v.fallback(v.nullable(v.string()), null), null);

const method = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    fingerprint: text,
    type: text,
    brand: text,
    label: text,
    icon: v.optional(v.fallback(v.nullable(wirePicture), null), null),
    exp_month: number,
    exp_year: number,
    client_secret: text,
  }),
  v.transform(({ exp_month: month, exp_year: year, client_secret: clientSecret, ...entry }) => ({
    method: {
      id: entry.id,
      fingerprint: entry.fingerprint ?? entry.id,
      type: entry.type ?? '',
      brand: entry.brand ?? '',
      label: textOf(entry.label ?? entry.type ?? ''),
      icon: entry.icon,
      expiry: month === null || year === null ? null : { month, year },
    } satisfies SavedMethod,
    clientSecret,
  })),
);

const entries = v.pipe(
  wireChoices(method),
  v.transform((list) => list.map((entry) => entry.method)),
);

const listed = v.nullable(
  v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.transform((value) => Object.values(value)),
    entries,
  ),
);

/** The page's `cust` parameter as the calls take it along (SAVED-03); null without one. */
type Cust = string | null;

const queryOf = (cust: Cust): { readonly query?: Readonly<Record<string, string>> } =>
  cust === null ? {} : { query: { cust } };

/** The customer's saved methods, in the server's order (SAVED-05). 400 when nobody is logged in (SAVED-02). */
export async function listSavedMethods(
  shop: StripeShop,
  cust: Cust,
  options: CallOptions = {},
): Promise<Result<readonly SavedMethod[]>> {
  const request = { name: 'list_payment_methods', method: 'GET', ...queryOf(cust) } as const;
  const result = await callStripe(shop, request, listed, options);
  return result.ok ? ok(result.value ?? []) : result;
}

/** A method that the shop has accepted. */
export interface AddedMethod {
  readonly method: SavedMethod;
  /** Present while the bank requires authentication first; until then the method is not saved. */
  readonly clientSecret: string | null;
}

/** Saves a method that the provider has created (SAVED-06). */
export async function addSavedMethod(
  shop: StripeShop,
  { paymentMethodId, cust }: { readonly paymentMethodId: string; readonly cust: Cust },
  options: CallOptions = {},
): Promise<Result<AddedMethod>> {
  const request = { name: 'add_payment_method', body: { paymentMethodId }, ...queryOf(cust) };
  return callStripe(shop, request, method, options);
}

const words = v.fallback(v.nullable(v.string()), null);

/**
 * Deletes a saved method and its copies (SAVED-07). Returns the server's text as plain text, '' where it has none: any
 * accepted request is a deletion (SAVED-08).
 */
export async function deleteSavedMethod(
  shop: StripeShop,
  { id, fingerprint }: Pick<SavedMethod, 'id' | 'fingerprint'>,
  options: CallOptions = {},
): Promise<Result<string>> {
  // A method without a fingerprint is known by its id, which the module would search for in vain.
  const body = { paymentMethodId: id, ...(fingerprint === id ? {} : { fingerprint }) };
  const result = await callStripe(shop, { name: 'delete_payment_method', body }, words, options);
  return result.ok ? ok(textOf(result.value ?? '')) : result;
}
