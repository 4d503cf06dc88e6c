/** How the provider's messages about the shop's key begin: it is missing, or not one. */
const KEY_PROBLEM =
  /^(?:Invalid API Key|You did not provide an API key|Missing value for Stripe\(\))/i;

const AUTHENTICATION = 'Authentication Required: ';

/**
 * The provider's message as the shopper may read it: one about the shop's key, which it may quote, is replaced by a
 * general one (PELEM-37). Null for an empty one. English, a key of the dictionary.
 * @phrases
 */
export function providerText(message: string | null | undefined): string | null {
  const text = message?.trim() ?? '';
  if (text === '') return null;
  return KEY_PROBLEM.test(text) ? 'Invalid Stripe API key provided.' : text;
}

/**
 * The client secret that the shop's refusal of an order carries, so that the shopper authenticates; null for any other
 * message (PELEM-21). Such a message is never shown (PELEM-22).
 */
export function authenticationSecret(message: string): string | null {
  if (!message.startsWith(AUTHENTICATION)) return null;
  return message.slice(AUTHENTICATION.length).trim();
}

/**
 * Whether an error of the provider leaves open what it has done: it was not reached, or failed itself. `type` is the
 * error's.
 */
export const isProviderUnsure = (type: string | undefined): boolean =>
  ['api_connection_error', 'api_error', 'rate_limit_error'].includes(type ?? '');
