import { t } from '../i18n/i18n';
import type { ApiError } from './api-error';

/** Shown when the server sent no message of its own (HTTP-07, MSG-08). */
const GENERAL = 'Something went wrong with your request. Please try again later.';

/** Shown when no response arrived, so that the connection should be checked. */
const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';

/** Shown for every 401: the server's own text is about "the consumer" and "self" (`endpoints.md` §1.1). */
const SIGNED_OUT = 'Your session has expired. Please sign in again.';

/** The message for a failure: the server's, or a general one (HTTP-06, HTTP-07, MSG-11). */
export function errorText(error: ApiError): string {
  if (error.kind === 'cancelled') return '';
  if (error.kind === 'network') return t(UNREACHED);
  if (error.kind === 'unauthorized') return t(SIGNED_OUT);
  return ('message' in error && error.message) || t(GENERAL);
}

/** Whether no response arrived, so that the connection, not the shop, should be checked. */
export const hasNoResponse = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout';

/** Whether a write that failed like this may have been carried out all the same. */
export function outcomeUnknown(error: ApiError): boolean {
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.kind === 'malformed' ||
    (error.kind === 'server' && error.status !== 429)
  );
}
