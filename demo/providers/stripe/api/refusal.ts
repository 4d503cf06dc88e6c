import type { StripeError } from '@stripe/stripe-js';

/** What the API answers when it does not do what it is asked. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeError,
  ) {
    super(error.message ?? error.type);
  }
}

/** 400 for a request that makes no sense as it is. */
export const badRequest = (message: string, more: Partial<StripeError> = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });

/** 404, in the provider's words: `No such payment_intent: 'pi_1'`. */
export const notFound = (what: string, id: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  });

/** 400 for a field that has to be there. */
export const missing = (param: string): Refusal =>
  badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
