import * as v from 'valibot';
import type { HtmlContentResponse } from '../domain/html-content.types';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import { parseMaybeTwice, wireFlag } from './wire/wire';

/** What the admin area answers every script whose reader's session has ended. */
const expired = v.object({
  ajaxExpired: v.pipe(wireFlag, v.literal(true)),
  ajaxRedirect: v.pipe(v.string(), v.nonEmpty()),
});

/** What it answers when it means to refuse. */
const refused = v.object({
  error: v.pipe(wireFlag, v.literal(true)),
  message: v.pipe(v.string(), v.nonEmpty()),
});

/** A whole page, as of a login or of maintenance, is no part of one. */
const WHOLE_PAGE = /^\s*<(?:!doctype|html)\b/i;

/** As the admin area's scripts mark every address they ask. */
const asScript = (url: string): string =>
  /[?&]isAjax=true/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}isAjax=true`;

/**
 * Asks the admin area for a part of a page that it draws at `url` (BLOCK-03, `endpoints.md` §11). The key goes by the
 * component's own name and by the one that the area's check reads.
 *
 * @returns `rejected` with the server's words, `malformed` for an answer that is no part of a page, `unauthorized` for
 *   a form key that is not the session's
 */
export async function loadHtmlContent(
  url: string,
  formKey: string,
): Promise<Result<HtmlContentResponse>> {
  const body = new URLSearchParams({ FORM_KEY: formKey, form_key: formKey });
  const result = await http({ url: asScript(url), method: 'POST', body, answer: 'text' });
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
