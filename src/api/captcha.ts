import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call, type CallOptions } from './rest';

const response = v.pipe(
  v.object({ imgSrc: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ imgSrc }) => imgSrc),
);

/** Requests a new image for a form, which invalidates the one before (CAPT-03). Returns its URL. */
export const refreshCaptcha = (
  refreshUrl: string,
  formId: string,
  { signal }: CallOptions = {},
): Promise<Result<string>> =>
  call({ url: refreshUrl, method: 'POST', isRead: true, body: { formId }, signal }, response);
