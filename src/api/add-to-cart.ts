import * as v from 'valibot';
import { ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { call, type CallOptions } from './rest';

/** What the shop answers to an added product (ADDTO-02). Each part is null where it says nothing of it. */
export interface AddResponse {
  /** Where the shopper must go: options are missing, or the shop shows its cart after each product. */
  readonly backUrl: string | null;
  /** Why the product cannot be had, as plain text. */
  readonly statusText: string | null;
  /** A message of a third party, as HTML. */
  readonly messages: string | null;
}

const maybe = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);
const NOTHING: AddResponse = { backUrl: null, statusText: null, messages: null };

const answer = v.union([
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
 * Posts a product form as it stands to its own action (ADDTO-01, `endpoints.md` §4). An empty list is success; every key
 * of an object is optional (decision C18). A page instead of JSON, as after a wrong form key, is `malformed`.
 */
export async function addToCart(
  url: string,
  form: FormData,
  { signal }: CallOptions = {},
): Promise<Result<AddResponse>> {
  const result = await call({ url, method: 'POST', body: form, signal }, v.nullable(answer));
  return result.ok ? ok(result.value ?? NOTHING) : result;
}
