import type { ReviewDraft } from '../domain/review.types';
import { http } from '../platform/http/http';
import { ok, type Result } from '../platform/result';
import type { CallOptions } from './rest';

/** A page of a product's reviews as the server's HTML (REVW-02); it is not to be trusted. */
export async function loadReviews(
  url: string,
  { signal }: CallOptions = {},
): Promise<Result<string>> {
  const result = await http({ url, answer: 'text', signal });
  if (!result.ok) return result;
  const { body } = result.value;
  return ok(typeof body === 'string' ? body : '');
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
