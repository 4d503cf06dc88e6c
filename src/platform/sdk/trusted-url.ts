/** The part of the browser's Trusted Types that a script's address needs. */
interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => unknown;
}

interface TypedPage {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
  };
}

/** Name of the policy, for shops whose `trusted-types` directive lists the allowed ones. */
const NAME = 'till-sdk';

/** Shared by copies of the bundle: a second policy of the same name is refused. */
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.sdk-policy')] ??= {
  policy: null,
}) as { policy: ScriptUrlPolicy | null };

/** Scripts come encrypted or from this machine. */
function checkedUrl(url: string): string {
  const { protocol, hostname, href } = new URL(url, document.baseURI);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const isOwn = hostname === location.hostname && protocol === location.protocol;
  if (protocol === 'https:' || (protocol === 'http:' && (isLocal || isOwn))) return href;
  throw new TypeError(`No script is loaded from ${url}`);
}

/**
 * A script's address as the browser accepts it under `require-trusted-types-for 'script'`; a plain string where it has
 * no Trusted Types.
 *
 * @throws TypeError for an address that is neither `https:` nor the shop's or this machine's own
 */
export function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as TypedPage;
  if (trustedTypes === undefined) return checkedUrl(url);
  shared.policy ??= trustedTypes.createPolicy(NAME, { createScriptURL: checkedUrl });
  return shared.policy.createScriptURL(url) as string;
}
