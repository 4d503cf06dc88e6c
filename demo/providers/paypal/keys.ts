/** The credentials of a shop's account at the sandbox. */
export interface SandboxClient {
  /** Public, in the URL of the script. */
  readonly clientId: string;
  readonly secret: string;
}

const CLIENT_ID = /^demo(?:_([A-Za-z0-9-]{1,64}))?$/;

/** The account of `demo`. */
const DEFAULT_ACCOUNT = 'demo';

const secretOf = (clientId: string): string => `secret_${clientId}`;

/** The account of a client id, `demo` or `demo_<account>`; null for anything else. */
export function accountOf(clientId: string): string | null {
  const found = CLIENT_ID.exec(clientId);
  return found && (found[1] ?? DEFAULT_ACCOUNT);
}

/** The account of a server's credentials; null when they are wrong. */
export function accountOfSecret({ clientId, secret }: SandboxClient): string | null {
  return secret === secretOf(clientId) ? accountOf(clientId) : null;
}

/** The credentials of an account, by default those of the demo account. */
export function sandboxClient(account?: string): SandboxClient {
  const clientId = account === undefined ? 'demo' : `demo_${account}`;
  return { clientId, secret: secretOf(clientId) };
}
