/** What Till makes trusted: addresses of scripts that were checked, and single character references. */
interface Policy {
  readonly createScriptURL: (url: string) => unknown;
  readonly createHTML: (reference: string) => unknown;
}

interface TypedPage {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
}

/** Name of the policy, for shops whose `trusted-types` directive lists the allowed ones. */
const NAME = 'till-sdk';

/** Shared by copies of the bundle: a second policy of the same name is refused. */
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.policy')] ??= {
  policy: null,
}) as { policy: Policy | null };

/** Scripts come encrypted or from this machine. */
function checkedUrl(url: string): string {
  const { protocol, hostname, href } = new URL(url, document.baseURI);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const isOwn = hostname === location.hostname && protocol === location.protocol;
  if (protocol === 'https:' || (protocol === 'http:' && (isLocal || isOwn))) return href;
  throw new TypeError(`No script is loaded from ${url}`);
}

/** A character reference is one character or two in any document, and no markup. */
function checkedReference(reference: string): string {
  if (/^&(?:#x?)?\w+;$/.test(reference)) return reference;
  throw new TypeError('Not a character reference');
}

const RULES: Policy = { createScriptURL: checkedUrl, createHTML: checkedReference };

/**
 * The page's policy under `require-trusted-types-for 'script'`; the checks alone where the browser has no Trusted Types.
 *
 * @throws TypeError if the page's `trusted-types` directive does not list `till-sdk`
 */
function policy(): Policy {
  const { trustedTypes } = globalThis as TypedPage;
  if (trustedTypes === undefined) return RULES;
  shared.policy ??= trustedTypes.createPolicy(NAME, RULES);
  return shared.policy;
}

/**
 * A script's address as the browser accepts it.
 *
 * @throws TypeError for an address that is neither `https:` nor the shop's or this machine's own, and without the policy
 */
export const trustedUrl = (url: string): string => policy().createScriptURL(url) as string;

/**
 * A character reference such as `&oslash;` as the browser's parser accepts it.
 *
 * @throws TypeError for anything else, and without the policy
 */
export const trustedReference = (reference: string): string =>
  policy().createHTML(reference) as string;
