import type { MiddlewareHandler } from 'hono';

import { actOn, type Failures } from '../../shared/control/acts';
import type { SandboxEnv } from '../api/context';
import { callOf } from './calls';
import { takeCallFault } from './fault-store';

const failures: Failures = {
  apiError: (status) => {
    const error = {
      type: status === 429 ? 'rate_limit_error' : 'api_error',
      message: 'An unknown error occurred',
    };
    return Response.json({ error }, { status });
  },
  // Without the fields.
  oldScript: 'window.Stripe=function(){return{version:2}};window.Stripe.version=2;',
};

/** Applies the faults of an account to its requests. */
export const withFaults: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const call = callOf(c.req.method, c.req.path);
  const fault = call === null ? null : takeCallFault(c.var.account, call, c.var.side);
  await actOn(c, fault, next, failures);
};
