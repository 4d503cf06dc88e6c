/** Thrown when the shop's code misuses the provider's API. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
