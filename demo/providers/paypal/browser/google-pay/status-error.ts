/** An error of Google's script, with its status code. */
export class StatusError extends Error {
  constructor(
    readonly statusCode: 'CANCELED' | 'DEVELOPER_ERROR' | 'INTERNAL_ERROR',
    readonly statusMessage: string,
  ) {
    super(statusMessage);
  }
}
