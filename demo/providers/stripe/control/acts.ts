import { setTimeout as wait } from 'node:timers/promises';

import type { Call } from '../api/context';
import { drop, untilGone } from './connection';
import type { CallFault } from './fault';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>502 Bad Gateway</title></head>
<body><h1>502 Bad Gateway</h1></body></html>`;

/** An outdated copy of the script, without the fields. */
const OLD_SCRIPT = 'window.Stripe=function(){return{version:2}};window.Stripe.version=2;';

function apiError(status: number): Response {
  const error = {
    type: status === 429 ? 'rate_limit_error' : 'api_error',
    message: 'An unknown error occurred',
  };
  return Response.json({ error }, { status });
}

/** Applies a fault to a request. Returns the client's response; `work` leaves the original one in `c.res`. */
export async function act(
  c: Call,
  fault: CallFault,
  work: () => Promise<void>,
): Promise<Response | null> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      await work();
      return null;
    case 'status':
      return apiError(fault.status);
    case 'html':
      return c.html(PAGE);
    case 'wrong-version':
      return c.body(OLD_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    case 'half-json': {
      await work();
      const body = await c.res.text();
      const { status, headers } = c.res;
      return new Response(body.slice(0, Math.ceil(body.length / 2)), { status, headers });
    }
    case 'never':
      await untilGone(c);
      return drop(c);
    case 'drop-before':
      return drop(c);
    case 'drop-after':
      await work();
      return drop(c);
  }
}
