import type { ReviewDraft } from '../domain/review.types';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import type { CallOptions } from './rest';

/** A whole page, such as a login or maintenance page, or data: neither can be shown within another page. */
const NO_FRAGMENT = /^\s*(?:<!doctype|<html|[{[])/i;

/**
 * Loads a page of a product's reviews as the server's HTML (REVW-02), which is untrusted.
 *
 * @returns `malformed` for a response that is no fragment of a page
 */
export async function loadReviews(
  url: string,
  { signal }: CallOptions = {},
): Promise<Result<string>> {
  const result = await http({ url, responseType: 'text', signal });
  if (!result.ok) return result;
  const { body, status } = result.value;
  const html = typeof body === 'string' ? body : '';
  return NO_FRAGMENT.test(html) ? fail({ kind: 'malformed', status }) : ok(html);
}

/**
 * Submits a review. The response is a page in any case; the server's messages show whether it was accepted.
 *
 * @param guard fields that guard the form: the token of reCAPTCHA, where it is required
 */
export async function postReview(
  url: string,
  { nickname, title, detail, ratings }: ReviewDraft,
  formKey: string,
  guard: Readonly<Record<string, string>> = {},
): Promise<Result<null>> {
  const body = new URLSearchParams({
    form_key: formKey,
    nickname,
    title,
    detail,
    ...ratings,
    ...guard,
  });
  const result = await http({ url, method: 'POST', body, responseType: 'text' });
  return result.ok ? ok(null) : result;
}
