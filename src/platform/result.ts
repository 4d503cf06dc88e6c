import type { ApiError } from './http/api-error';

/** Outcome of an operation that may fail. Expected failures are data, never exceptions. */
export type Result<T, E = ApiError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an error as a failure. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
