import type { StripeError } from '@stripe/stripe-js';

/** An error response of the API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeError,
  ) {
    super(error.message ?? error.type);
  }
}

/** 400 for an invalid request. */
export const badRequest = (message: string, more: Partial<StripeError> = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });

/** 404 with the provider's message: `No such payment_intent: 'pi_1'`. */
export const notFound = (what: string, id: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  });

/** 400 for a missing field. */
export const missing = (param: string): Refusal =>
  badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
