import * as v from 'valibot';
import { errorText } from '../platform/http/error-text';
import { ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import { call, type CallOptions } from './rest';

/** Fields of the page of addresses, as its form sends them: `ship[0][77][qty]`, `ship[0][77][address]`. */
export type ShipFields = readonly (readonly [string, string])[];

const validation = v.object({
  success: v.boolean(),
  error_message: v.fallback(v.optional(v.string(), ''), ''),
});

/**
 * Checks quantities before they are saved (`endpoints.md` §10). Nothing is changed by it.
 *
 * @param url the page names it: `multishipping/checkout/checkItems`
 * @returns why they are refused, in general words where the shop gives no reason; null when they are not
 */
export async function checkItems(
  url: string,
  fields: ShipFields,
  formKey: string,
  { signal }: CallOptions = {},
): Promise<Result<string | null>> {
  const own = fields.filter(([name]) => name !== 'form_key').map(([name, value]) => [name, value]);
  const body = new URLSearchParams([...own, ['form_key', formKey]]);
  const result = await call({ url, method: 'POST', body, signal }, validation);
  if (!result.ok) return result;
  if (result.value.success) return ok(null);
  const refusal = textOf(result.value.error_message).trim();
  return ok(refusal === '' ? errorText({ kind: 'malformed', status: 200 }) : refusal);
}
