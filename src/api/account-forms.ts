import { http } from '../platform/http/http';
import { ok, type Result } from '../platform/result';

/**
 * Posts a form of the account pages, as the browser would (`endpoints.md` §4). The server redirects in any case and
 * sets its messages in a cookie; a success redirects to another page, which loads the changed sections.
 *
 * @returns the address after redirects
 */
export async function postAccountForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  formKey: string,
  { leavesPage = false }: { readonly leavesPage?: boolean } = {},
): Promise<Result<string>> {
  const body = new URLSearchParams({ ...fields, form_key: formKey });
  const result = await http({ url, method: 'POST', body, responseType: 'text', leavesPage });
  return result.ok ? ok(result.value.url) : result;
}
