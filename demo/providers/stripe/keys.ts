/** The kind of a request's key: a browser's or a server's. */
export type Side = 'browser' | 'shop';

/** A parsed key. */
export interface Key {
  readonly side: Side;
  /** The account; each has its own customers, intents, charges and faults. */
  readonly account: string;
}

/** The sandbox's keys for a shop. */
export interface SandboxKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const KEY = /^(pk|sk)_test_demo(?:_([A-Za-z0-9-]{1,64}))?$/;

/** The account of `pk_test_demo` and `sk_test_demo`. */
export const DEFAULT_ACCOUNT = 'demo';

/** Reads `pk_test_demo`, `sk_test_demo`, or one of them with `_<account>` at its end; null for anything else. */
export function readKey(text: string): Key | null {
  const [, kind, account] = KEY.exec(text) ?? [];
  if (kind === undefined) return null;
  return { side: kind === 'pk' ? 'browser' : 'shop', account: account ?? DEFAULT_ACCOUNT };
}

/** The keys of an account, by default those of the demo account. All accounts sign with the same secret. */
export function sandboxKeys(account?: string): SandboxKeys {
  const end = account === undefined ? '' : `_${account}`;
  return {
    publishableKey: `pk_test_demo${end}`,
    secretKey: `sk_test_demo${end}`,
    webhookSecret: 'whsec_demo',
  };
}
