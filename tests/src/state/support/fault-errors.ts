import type { Fault } from '../../../../e2e/faults/cells';
import type { ApiError } from '../../../../src/platform/http/api-error';

/** The client's error for each fault of a storefront request; faults without an entry are successful. */
export const ERRORS: Readonly<Partial<Record<Fault, ApiError>>> = {
  never: { kind: 'timeout' },
  html: { kind: 'malformed', status: 200 },
  half: { kind: 'malformed', status: 200 },
  empty: { kind: 'malformed', status: 200 },
  '401': { kind: 'unauthorized', message: 'No' },
  '404': { kind: 'malformed', status: 404 },
  '429': { kind: 'server', status: 429, message: null, retryAfterMs: 60_000 },
  '500': { kind: 'server', status: 500, message: null, retryAfterMs: null },
  offline: { kind: 'network' },
};

/** The same for requests of the REST API, whose failures have messages. */
export const API_ERRORS: typeof ERRORS = {
  ...ERRORS,
  '404': {
    kind: 'rejected',
    status: 404,
    message: 'No such entity with cartId =',
    redirectAction: null,
  },
  '429': { kind: 'server', status: 429, message: 'Too Many Requests', retryAfterMs: 60_000 },
  '500': {
    kind: 'server',
    status: 500,
    message: 'Internal Error. Details are available in the log file.',
    retryAfterMs: null,
  },
};
