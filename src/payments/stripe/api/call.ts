import * as v from 'valibot';
import { http } from '../../../platform/http/http';
import { isRecord } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import { restUrl, type CallOptions, type RestContext } from '../../../api/rest';
import { parseMaybeTwice } from '../../../api/wire/wire';

/** A call of the payment module (`endpoints.md` §8). */
export interface StripeRequest {
  /** What follows `stripe/payments/` in the path. */
  readonly name: string;
  /** `POST` when left out. */
  readonly method?: 'GET' | 'POST';
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Whether the response is a bare string and no JSON inside one. */
  readonly isRaw?: boolean;
  /** Milliseconds, for a read; 30 seconds when left out. A write is waited for. */
  readonly timeoutMs?: number;
  /** True for what belongs to an order that is being placed, which other writes wait for. */
  readonly isOrder?: boolean;
}

/** The shop whose module is called; the cart is that of its session. */
export type StripeShop = Pick<RestContext, 'baseUrl' | 'storeCode'>;

/** `[]`, `"[]"` and an empty string mean that there is nothing. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === '[]' ||
  (Array.isArray(value) && value.length === 0);

/**
 * Calls the payment module and parses its response, JSON inside a JSON string, with a schema (PELEM-41). The schema gets
 * null if the module returns nothing. A response `{error: "…"}` is `rejected` with that message, like an error
 * status; one that the schema does not accept is `malformed`.
 */
export async function callStripe<Schema extends v.GenericSchema>(
  shop: StripeShop,
  request: StripeRequest,
  schema: Schema,
  { signal }: CallOptions = {},
): Promise<Result<v.InferOutput<Schema>>> {
  const { name, method = 'POST', body, query, isRaw = false, timeoutMs, isOrder } = request;
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const url = `${restUrl(shop, 'stripe', 'payments', name)}${search}`;
  const result = await http({ url, method, body, signal, timeoutMs, isOrder });
  if (!result.ok) return result;
  const { status } = result.value;
  const content = isRaw ? result.value.body : parseMaybeTwice(result.value.body);
  if (isRecord(content) && typeof content.error === 'string' && content.error !== '') {
    return fail({ kind: 'rejected', status, message: content.error, redirectAction: null });
  }
  const parsed = v.safeParse(schema, isNothing(content) ? null : content);
  return parsed.success ? ok(parsed.output) : fail({ kind: 'malformed', status });
}
