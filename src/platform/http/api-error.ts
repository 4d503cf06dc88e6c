/**
 * All ways in which a server call can fail. Created in `platform/http` only; mapped to the message for the shopper by
 * `errorText` (HTTP-06, HTTP-07).
 *
 * - `network`: no response arrived (offline, DNS, connection reset). The request may have been carried out.
 * - `timeout`: no response within the limit. The request may have been carried out.
 * - `unauthorized`: 401 (HTTP-05).
 * - `rejected`: the server understood and refused (4xx with a JSON body); `message` has its placeholders filled.
 * - `server`: 5xx, or 429 with `retryAfterMs`. The request may have been carried out.
 * - `malformed`: a response that violates the contract (HTML, truncated JSON, a wrong shape). The request may have been
 * carried out.
 * - `cancelled`: aborted by Till itself; never shown.
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
