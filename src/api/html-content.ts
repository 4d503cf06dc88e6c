import * as v from 'valibot';
import type { HtmlContentResponse } from '../domain/html-content.types';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import { parseMaybeTwice, wireFlag } from './wire/wire';

/** The admin area's response to scripts when the session has ended. */
const expired = v.object({
  ajaxExpired: v.pipe(wireFlag, v.literal(true)),
  ajaxRedirect: v.pipe(v.string(), v.nonEmpty()),
});

/** Its response to a refused request. */
const refused = v.object({
  error: v.pipe(wireFlag, v.literal(true)),
  message: v.pipe(v.string(), v.nonEmpty()),
});

/** A whole page, such as a login or maintenance page, cannot be used as a part of one. */
const WHOLE_PAGE = /^\s*<(?:!doctype|html)\b/i;

/** The URL with the marker that the admin area's scripts add to their requests. */
const asScript = (url: string): string =>
  /[?&]isAjax=true/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}isAjax=true`;

/**
 * Loads a part of a page that the admin area renders at `url` (BLOCK-03, `endpoints.md` §11). The key is sent under the
 * component's own name and under the one that the area validates.
 *
 * @returns `rejected` with the server's message, `malformed` for a response that is no part of a page, `unauthorized`
 * for a form key that is not the session's
 */
export async function loadHtmlContent(
  url: string,
  formKey: string,
): Promise<Result<HtmlContentResponse>> {
  const body = new URLSearchParams({ FORM_KEY: formKey, form_key: formKey });
  const result = await http({
    url: asScript(url),
    method: 'POST',
    isRead: true,
    body,
    responseType: 'text',
  });
  if (!result.ok) return result;
  const { body: html, status } = result.value;
  const data = parseMaybeTwice(html);
  const end = v.safeParse(expired, data);
  if (end.success) return ok({ kind: 'expired', redirect: end.output.ajaxRedirect });
  const refusal = v.safeParse(refused, data);
  if (refusal.success) {
    const { message } = refusal.output;
    return fail({ kind: 'rejected', status: 200, message, redirectAction: null });
  }
  const isPart = typeof html === 'string' && typeof data !== 'object' && !WHOLE_PAGE.test(html);
  return isPart ? ok({ kind: 'content', html }) : fail({ kind: 'malformed', status });
}
