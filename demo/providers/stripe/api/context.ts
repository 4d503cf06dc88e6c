import type { Context } from 'hono';

import type { HttpBindings } from '@hono/node-server';

import type { Side } from '../keys';
import type { Account } from '../state/account';
import type { Params } from './form';

/** The context of a sandbox request once its key has been parsed. */
export interface SandboxEnv {
  /** Node's own request and response; only if the sandbox is behind a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { account: Account; side: Side; params: Params };
}

/** A request with its account. */
export type Call = Context<SandboxEnv>;

/** The origin of the sandbox. */
export const originOf = (c: Context): string => new URL(c.req.url).origin;
