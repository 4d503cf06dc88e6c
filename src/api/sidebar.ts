import * as v from 'valibot';
import { fail, ok, type Result } from '../platform/result';
import { call, type CallOptions } from './rest';

/** The response always has status 200; a refusal contains its message (MINI-16). */
const response = v.object({
  success: v.boolean(),
  error_message: v.optional(v.string(), ''),
});

async function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  { signal }: CallOptions,
): Promise<Result<null>> {
  const body = new URLSearchParams(fields);
  const result = await call({ url, method: 'POST', body, signal }, response);
  if (!result.ok) return result;
  const { success, error_message: message } = result.value;
  return success
    ? ok(null)
    : fail({ kind: 'rejected', status: 200, message, redirectAction: null });
}

/** Sets a line's quantity (MINI-14); `qty` is above 0. A refusal is `rejected` with the server's message (MINI-17). */
export const updateItemQty = (
  url: string,
  line: { readonly itemId: string; readonly qty: number; readonly formKey: string },
  options: CallOptions = {},
): Promise<Result<null>> =>
  post(url, { item_id: line.itemId, item_qty: String(line.qty), form_key: line.formKey }, options);

/** Removes a line (MINI-15). The response to a wrong form key is a page: `malformed` (decision C16). */
export const removeItem = (
  url: string,
  line: { readonly itemId: string; readonly formKey: string },
  options: CallOptions = {},
): Promise<Result<null>> => post(url, { item_id: line.itemId, form_key: line.formKey }, options);
