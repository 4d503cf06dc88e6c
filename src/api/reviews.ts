import type { ReviewDraft } from '../domain/review.types';
import { http } from '../platform/http/http';
import { fail, ok, type Result } from '../platform/result';
import type { CallOptions } from './rest';

/** A whole page, as of a login or of maintenance, and data: both are no part of a page that can be shown in another. */
const NO_FRAGMENT = /^\s*(?:<!doctype|<html|[{[])/i;

/**
 * A page of a product's reviews as the server's HTML (REVW-02); it is not to be trusted.
 *
 * @returns `malformed` for an answer that is no fragment of a page
 */
export async function loadReviews(
  url: string,
  { signal }: CallOptions = {},
): Promise<Result<string>> {
  const result = await http({ url, answer: 'text', signal });
  if (!result.ok) return result;
  const { body, status } = result.value;
  const html = typeof body === 'string' ? body : '';
  return NO_FRAGMENT.test(html) ? fail({ kind: 'malformed', status }) : ok(html);
}

/** Sends a review. Success and refusal both lead to a page; which it was, the server's messages tell. */
export async function postReview(
  url: string,
  { nickname, title, detail, ratings }: ReviewDraft,
  formKey: string,
): Promise<Result<null>> {
  const body = new URLSearchParams({ form_key: formKey, nickname, title, detail, ...ratings });
  const result = await http({ url, method: 'POST', body, answer: 'text' });
  return result.ok ? ok(null) : result;
}
