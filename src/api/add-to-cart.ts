import * as v from 'valibot';
import { ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { call, type CallOptions } from './rest';

/** The shop's response to an added product (ADDTO-02). Parts that it does not contain are null. */
export interface AddResponse {
  /** The page to go to: options are missing, or the shop shows its cart after each product. */
  readonly backUrl: string | null;
  /** Why the product cannot be added, as plain text. */
  readonly statusText: string | null;
  /** A message of an extension, as HTML. */
  readonly messages: string | null;
}

const maybe = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);
const NOTHING: AddResponse = { backUrl: null, statusText: null, messages: null };

const response = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform(() => NOTHING),
  ),
  v.pipe(
    v.object({
      backUrl: v.optional(maybe, null),
      messages: v.optional(maybe, null),
      product: v.fallback(v.object({ statusText: v.optional(maybe, null) }), { statusText: null }),
    }),
    v.transform(({ backUrl, messages, product }): AddResponse => {
      const { statusText } = product;
      return { backUrl, messages, statusText: statusText === null ? null : textOf(statusText) };
    }),
  ),
]);

/**
 * Posts a product form to its own action (ADDTO-01, `endpoints.md` §4). An empty list is success; every key of an
 * object is optional (decision C18). A page instead of JSON, as after a wrong form key, is `malformed`.
 */
export async function addToCart(
  url: string,
  form: FormData,
  { signal }: CallOptions = {},
): Promise<Result<AddResponse>> {
  const result = await call({ url, method: 'POST', body: form, signal }, v.nullable(response));
  return result.ok ? ok(result.value ?? NOTHING) : result;
}
