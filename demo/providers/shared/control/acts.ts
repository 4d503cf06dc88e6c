import { setTimeout as wait } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { drop, untilGone } from './connection';
import type { CallFault } from './fault';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>502 Bad Gateway</title></head>
<body><h1>502 Bad Gateway</h1></body></html>`;

/** What a provider sends instead of its response. */
export interface Failures {
  /** The API's error with this status. */
  readonly apiError: (status: number) => Response;
  /** An outdated copy of the script, without what shops need of it. */
  readonly oldScript: string;
}

/** Applies a fault to a request. Returns the client's response; `work` leaves the original one in `c.res`. */
async function act(
  c: Context,
  fault: CallFault,
  work: () => Promise<void>,
  { apiError, oldScript }: Failures,
): Promise<Response | null> {
  const env = c.env as Partial<HttpBindings>;
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
      return c.body(oldScript, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    case 'half-json': {
      await work();
      const body = await c.res.text();
      const { status, headers } = c.res;
      return new Response(body.slice(0, Math.ceil(body.length / 2)), { status, headers });
    }
    case 'never':
      await untilGone(c.req.raw);
      return drop(env);
    case 'drop-before':
      return drop(env);
    case 'drop-after':
      await work();
      return drop(env);
  }
}

/** Applies a fault, or none, to a request. */
export async function actOn(
  c: Context,
  fault: CallFault | null,
  work: () => Promise<void>,
  failures: Failures,
): Promise<void> {
  if (!fault) {
    await work();
    return;
  }
  const response = await act(c, fault, work, failures);
  if (!response) return;
  // Removed first: the framework would merge the headers of both.
  c.res = undefined;
  c.res = response;
}
