import type { ServerMessage } from '../section.types';

/** How a form of the account pages ended, as far as its response shows. */
export type FormOutcome = 'saved' | 'refused' | 'signed-out' | 'unknown';

/**
 * The outcome of a posted form. The server always redirects, and reports the outcome in its messages. A redirect
 * to the login page without a message means that the session was over. A page without redirect or message, such as that
 * of a shop under maintenance, is inconclusive.
 *
 * @param url the address after redirects
 */
export function formOutcome(url: string, messages: readonly ServerMessage[]): FormOutcome {
  if (messages.some(({ type }) => type === 'error')) return 'refused';
  if (messages.some(({ type }) => type === 'success')) return 'saved';
  return /\/customer\/account\/login(?:\/|$)/.test(url) ? 'signed-out' : 'unknown';
}
