import { fail, ok, type Result } from '../platform/result';
import { http } from '../platform/http/http';
import { sameOrigin } from '../platform/navigate';
import { recordOf } from '../platform/record';

/** The fields of a server-rendered form, as it sends them. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** The shop's response to a shipping method: the details with the new totals, as HTML, or the page to go to. */
export type ReviewChange = { readonly html: string } | { readonly redirectUrl: string };

/**
 * Saves the shipping method of an order that is reviewed (WREV-03, `endpoints.md` §7).
 *
 * @param url the form names it: `…/saveShippingMethod`
 * @param signal ends the call; whether the shop has the method is not known then
 * @returns `malformed` for a response that has neither details nor a page of this shop
 */
export async function saveReviewMethod(
  url: string,
  fields: FormFields,
  formKey: string,
  signal: AbortSignal,
): Promise<Result<ReviewChange>> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.set('form_key', formKey);
  body.set('isAjax', 'true');
  const result = await http({ url, method: 'POST', body, signal });
  if (!result.ok) return result;
  const { html, redirectUrl } = recordOf(result.value.body);
  const isPage = typeof redirectUrl === 'string' && redirectUrl.trim() !== '';
  if (isPage && sameOrigin(redirectUrl)) return ok({ redirectUrl });
  if (typeof html === 'string' && html.trim() !== '') return ok({ html });
  return fail({ kind: 'malformed', status: result.value.status });
}
