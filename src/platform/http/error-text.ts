import { t } from '../i18n/i18n';
import type { ApiError } from './api-error';

/** Shown when the server gave no sentence of its own (HTTP-07, MSG-08). */
const GENERAL = 'Something went wrong with your request. Please try again later.';

/** Shown when no answer came at all: it is the connection that wants looking at. */
const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';

/** The shopper's words for a failure: the server's message, or a general sentence (HTTP-06, HTTP-07, MSG-11). */
export function errorText(error: ApiError): string {
  if (error.kind === 'cancelled') return '';
  if (error.kind === 'network') return t(UNREACHED);
  return ('message' in error && error.message) || t(GENERAL);
}

/** Whether no answer came: the connection, not the shop, wants looking at. */
export const isUnanswered = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout';

/** Whether a write that ended like this may have been carried out all the same. */
export function outcomeUnknown(error: ApiError): boolean {
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.kind === 'malformed' ||
    (error.kind === 'server' && error.status !== 429)
  );
}
