type Parameters = Readonly<Record<string, unknown>> | readonly unknown[];

/** A refusal with the platform's message: an HTTP status and a message template with its parameters. */
export class RestError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 500,
    message: string,
    readonly parameters?: Parameters,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** The response's body; placeholders are not replaced. */
  body(): { message: string; parameters?: Parameters } {
    return {
      message: this.message,
      ...(this.parameters === undefined ? {} : { parameters: this.parameters }),
    };
  }
}

export function noSuchEntity(fieldName: string, fieldValue: unknown): RestError {
  return new RestError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName,
    fieldValue,
  });
}

/** `resources` names the missing permission; `self` is the customer's own. */
export function notAuthorized(resources: string): RestError {
  return new RestError(401, "The consumer isn't authorized to access %resources.", { resources });
}

export function fieldRequired(fieldName: string): RestError {
  return new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName });
}

export function fieldNotSupported(fieldName: string): RestError {
  return new RestError(
    400,
    '"%fieldName" is not supported. Correct the field name and try again.',
    { fieldName },
  );
}

export function wrongType(field: string, given: string, expected: string): RestError {
  return new RestError(
    400,
    `Error occurred during "${field}" processing. The "${given}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`,
  );
}
