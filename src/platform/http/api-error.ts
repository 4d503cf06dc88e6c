/**
 * Everything a server call can end with besides success. Made in `platform/http` only; mapped once to
 * the shopper's words by `errorText` (HTTP-06, HTTP-07).
 *
 * - `network`: no answer arrived (offline, DNS, connection reset). The request may have been carried out.
 * - `timeout`: no answer within the limit. The request may have been carried out.
 * - `unauthorized`: 401 (HTTP-05).
 * - `rejected`: the server understood and refused (4xx with a JSON body); `message` has its placeholders filled.
 * - `server`: 5xx, or 429 with `retryAfterMs`. The request may have been carried out.
 * - `malformed`: an answer that is not what the contract says (HTML, half a JSON, a wrong shape).
 *   The request may have been carried out.
 * - `cancelled`: aborted by us; means nothing and is shown to nobody.
 */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthorized'; readonly message: string }
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly message: string;
      /** Value of the `errorRedirectAction` header, when sent (PLACE-16). */
      readonly redirectAction: string | null;
    }
  | {
      readonly kind: 'server';
      readonly status: number;
      readonly message: string | null;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'malformed'; readonly status: number }
  | { readonly kind: 'cancelled' };
