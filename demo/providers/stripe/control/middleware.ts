import type { MiddlewareHandler } from 'hono';

import type { SandboxEnv } from '../api/context';
import { act } from './acts';
import { callOf } from './calls';
import { takeCallFault } from './fault-store';

/** Applies the faults of an account to its requests. */
export const withFaults: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const call = callOf(c.req.method, c.req.path);
  const fault = call === null ? null : takeCallFault(c.var.account, call, c.var.side);
  if (!fault) {
    await next();
    return;
  }
  const response = await act(c, fault, next);
  if (!response) return;
  // Removed first: the framework would merge the headers of both.
  c.res = undefined;
  c.res = response;
};
