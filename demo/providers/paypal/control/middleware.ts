import type { MiddlewareHandler } from 'hono';

import { actOn, type Failures } from '../../shared/control/acts';
import type { CallFault } from '../../shared/control/fault';
import { takeFault } from '../../shared/control/fault-store';
import type { SandboxEnv } from '../api/context';
import { callOf } from './calls';

const failures: Failures = {
  apiError: (status) => {
    const name = status === 429 ? 'RATE_LIMIT_REACHED' : 'INTERNAL_SERVER_ERROR';
    return Response.json({ name, message: 'An internal server error occurred.' }, { status });
  },
  // Without the buttons.
  oldScript: "window.paypal={version:'4.0.0'};",
};

/** Applies the faults of an account to its requests. */
export const withFaults: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const call = callOf(c.req.method, c.req.path);
  const fault = call === null ? null : takeFault(c.var.account, call);
  await actOn(c, (fault?.fault ?? null) as CallFault | null, next, failures);
};
