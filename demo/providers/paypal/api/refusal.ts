/** An error response of the API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: {
      readonly name: string;
      readonly message: string;
      readonly details?: readonly { readonly issue: string }[];
    },
  ) {
    super(body.message);
  }
}

/** 422 for a request that is understood and cannot be done, such as `ORDER_ALREADY_CAPTURED`. */
export const unprocessable = (issue: string): Refusal =>
  new Refusal(422, {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    details: [{ issue }],
  });

/** 400 for a request that is not well-formed. */
export const invalid = (issue: string): Refusal =>
  new Refusal(400, {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
    details: [{ issue }],
  });

/** 404. */
export const notFound = (): Refusal =>
  new Refusal(404, {
    name: 'RESOURCE_NOT_FOUND',
    message: 'The specified resource does not exist.',
    details: [{ issue: 'INVALID_RESOURCE_ID' }],
  });

/** 401 for wrong credentials. */
export const unauthorized = (): Refusal =>
  new Refusal(401, { name: 'invalid_client', message: 'Client Authentication failed' });
