import * as v from 'valibot';
import { call } from '../../../api/rest';
import { wireNumber, wireText } from '../../../api/wire/wire';
import type { Result } from '../../../platform/result';
import { ok } from '../../../platform/result';
import type { CertificateShop } from '../../../state/extensions/tax-service.types';
import { dropToken, storedToken } from './stored-token';

/** How long before its end a token is renewed, in milliseconds (TAXV-14). */
const BUFFER_MS = 5 * 60_000;

const schema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** The customer's number with the service. */
  customer: wireText,
  /** The customer's id in the shop, to whom alone the token belongs. */
  customer_id: v.optional(wireText),
  /** Seconds since 1970. */
  expires: wireNumber,
  sdk_url: v.pipe(v.string(), v.nonEmpty()),
});

/** What the service's form needs (TAXV-10). Never logged. */
export type SdkToken = v.InferOutput<typeof schema>;

/** Whether the token has ended. `now` in milliseconds. */
export const isExpired = ({ expires }: SdkToken, now: number): boolean => expires * 1000 <= now;

/** The stored token, if it is of this customer and long enough valid (TAXV-13, TAXV-14). */
function usableToken(customerId: string | null, now: number): SdkToken | null {
  const parsed = v.safeParse(schema, storedToken.read());
  if (!parsed.success || customerId === null) return null;
  const isOwn = parsed.output.customer_id === customerId;
  return isOwn && !isExpired(parsed.output, now + BUFFER_MS) ? parsed.output : null;
}

/**
 * The token of the signed-in customer: the stored one, or a new one (TAXV-16). A page that does not say who the customer is
 * gets a new one. The module answers with a text where the service refuses: `malformed`.
 */
export async function sdkToken(
  { baseUrl, customerId }: CertificateShop,
  now: number,
  signal: AbortSignal,
): Promise<Result<SdkToken>> {
  const known = usableToken(customerId, now);
  if (known !== null) return ok(known);
  dropToken();
  const result = await call({ url: `${baseUrl}rest/V1/avatax/token`, signal }, schema);
  if (result.ok) storedToken.write(result.value);
  return result;
}
