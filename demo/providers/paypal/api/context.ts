import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import type { Account } from '../state/account';

/** The context of a sandbox request once its account is known. */
export interface SandboxEnv {
  /** Node's own request and response; only if the sandbox is behind a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { account: Account };
}

/** A request with its account. */
export type Call = Context<SandboxEnv>;
