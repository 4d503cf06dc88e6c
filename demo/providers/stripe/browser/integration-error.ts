/** Thrown where the shop's code uses the provider wrongly; the shopper can do nothing about it. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
