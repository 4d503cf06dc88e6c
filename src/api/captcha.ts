import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call, type CallOptions } from './rest';

const answer = v.pipe(
  v.object({ imgSrc: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ imgSrc }) => imgSrc),
);

/** Has the shop draw a new picture for a form; the one before no longer counts (CAPT-03). Answers its address. */
export const refreshCaptcha = (
  refreshUrl: string,
  formId: string,
  { signal }: CallOptions = {},
): Promise<Result<string>> =>
  call({ url: refreshUrl, method: 'POST', body: { formId }, signal }, answer);
