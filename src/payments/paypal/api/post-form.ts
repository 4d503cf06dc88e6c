import { formKey } from '../../../platform/form-key';
import { http } from '../../../platform/http/http';
import type { ApiError } from '../../../platform/http/api-error';
import type { HttpResponse } from '../../../platform/http/http.types';
import { fail, type Result } from '../../../platform/result';
import { textOf } from '../../../platform/text/decode';

/** Options of a call of the module. */
export interface FormCall {
  /** True for what belongs to an order that is being placed or handed over, which other writes wait for. */
  readonly isOrder?: boolean | undefined;
  readonly signal?: AbortSignal;
}

/** Posts form data with the visitor's form key (`endpoints.md` §7). */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  { isOrder = false, signal }: FormCall = {},
): Promise<Result<HttpResponse>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.set('form_key', formKey());
  return http({ url, method: 'POST', body, isOrder, signal });
}

/** A refusal of the shop in its own words, which may be escaped, or `otherwise` where it has none. */
export function refused(status: number, own: unknown, otherwise: string): Result<never> {
  const text = typeof own === 'string' ? textOf(own).trim() : '';
  const message = text === '' ? otherwise : text;
  return fail({ kind: 'rejected', status, message, redirectAction: null });
}

/**
 * A failure for the shopper, in the shop's words, which may be escaped. The general text for one of the server says nothing
 * about the money, so that `otherwise` stands where it has no words of its own.
 */
export const inWords = (error: ApiError, otherwise: string): Result<never> =>
  error.kind === 'server' || error.kind === 'rejected'
    ? refused(error.status, error.message, otherwise)
    : fail(error);
