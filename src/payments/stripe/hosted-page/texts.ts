/**
 * Messages for a failed redirect to the provider's page, as phrases.
 * @phrases
 */
export const TEXTS = {
  /** The shop has no session for the order (REDIR-04). */
  noSession: 'Could not redirect to Stripe Checkout.',
  /** The shop reports an error (REDIR-05). */
  server: 'An error has occurred on the server. Could not redirect to Stripe Checkout.',
  /** The shop or the SDK was not reached (REDIR-06). */
  general: 'An error has occurred. Could not redirect to Stripe Checkout.',
  /** The SDK does not redirect (REDIR-07). */
  redirect: 'A redirect error has occurred.',
} as const;
