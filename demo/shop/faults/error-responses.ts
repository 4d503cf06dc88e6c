import type { Context } from 'hono';

const REST_BODIES: Readonly<Record<number, object>> = {
  401: {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'self' },
  },
  404: {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: null },
  },
  429: { message: 'Too Many Requests' },
};
const INTERNAL = { message: 'Internal Error. Details are available in the log file.' };
const MAINTENANCE = 503;

/** The platform's own error pages, which themes do not style. */
export function errorPage(status: number): string {
  const [title, text] =
    status === MAINTENANCE
      ? [
          'Service Temporarily Unavailable',
          'The server is under maintenance. Please try again later.',
        ]
      : [
          'There has been an error processing your request',
          'Exception printing is disabled by default for security reasons.',
        ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main class="page-main"><h1>${title}</h1><p>${text}</p></main></body></html>`;
}

/** The platform's response to this failure: JSON for REST, HTML for maintenance and the storefront. */
export function errorResponse(c: Context, status: number): Response {
  const isRest = c.req.path.startsWith('/rest/') && status !== MAINTENANCE;
  const body = isRest ? JSON.stringify(REST_BODIES[status] ?? INTERNAL) : errorPage(status);
  const headers: Record<string, string> = {
    'content-type': isRest ? 'application/json; charset=utf-8' : 'text/html; charset=UTF-8',
    'cache-control': 'no-store',
    ...(status === MAINTENANCE || status === 429 ? { 'retry-after': '60' } : {}),
  };
  return new Response(body, { status, headers });
}
