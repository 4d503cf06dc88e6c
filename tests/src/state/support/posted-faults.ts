import type { Fault } from '../../../../e2e/faults/cells';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { ERRORS } from './fault-errors';

/** A fault that a request can meet on its own: neither slow, nor lost, nor overtaken. */
export type Failure = Exclude<Fault, 'late' | 'lost' | 'out of order'>;

const TEXTS: Readonly<Partial<Record<Failure, string>>> = {
  html: '<html>An error page',
  half: '{"ba',
  empty: '',
};

/** What a form post gets for a fault: a text of any kind is a successful response. `url` is that after redirects. */
export function postedFault(fault: Failure, url: string): Result<HttpResponse> {
  const body = TEXTS[fault];
  if (body !== undefined) return ok({ status: 200, headers: {}, url, body });
  if (fault === '401') return fail({ kind: 'unauthorized', message: '' });
  return fail(ERRORS[fault] ?? { kind: 'network' });
}
